/** What visitors type and scripts say. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')

/** Marks that texts take on sooner or later: with them at hand, an edit seldom changes the font, and with it every page. */
const marks = '©®™é‘’“”–—…•·×°'

/** Every character that a site may show, once and sorted: those of all texts in its content, and some that are always there. */
export function listCharacters(content: unknown): string {
  const seen = new Uint8Array(0x1_00_00)
  markCharacters([ascii, marks, content], seen)
  let characters = ''
  for (const [unit, count] of seen.entries()) if (count === 1 && isShown(unit)) characters += String.fromCharCode(unit)
  return characters
}

/** One by one, without a value for each: a large site has tens of millions of them. */
function markCharacters(content: unknown, seen: Uint8Array): void {
  if (typeof content === 'string') {
    for (let index = 0; index < content.length; index += 1) seen[content.charCodeAt(index)] = 1
  } else if (typeof content === 'object' && content !== null) {
    for (const part of Array.isArray(content) ? content : Object.values(content)) markCharacters(part, seen)
  }
}

/** Neither a line break nor the half of an emoji, which no font for texts has. */
function isShown(unit: number): boolean {
  return unit >= 0x20 && (unit < 0xd8_00 || unit > 0xdf_ff)
}
