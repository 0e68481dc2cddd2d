extension PageStyle {
  /// The larger view.
  static let viewer = #"""

    .viewer {
      width: min(1440px, 100vw - 48px); height: min(980px, 100vh - 48px); max-width: none;
      max-height: none;
      padding: 0; border: 0; border-radius: 18px; background: var(--surface); color: var(--ink);
      box-shadow: 0 0 0 1px var(--line), 0 32px 96px -24px rgb(0 0 0 / 0.55); overflow: hidden;
    }
    .viewer[open] {
      display: grid;
      grid-template: "bar bar" auto "stage words" minmax(0, 1fr) / minmax(0, 1fr) 372px;
    }
    .viewer::backdrop { background: rgb(12 13 15 / 0.62); }
    .viewer-bar {
      grid-area: bar; display: flex; gap: 12px; align-items: center; justify-content: space-between;
      padding: 12px 14px; border-bottom: 1px solid var(--line);
    }
    .steps { display: flex; gap: 6px; align-items: center; }
    .steps p { margin-inline-start: 8px; color: var(--muted); font-variant-numeric: tabular-nums; }
    .viewer-stage {
      grid-area: stage; content-visibility: visible; overflow: auto; padding: 28px; border: 0;
      justify-content: safe center; align-items: safe center;
    }
    .viewer-stage .picture { flex: none; }
    .viewer-stage .picture img, .viewer-stage .picture video { max-width: none; height: auto; }
    .viewer-stage[data-zoom="2"] img, .viewer-stage[data-zoom="4"] img {
      image-rendering: pixelated;
    }
    .viewer-words {
      grid-area: words; display: flex; flex-direction: column; gap: 16px; overflow: auto;
      padding: 22px 22px 28px;
      border-inline-start: 1px solid var(--line);
    }
    .viewer .name { font-size: 17px; letter-spacing: -0.01em; }
    .viewer .name a {
      text-decoration: underline; text-decoration-color: var(--line); text-underline-offset: 4px;
      text-decoration-thickness: 1px;
    }
    .viewer .name a:focus-visible {
      outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 3px;
    }
    .viewer .folder { font-size: 13px; }
    #viewer-facts { display: flex; flex-direction: column; gap: 10px; }
    #viewer-facts .facts { font-size: 13px; }
    .viewer h3 { font-size: 12.5px; font-weight: 600; color: var(--muted); }
    .section-head {
      display: flex; justify-content: space-between; align-items: center; margin-bottom: 8px;
    }
    .command {
      padding: 11px 13px; border-radius: 10px; background: var(--sunken);
      box-shadow: inset 0 0 0 1px var(--line);
      font: 12.5px/1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    .command span { display: inline-block; max-width: 100%; }
    .viewer dl {
      display: grid; grid-template-columns: minmax(0, auto) minmax(0, 1fr); margin-top: 6px;
      font-size: 13px;
    }
    .viewer dt, .viewer dd {
      padding: 6px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere;
    }
    .viewer dt { padding-inline-end: 18px; color: var(--muted); }
    .viewer dd { text-align: right; }
    .digest {
      margin-top: 6px; color: var(--muted); overflow-wrap: anywhere;
      font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    }
    @media (max-width: 899px) {
      .viewer { width: 100vw; height: 100dvh; border-radius: 0; }
      .viewer[open] { display: block; overflow: auto; }
      .viewer-bar {
        position: sticky; z-index: 1; inset-block-start: 0; background: var(--surface);
      }
      .viewer-stage { min-height: 42vh; max-height: 68vh; padding: 18px; }
      .viewer-words {
        border: 0; border-block-start: 1px solid var(--line); padding: 18px 16px 40px;
        overflow: visible;
      }
      .viewer .segments { flex: none; }
      .steps p { display: none; }
    }

    """#
}
