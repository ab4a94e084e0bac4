/** What visitors type and scripts say. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')

/** Marks that texts take on sooner or later: with them at hand, an edit seldom changes the font, and with it every page. */
const marks = '©®™é‘’“”–—…•·×°'

/** Every character that a site may show, once and sorted: those of all texts in its content, and some that are always there. */
export function listCharacters(content: unknown): string {
  const seen = new Set(ascii)
  addRare([marks, content], seen)
  return [...seen].toSorted().join('')
}

/** Adds all that is not there in any case, but for the halves of emoji, which no font for texts has. */
function addRare(content: unknown, seen: Set<string>): void {
  if (typeof content === 'string') {
    for (const character of content.match(/[^\0-~\uD800-\uDFFF]/g) ?? []) seen.add(character)
  } else if (typeof content === 'object' && content !== null) {
    for (const part of Array.isArray(content) ? content : Object.values(content)) addRare(part, seen)
  }
}
