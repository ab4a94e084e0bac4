/** The minified sheet of `templates/styles/late.css`; the bundler puts it here. */
declare const LATE_STYLES: string

/** Adds the styles of what only scripts show. A constructed sheet needs no permission of the Content-Security-Policy. */
export function adoptLateStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(LATE_STYLES)
  document.adoptedStyleSheets.push(sheet)
}
