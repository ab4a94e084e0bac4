/** What visitors type and scripts output. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')

/**
 * Common marks that texts pick up sooner or later. Including them up front means that an edit seldom changes the font, and with
 * it every page.
 */
const marks = '©®™é‘’“”–—…•·×°'

/** Every character that the site may show, once and sorted: those in its content, plus a fixed base set. */
export function listCharacters(content: unknown): string {
  const seen = new Set(ascii)
  addRare([marks, content], seen)
  return [...seen].toSorted().join('')
}

/** Adds characters outside ASCII, except surrogate halves (emoji), which text fonts don't have. */
function addRare(content: unknown, seen: Set<string>): void {
  if (typeof content === 'string') {
    for (const character of content.match(/[^\0-~\uD800-\uDFFF]/g) ?? []) seen.add(character)
  } else if (typeof content === 'object' && content !== null) {
    for (const part of Array.isArray(content) ? content : Object.values(content)) addRare(part, seen)
  }
}
