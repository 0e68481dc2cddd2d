extension PageStyle {
  /// Boxes, buttons, fields and choices.
  static let controls = #"""

    fieldset { min-width: 0; }
    .sidebar fieldset { margin-bottom: 22px; }
    .sidebar legend {
      margin-bottom: 4px; color: var(--muted); font-size: 12.5px; font-weight: 600;
    }
    .sheet-head { display: none; }
    .choices {
      max-height: 292px; overflow: auto; scrollbar-width: thin; margin-inline: -8px; padding: 2px;
    }
    .choice {
      display: flex; align-items: center; gap: 9px; padding: 4px 6px; border-radius: 7px;
      cursor: pointer;
    }
    .choice:hover { background: light-dark(#ecece8, #1d1f22); }
    .choice .value {
      flex: 1; text-align: left; min-width: 0; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap;
    }
    .choice:has(:checked) .value { font-weight: 600; }
    .choice:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: -1px; }
    .choice.empty { color: var(--muted); }
    .count { color: var(--muted); font-size: 12.5px; font-variant-numeric: tabular-nums; }
    input[type="checkbox"] {
      appearance: none; flex: none; width: 16px; height: 16px; margin: 0; border-radius: 4.5px;
      border: 1px solid var(--edge); background: var(--surface); outline: none; cursor: pointer;
      display: grid; place-content: center;
    }
    input[type="checkbox"]:checked { background: var(--accent); border-color: var(--accent); }
    input[type="checkbox"]:checked::before {
      content: ""; width: 9px; height: 5px; margin-top: -2px; border: solid var(--surface);
      border-width: 0 0 2px 2px; transform: rotate(-45deg);
    }
    .toolbar {
      position: sticky; z-index: 3; inset-block-start: 0; display: flex; flex-wrap: wrap;
      gap: 10px 14px; align-items: center; padding: 16px 0 12px; background: var(--page);
    }
    .find { flex: 1 1 220px; display: flex; gap: 8px; }
    .view { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; }
    .search {
      flex: 1; position: relative; display: flex; align-items: center; min-width: 0;
    }
    .search .icon {
      position: absolute; inset-inline-start: 11px; color: var(--muted); pointer-events: none;
    }
    .search input {
      width: 100%; height: 36px; padding: 0 12px 0 34px; border: 1px solid var(--edge);
      border-radius: 9px; background: var(--surface); appearance: none;
    }
    .search input::placeholder { color: var(--muted); opacity: 1; }
    .search kbd {
      position: absolute; inset-inline-end: 8px; min-width: 20px; padding: 1px 6px;
      text-align: center;
      font: 12px/18px ui-monospace, "SF Mono", Menlo, monospace; color: var(--muted);
      border: 1px solid var(--line); border-radius: 5px; pointer-events: none;
    }
    .search input:focus ~ kbd, .search input:not(:placeholder-shown) ~ kbd { display: none; }
    .button {
      display: inline-flex; align-items: center; justify-content: center; gap: 7px; height: 36px;
      padding: 0 13px; border: 1px solid var(--edge); border-radius: 9px;
      background: var(--surface);
      white-space: nowrap; cursor: pointer;
    }
    .button:hover { background: var(--sunken); }
    .button.square { width: 36px; padding: 0; }
    .button.small { height: 28px; padding: 0 10px; font-size: 13px; border-radius: 7px; }
    .button[aria-pressed="true"] {
      background: var(--accent-wash); border-color: var(--accent); color: var(--accent);
    }
    .button:disabled { color: var(--muted); border-color: var(--line); cursor: default; }
    .plain {
      padding: 0; border: 0; background: none; color: var(--accent); cursor: pointer;
      text-decoration: underline; text-underline-offset: 3px; text-decoration-thickness: 1px;
    }
    .switch { display: flex; align-items: center; gap: 8px; cursor: pointer; border-radius: 6px; }
    .switch:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 4px; }
    .select { display: flex; align-items: center; gap: 8px; }
    .select span { color: var(--muted); }
    select {
      height: 36px; padding: 0 10px; border: 1px solid var(--edge); border-radius: 9px;
      background: var(--surface);
    }
    .segments {
      display: inline-flex; padding: 2px; border-radius: 9px;
      background: light-dark(#e7e7e3, #202226);
    }
    .segments label { position: relative; }
    .segments input {
      position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0;
      cursor: pointer;
    }
    .segments span {
      display: block; padding: 0 11px; line-height: 32px; border-radius: 7px; color: var(--muted);
      white-space: nowrap;
    }
    .segments :checked + span {
      background: var(--raised); color: var(--ink);
      box-shadow: 0 1px 2px rgb(0 0 0 / 0.16), 0 0 0 0.5px rgb(0 0 0 / 0.08);
    }
    .segments label:hover span { color: var(--ink); }
    .segments :focus-visible + span { outline: 2px solid var(--accent); outline-offset: 1px; }
    .appearance { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; }
    .shown {
      flex-basis: 100%; display: flex; gap: 14px; color: var(--muted);
      font-variant-numeric: tabular-nums;
    }
    #filters-button { display: none; }
    #filters-count {
      padding: 0 6px; border-radius: 99px; background: var(--accent); color: var(--surface);
    }
    @media (max-width: 899px) {
      #filters-button { display: inline-flex; }
      .sheet-head {
        display: flex; position: sticky; z-index: 1; inset-block-start: 0; grid-column: 1 / -1;
        align-items: center;
        justify-content: space-between; padding: 14px 0 12px; background: var(--surface);
      }
      .sheet-head h2 { font-size: 17px; }
      .select > span { display: none; }
      .toolbar { display: contents; }
      .find {
        position: sticky; z-index: 3; inset-block-start: 0; padding: 12px 0 10px;
        background: var(--page);
      }
      .search kbd { display: none; }
      .shown { margin: 12px 0 12px; }
    }
    @media (max-width: 459px) {
      .segments { flex: 1 1 auto; }
      .segments label { flex: 1; text-align: center; }
      .segments span { padding: 0 6px; }
      .select { flex: 1; }
      .select select { flex: 1; min-width: 0; }
    }
    @media (forced-colors: active) {
      .segments :checked + span, .choice :checked { outline: 2px solid Highlight; }
    }

    """#
}
