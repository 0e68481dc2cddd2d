extension PageStyle {
  /// The files, and what stands where a file is not.
  static let cards = #"""

    .cards {
      padding-top: 2px; display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 268px), 1fr)); gap: 0 18px;
    }
    .card {
      position: relative; display: grid; grid-row: span 2; grid-template-rows: subgrid;
      min-width: 0;
      margin-bottom: 18px; border-radius: 14px; background: var(--surface);
      box-shadow: 0 0 0 1px var(--line); overflow: hidden; scroll-margin: 130px 0 20px;
    }
    .stage, .words { content-visibility: auto; contain-intrinsic-size: auto 168px; }
    .js .card { cursor: pointer; }
    .js .card:hover { box-shadow: 0 0 0 1px var(--edge), 0 8px 24px -12px rgb(0 0 0 / 0.28); }
    .card:has(.name a:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
    .stage {
      display: flex; flex-direction: column; align-items: center; justify-content: center;
      gap: 10px; min-height: 168px; padding: 20px; background: var(--stage, var(--sunken));
      border-bottom: 1px solid var(--line);
    }
    .picture { position: relative; display: flex; max-width: 100%; }
    .picture.clear { background: var(--under, none) 0 0 / 14px 14px; }
    .picture picture { display: contents; }
    .picture img, .picture video { display: block; max-width: 100%; height: auto; min-width: 0; }
    .picture video { object-fit: cover; }
    .picture canvas { position: absolute; inset: 0; width: 100%; height: 100%; }
    :root[data-motion="pause"] .moves { opacity: 0; }
    :root, :root[data-backdrop="checker"] {
      --under: repeating-conic-gradient(var(--check-b) 0 25%, var(--check-a) 0 50%);
    }
    :root[data-backdrop="page"] { --stage: var(--page); --under: none; }
    :root[data-backdrop="white"] { --stage: #ffffff; --under: none; }
    :root[data-backdrop="black"] { --stage: #000000; --under: none; }
    .caption {
      max-width: 34ch; font-size: 12.5px; color: var(--muted); text-align: center;
      overflow-wrap: anywhere;
    }
    :root[data-backdrop="white"] .caption { color: #5a5d63; }
    :root[data-backdrop="black"] .caption { color: #a4a7ae; }
    .blank {
      display: flex; flex-direction: column; align-items: center; gap: 4px; max-width: 40ch;
      padding: 16px 18px;
      border-radius: 10px; background: var(--surface); border: 1px dashed var(--edge);
      color: var(--muted);
      text-align: center; font-size: 13px; overflow-wrap: anywhere;
    }
    .blank .icon { width: 22px; height: 22px; stroke-width: 1.2; margin-bottom: 4px; }
    .blank strong { color: var(--ink); font-size: 14px; font-weight: 600; }
    .blank.failed {
      background: var(--fail-wash);
      border: 1px solid color-mix(in srgb, var(--fail) 40%, transparent); color: var(--fail);
    }
    .blank.failed strong { color: inherit; }
    .words { display: flex; flex-direction: column; gap: 8px; padding: 13px 16px 15px; }
    .name { font-size: 14px; font-weight: 600; line-height: 1.35; overflow-wrap: anywhere; }
    .name a { color: inherit; text-decoration: none; outline: none; display: block; }
    :root:not(.js) .name a { text-decoration: underline; text-underline-offset: 3px; }
    .folder {
      display: block; text-align: left; color: var(--muted); font-size: 12.5px; font-weight: 400;
    }
    .words .facts { font-size: 12.5px; }
    .tags { display: flex; flex-wrap: wrap; gap: 4px; }
    .tags li {
      max-width: 100%; padding: 1px 7px; border-radius: 6px; background: var(--sunken);
      color: var(--muted);
      box-shadow: inset 0 0 0 1px var(--line); font-size: 12px; line-height: 18px;
      overflow-wrap: anywhere;
    }
    .note {
      display: flex; gap: 8px; padding: 7px 10px; border-radius: 8px; background: var(--warn-wash);
      color: var(--warn); font-size: 12.5px; overflow-wrap: anywhere;
    }
    .note span { min-width: 0; }
    .note .icon { margin-top: 1px; }
    .nothing {
      display: grid; justify-items: center; gap: 8px; padding: 96px 16px; color: var(--muted);
    }
    .nothing strong { color: var(--ink); font-size: 17px; }
    @media (max-width: 459px) {
      .card { margin-bottom: 14px; }
      .stage { padding: 16px; min-height: 132px; }
    }

    """#
}
