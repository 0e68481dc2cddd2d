extension PageScript {
  /// The larger view, and the keys that lead through the files.
  static let viewer = #"""

    let viewed = -1, zoom = "fit";

    function bindCards() {
      const list = find("cards");
      list.addEventListener("click", event => {
        const card = event.target.closest(".card");
        if (!card || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (event.detail > 0 && String(getSelection())) return;
        set("open", data.assets[cards.indexOf(card)].path);
      });
      list.addEventListener("keydown", event => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        const card = event.target.closest(".card");
        if (!step || !card) return;
        const next = shown[shown.indexOf(cards.indexOf(card)) + step];
        if (next === undefined) return;
        event.preventDefault();
        cards[next].querySelector(".name a").focus();
      });
    }

    function bindViewer() {
      const dialog = find("viewer");
      find("close").addEventListener("click", leave);
      find("previous").addEventListener("click", () => step(-1));
      find("next").addEventListener("click", () => step(1));
      find("zoom").addEventListener("change", event => { zoom = event.target.value; fit(); });
      find("copy").addEventListener("click", copy);
      addEventListener("resize", fit);
      dialog.addEventListener("click", event => { if (event.target === dialog) leave(); });
      dialog.addEventListener("keydown", event => {
        const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!way || event.target.matches("input, video, pre")) return;
        event.preventDefault();
        step(way);
      });
      // At once, as the close event comes so late that the next key would be taken for the view's.
      dialog.addEventListener("cancel", event => { event.preventDefault(); leave(); });
      dialog.addEventListener("close", () => { if (state.open) leave(); });
    }

    function leave() {
      const last = viewed;
      set("open", "");
      cards[last]?.querySelector(".name a").focus();
    }

    function step(way) {
      const next = shown[shown.indexOf(viewed) + way];
      if (next !== undefined) set("open", data.assets[next].path);
    }

    function showViewer() {
      const dialog = find("viewer");
      const index = state.open ? data.assets.findIndex(asset => asset.path === state.open) : -1;
      if (index < 0) state.open = "";
      const place = shown.indexOf(index);
      find("viewer-place").textContent = place < 0 ? "" : `${place + 1} of ${shown.length}`;
      find("previous").disabled = place <= 0;
      find("next").disabled = place < 0 || place === shown.length - 1;
      if (index === viewed) return;
      viewed = index;
      find("viewer-stage").replaceChildren();
      if (index < 0) {
        if (dialog.open) dialog.close();
        return;
      }
      fill(cards[index], data.assets[index]);
      if (!dialog.open) {
        dialog.showModal();
        find(find("next").disabled ? "close" : "next").focus();
      }
      fit();
      settle(find("viewer-stage"));
    }

    function fill(card, asset) {
      const stage = find("viewer-stage");
      const copies = [...card.querySelector(".stage").children].map(part => part.cloneNode(true));
      stage.replaceChildren(...copies);
      all("canvas, noscript", stage).forEach(element => element.remove());
      all("img", stage).forEach(image => { image.loading = "eager"; });
      all("video", stage).forEach(film => { film.controls = true; film.removeAttribute("src"); });
      const link = card.querySelector(".name a").cloneNode(true);
      const hasFile = !link.getAttribute("href").startsWith("#");
      find("viewer-name").replaceChildren(...(hasFile ? [link] : link.childNodes));
      find("viewer-facts").replaceChildren(
        ...all(".words > .facts, .words > .note", card).map(element => element.cloneNode(true)));
      find("viewer-command").replaceChildren(...asset.command.flatMap((word, i) => {
        const span = document.createElement("span");
        span.textContent = word;
        return i ? [" ", span] : [span];
      }));
      find("copy-text").textContent = "Copy";
      find("viewer-options").replaceChildren(...asset.options.flatMap(([name, value]) => {
        const term = document.createElement("dt"), text = document.createElement("dd");
        term.textContent = name;
        text.textContent = value;
        text.dir = "auto";
        return [term, text];
      }));
      find("viewer-digest-section").hidden = !asset.sha256;
      find("viewer-digest").textContent = asset.sha256;
      stage.scrollTo(0, 0);
    }

    // At a whole number of pixels a point, or as large as there is room, but not over four times.
    function fit() {
      const stage = find("viewer-stage");
      const picture = stage.querySelector(".picture");
      all("#zoom input").forEach(radio => { radio.checked = radio.value === zoom; });
      find("zoom").hidden = !picture;
      stage.dataset.zoom = zoom;
      if (!picture) return;
      const { width, height } = picture.dataset;
      const room = [stage.clientWidth - 56, stage.clientHeight - 56];
      const times = zoom === "fit" ? Math.min(room[0] / width, room[1] / height, 4) : Number(zoom);
      const element = picture.querySelector("img, video");
      element.style.width = Math.max(1, Math.round(width * times)) + "px";
      element.style.height = "auto";
    }

    async function copy() {
      const command = find("viewer-command");
      try {
        await navigator.clipboard.writeText(command.textContent);
        find("copy-text").textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(command);
        find("copy-text").textContent = document.execCommand("copy") ? "Copied" : "Press Ctrl+C";
      }
    }

    """#
}
