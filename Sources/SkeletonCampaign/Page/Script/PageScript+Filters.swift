extension PageScript {
  /// Which assets are shown, in which order, and what the controls say about it.
  static let filters = #"""

    const comparisons = {
      __proto__: null,
      name: (a, b) => a.path.localeCompare(b.path, "en", { numeric: true }),
      largest: (a, b) => b.bytes - a.bytes,
      smallest: (a, b) => (a.bytes || Infinity) - (b.bytes || Infinity),
      slowest: (a, b) => b.seconds - a.seconds,
      longest: (a, b) => b.duration - a.duration,
    };
    let haystacks, order;

    function haystack(i) {
      haystacks ??= data.assets.map((asset, i) => [
        asset.path, ...asset.options.flat(),
        ...all(".note, .blank", cards[i]).map(element => element.textContent),
      ].join("\n").toLowerCase());
      return haystacks[i];
    }

    function filter() {
      const words = state.find.toLowerCase().split(/\s+/).filter(Boolean);
      const counts = data.axes.map(axis => axis.values.map(() => 0));
      const keep = [];
      data.assets.forEach((asset, i) => {
        if (state.attention && !asset.attention) return;
        if (words.length && !words.every(word => haystack(i).includes(word))) return;
        const against = [];
        picked.forEach((places, axis) => {
          if (places.size && !places.has(asset.values[axis])) against.push(axis);
        });
        // A count tells what a choice would show: the asset may differ in the choice's own axis.
        asset.values.forEach((place, axis) => {
          if (against.every(other => other === axis)) counts[axis][place]++;
        });
        if (!against.length) keep.push(i);
      });
      arrange(keep);
      tell(counts);
    }

    function arrange(keep) {
      const kept = new Set(keep);
      cards.forEach((card, i) => { card.hidden = !kept.has(i); });
      const compare = comparisons[state.order];
      const sorted = data.assets.map((_, i) => i);
      // `|| 0` for two that both have no bytes: their infinite difference is not a number.
      if (compare) sorted.sort((a, b) => (compare(data.assets[a], data.assets[b]) || 0) || a - b);
      if (order !== state.order) {
        order = state.order;
        find("cards").append(...sorted.map(i => cards[i]));
        watchAgain();
      }
      shown = sorted.filter(i => kept.has(i));
    }

    function bytes(count) {
      let value = count, unit = 0;
      while (value >= 999.5 && unit < 3) { value /= 1000; unit++; }
      const digits = value < 9.95 && unit > 0 ? Math.round(value * 10) / 10 : Math.round(value);
      return digits + " " + ["B", "KB", "MB", "GB"][unit];
    }

    function tell(counts) {
      const total = shown.reduce((sum, i) => sum + data.assets[i].bytes, 0);
      const whole = data.assets.length;
      const text = (shown.length === whole ? `All ${whole}` : `${shown.length} of ${whole}`)
        + ` ${whole === 1 ? "file" : "files"} · ${bytes(total)}`;
      if (find("shown").textContent !== text) find("shown").textContent = text;
      find("nothing").hidden = shown.length > 0;
      all(".choice input").forEach(box => {
        const axis = data.axes.findIndex(axis => axis.name === box.name);
        const count = counts[axis][box.value];
        const label = box.parentElement;
        label.querySelector(".count").textContent = count;
        label.classList.toggle("empty", count === 0);
        box.checked = picked[axis].has(Number(box.value));
      });
    }

    function reflect() {
      const active = picked.reduce((sum, places) => sum + places.size, 0);
      find("clear").hidden = !active && !state.find && !state.attention;
      if (find("filters-count")) {
        find("filters-count").textContent = active;
        find("filters-count").hidden = !active;
      }
      if (find("find").value !== state.find) find("find").value = state.find;
      find("attention").checked = Boolean(state.attention);
      find("order").value = comparisons[state.order] ? state.order : "manifest";
      for (const key of ["look", "backdrop"]) {
        all(`#${key} input`).forEach(radio => { radio.checked = radio.value === state[key]; });
      }
      const rests = root.dataset.motion === "pause";
      find("motion").textContent = rests ? "Play motion" : "Pause motion";
    }

    """#
}
