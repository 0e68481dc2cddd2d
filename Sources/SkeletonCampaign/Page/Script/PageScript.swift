/// The page's script: runs before the body is read, so that nothing is seen that it changes.
enum PageScript {
  static let text = state + filters + media + viewer + start

  /// Names `text` in the page's policy; a test computes it again.
  static let digest = "sha256-X46frx9kdls3d9yNlESA+j1EBOD/JeaKMVq82g56GE8="

  /// What is chosen, and its place in the address, where only what is not usual is written. The
  /// axes' names are options' names, none of which is one of the other keys.
  private static let state = #"""

    "use strict";
    const root = document.documentElement;
    const find = id => document.getElementById(id);
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    const usual = { find: "", order: "manifest", backdrop: "checker", look: "auto", motion: "auto",
      attention: "", open: "" };
    const state = { ...usual };
    let data, cards, picked = [], shown = [], written = null;

    function readAddress() {
      let fragment = location.hash.slice(1);
      const parameters = new URLSearchParams(fragment);
      for (const key in usual) state[key] = parameters.get(key) ?? usual[key];
      picked = (data?.axes ?? []).map(axis => new Set(
        parameters.getAll(axis.name).map(value => axis.values.indexOf(value)).filter(i => i >= 0)));
    }

    function writeAddress() {
      const parameters = new URLSearchParams();
      data.axes.forEach((axis, i) => {
        for (const place of [...picked[i]].sort((a, b) => a - b)) {
          parameters.append(axis.name, axis.values[place]);
        }
      });
      for (const key in usual) if (state[key] !== usual[key]) parameters.set(key, state[key]);
      written = "#" + parameters;
      if (location.hash !== written && (location.hash || parameters.size)) {
        history.replaceState(null, "", written);
      }
    }

    function dress() {
      const moves = state.motion === "auto" ? !calm.matches : state.motion === "play";
      root.dataset.look = state.look;
      root.dataset.backdrop = state.backdrop;
      root.dataset.motion = moves ? "play" : "pause";
    }

    """#

  private static let start = #"""

    function bind() {
      for (const key of ["look", "backdrop"]) {
        find(key).addEventListener("change", event => set(key, event.target.value));
      }
      find("order").addEventListener("change", event => set("order", event.target.value));
      find("find").addEventListener("input", event => set("find", event.target.value));
      find("attention").addEventListener("change", event => {
        set("attention", event.target.checked ? "only" : "");
      });
      find("motion").addEventListener("click", () => {
        set("motion", root.dataset.motion === "play" ? "pause" : "play");
      });
      // Followed as a link it would take the place of what the address says is chosen.
      find("skip").addEventListener("click", event => {
        event.preventDefault();
        find("files").focus();
      });
      all("[data-clear]").forEach(button => button.addEventListener("click", clear));
      const sidebar = find("filters");
      sidebar?.addEventListener("change", event => {
        const axis = data.axes.findIndex(axis => axis.name === event.target.name);
        const place = Number(event.target.value);
        if (event.target.checked) picked[axis].add(place); else picked[axis].delete(place);
        update();
      });
      const button = find("filters-button");
      const unfold = opens => {
        if (sidebar.hasAttribute("data-open") === opens) return;
        sidebar.toggleAttribute("data-open", opens);
        button.setAttribute("aria-expanded", String(opens));
        (opens ? find("filters-done") : button).focus();
      };
      button?.addEventListener("click", () => unfold(!sidebar.hasAttribute("data-open")));
      find("filters-done")?.addEventListener("click", () => unfold(false));
      sidebar?.addEventListener("keydown", event => { if (event.key === "Escape") unfold(false); });
      addEventListener("hashchange", () => {
        if (location.hash !== written) { readAddress(); update(); }
      });
      calm.addEventListener("change", update);
      addEventListener("keydown", event => {
        if (event.key !== "/" || event.target.matches("input, select") || state.open) return;
        event.preventDefault();
        find("find").focus();
      });
    }

    function set(key, value) { state[key] = value; update(); }

    function clear() {
      picked.forEach(places => places.clear());
      state.find = state.attention = "";
      update();
      find("find").focus();
    }

    function update() {
      dress();
      filter();
      reflect();
      moveOrRest();
      showViewer();
      writeAddress();
    }

    root.classList.add("js");
    readAddress();
    dress();
    document.addEventListener("error", event => replaceBroken(event.target), true);
    document.addEventListener("DOMContentLoaded", () => {
      data = JSON.parse(find("data").textContent);
      cards = all(".card");
      readAddress();
      bind();
      bindCards();
      bindViewer();
      update();
    });

    """#
}
