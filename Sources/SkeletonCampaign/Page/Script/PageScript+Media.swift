extension PageScript {
  /// What moves, and what cannot be shown.
  static let media = #"""

    const near = new Set();
    const watcher = new IntersectionObserver(entries => {
      for (const entry of entries) {
        if (entry.isIntersecting) near.add(entry.target); else near.delete(entry.target);
        settle(entry.target);
      }
    }, { rootMargin: "160px" });

    function watchAgain() {
      watcher.disconnect();
      near.clear();
      cards.forEach(card => watcher.observe(card));
    }

    function moveOrRest() {
      near.forEach(settle);
      settle(find("viewer-stage"));
    }

    // Films are let go of when they are far: a browser has players for some hundreds at most.
    function settle(place) {
      const plays = root.dataset.motion === "play";
      const isNear = near.has(place) || place.id === "viewer-stage";
      for (const film of all("video", place)) {
        if (isNear && !film.hasAttribute("src")) {
          film.src = film.dataset.src;
        } else if (!isNear && film.hasAttribute("src")) {
          film.removeAttribute("src");
          film.load();
        }
        if (isNear && plays) film.play().catch(() => {}); else film.pause();
      }
      if (!isNear) return;
      for (const image of all("img.moves", place)) {
        if (plays) release(image); else freeze(image);
      }
    }

    // Animated pictures cannot be stopped, so a copy of one frame covers them.
    function freeze(image) {
      if (image.closest(".picture").querySelector("canvas")) return;
      if (!image.complete || !image.naturalWidth) {
        image.addEventListener("load", () => settle(image.closest(".card, .viewer-stage")), { once: true });
        return;
      }
      const canvas = document.createElement("canvas");
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.setAttribute("aria-hidden", "true");
      canvas.getContext("2d").drawImage(image, 0, 0);
      image.closest(".picture").append(canvas);
    }

    function release(image) {
      image.closest(".picture").querySelector("canvas")?.remove();
      image.closest("picture")?.querySelector("source")?.remove();
    }

    function replaceBroken(element) {
      const picture = element.closest?.(".picture");
      if (!picture || !element.getAttribute("src")) return;
      const blank = document.createElement("div");
      const title = document.createElement("strong");
      const text = document.createElement("span");
      blank.className = "blank broken";
      title.textContent = "Cannot be shown";
      text.textContent = element.error?.code === 4 || element.error?.code === 3
        ? "The file is not beside this page, or this browser does not play it."
        : "The file is not beside this page, or not a picture.";
      blank.append(title, text);
      picture.replaceWith(blank);
    }

    """#
}
