/** The overlay's styles, isolated from the page's. */
export const styles = `
:host { all: initial; direction: ltr; }
* { box-sizing: border-box; }
dialog, button { font: 16px/1.5 system-ui, sans-serif; color: #1d2430; }
dialog { width: min(60rem, calc(100vw - 2rem)); max-height: calc(100vh - 4rem); margin: 2rem auto auto; padding: 1.25rem 1.5rem;
  overflow: auto; border: 0; border-top: 6px solid #b3261e; border-radius: 8px; background: #fff; box-shadow: 0 8px 40px #0006; }
dialog.warnings { border-top-color: #8a5a00; }
dialog:focus { outline: none; }
dialog::backdrop { background: #0f172a80; }
.top { display: flex; gap: 1rem; align-items: baseline; justify-content: space-between; }
h2 { margin: 0; font-size: 1.25rem; }
ol { list-style: none; margin: 0; padding: 0; }
li { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid #d5dae2; }
p { margin: .375rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: #0b4fa8; font-weight: 600; overflow-wrap: anywhere; }
.severity { white-space: nowrap; margin: 0 .5rem; padding: .0625rem .5rem; border-radius: 4px; color: #fff; background: #b3261e; font-size: .875rem; }
.severity.warning { background: #8a5a00; }
code { color: #545e6e; font: .875rem/1.5 ui-monospace, monospace; }
summary { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid #d5dae2; font-weight: 600; cursor: pointer; }
pre { margin: .5rem 0; padding: .75rem; overflow: auto; border-radius: 4px; background: #f1f4f8; font: .875rem/1.5 ui-monospace, monospace; }
button { padding: .25rem .75rem; border: 1px solid #747e8e; border-radius: 4px; background: #fff; cursor: pointer; }
button:focus-visible, a:focus-visible, summary:focus-visible { outline: 3px solid #0b4fa8; outline-offset: 2px; }
.badge { position: fixed; right: 1rem; bottom: 1rem; z-index: 2147483647; border: 0; color: #fff; background: #8a5a00; }
.badge.error { background: #b3261e; }
`
