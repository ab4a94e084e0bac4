/** What visitors type and scripts output. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')

/** Common marks, included up front so that an edit seldom changes the font, and with it every page. */
const marks = '\u00A0©®™é‘’“”–—…•·×°'

/** Every character that the site may show, once and sorted: those in its content, plus a fixed base set. */
export function listCharacters(content: unknown): string {
  // Without surrogate halves (emoji), which text fonts don't have.
  const rare = (marks + JSON.stringify(content)).match(/[\u007F-\uD7FF\uE000-\uFFFF]/g) ?? []
  return [...new Set([...ascii.split(''), ...rare])].toSorted().join('')
}
