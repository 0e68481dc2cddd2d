/// The page's style sheet.
enum PageStyle {
  static let text = foundations + controls + cards + viewer

  /// Names `text` in the page's policy; a test computes it again.
  static let digest = "sha256-HAXFt2rfSr5v1Qqwbptnd9P0OiB/VBq0iFhqEjHipyc="

  /// Colours, type and the frame of the page. All text has a contrast of at least 4.5, borders of
  /// controls of at least 3.
  private static let foundations = #"""

    :root {
      color-scheme: light dark;
      --page: light-dark(#f6f6f4, #111214);
      --surface: light-dark(#ffffff, #191a1d);
      --sunken: light-dark(#f0f0ed, #141517);
      --raised: light-dark(#ffffff, #2b2d32);
      --line: light-dark(#e3e3df, #2a2c30);
      --edge: light-dark(#85878c, #70747c);
      --ink: light-dark(#1a1b1d, #eeeeef);
      --muted: light-dark(#5a5d63, #a4a7ae);
      --accent: light-dark(#2354c7, #8db0ff);
      --accent-wash: light-dark(#e8eefb, #1d2942);
      --warn: light-dark(#744800, #f0c26b);
      --warn-wash: light-dark(#fdf3df, #2b2310);
      --fail: light-dark(#a1201b, #ff9f96);
      --fail-wash: light-dark(#fcebea, #331a19);
      --check-a: light-dark(#ffffff, #24262a);
      --check-b: light-dark(#ececea, #2e3136);
      --gutter: clamp(16px, 2.2vw, 40px);
      font: 400 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    :root[data-look="light"] { color-scheme: light; }
    :root[data-look="dark"] { color-scheme: dark; }
    *, ::before, ::after { box-sizing: border-box; }
    body {
      margin: 0; min-height: 100vh; background: var(--page); color: var(--ink);
      -webkit-text-size-adjust: 100%; text-size-adjust: 100%;
    }
    h1, h2, h3, p, ul, ol, dl, dd, pre, fieldset { margin: 0; padding: 0; border: 0; }
    ul, ol { list-style: none; }
    legend { padding: 0; }
    button, input, select { font: inherit; color: inherit; }
    [hidden], :root:not(.js) .scripted { display: none !important; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    .definitions { position: absolute; width: 0; height: 0; }
    .icon {
      width: 16px; height: 16px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.4;
      stroke-linecap: round; stroke-linejoin: round;
    }
    .skip {
      position: fixed; z-index: 9; inset-block-start: 8px; inset-inline-start: 8px;
      padding: 8px 14px;
      border-radius: 8px; background: var(--ink); color: var(--page); transform: translateY(-200%);
    }
    .skip:focus { transform: none; }
    .top {
      display: flex; flex-wrap: wrap; gap: 16px 32px; align-items: flex-start;
      justify-content: space-between; padding: 28px var(--gutter) 22px;
    }
    .top > div:first-child { min-width: 0; }
    h1 {
      font-size: 26px; line-height: 1.2; font-weight: 650; letter-spacing: -0.018em;
      overflow-wrap: anywhere;
    }
    .facts {
      display: flex; flex-wrap: wrap; margin-inline-start: -1.15em; clip-path: inset(0 0 0 1.15em);
      color: var(--muted); font-variant-numeric: tabular-nums;
    }
    .facts li { white-space: nowrap; }
    .facts li::before {
      content: "·"; display: inline-block; width: 1.15em; text-align: center; color: var(--edge);
    }
    .top .facts { margin-top: 6px; }
    .badges { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 12px; }
    .badges li {
      padding: 2px 10px; border-radius: 99px; background: var(--warn-wash); color: var(--warn);
      font-size: 13px; font-weight: 550;
    }
    .badges .failed { background: var(--fail-wash); color: var(--fail); }
    .badges .missing {
      background: var(--sunken); color: var(--muted); box-shadow: inset 0 0 0 1px var(--line);
    }
    .columns { border-top: 1px solid var(--line); }
    main { min-width: 0; padding: 0 var(--gutter) 64px; }
    :root:not(.js) main { padding-top: 24px; }
    .js .columns:has(.sidebar) { display: grid; grid-template-columns: 248px minmax(0, 1fr); }
    .sidebar {
      position: sticky; inset-block-start: 0; align-self: start; max-height: 100vh; overflow: auto;
      padding: 20px 12px 40px var(--gutter); scrollbar-width: thin; overscroll-behavior: contain;
    }
    .sidebar + main { border-inline-start: 1px solid var(--line); }
    @media (max-width: 899px) {
      .js .columns:has(.sidebar) { display: block; }
      .sidebar {
        display: none; position: fixed; z-index: 5; inset: auto 0 0; max-height: 76dvh;
        grid-template-columns: repeat(auto-fill, minmax(136px, 1fr)); gap: 0 24px;
        padding: 0 var(--gutter) 12px; border-radius: 18px 18px 0 0; background: var(--surface);
        box-shadow: 0 0 0 1px var(--line), 0 -16px 48px -8px rgb(0 0 0 / 0.4);
      }
      .sidebar[data-open] { display: grid; }
      .sidebar + main { border: 0; }
      .top { padding-block: 20px 16px; }
    }

    """#
}
