import { decodeNamedCharacterReference } from 'decode-named-character-reference'

/**
 * Non-ASCII characters in texts, unique and sorted, both typed and as character references in Markdown such as `&eacute;`. Both
 * halves of surrogate pairs, such as emoji, are included.
 */
export function listRareCharacters(texts: readonly string[]): string {
  const found = new Set<string>()
  for (const text of texts) {
    for (const [unit] of text.matchAll(/[^\0-\u007F]/g)) found.add(unit)
    if (text.includes('&'))
      for (const [reference] of text.matchAll(/&#?\w+;/g)) addAll(decodeReference(reference), found)
  }
  return [...found].toSorted().join('')
}

function addAll(text: string, found: Set<string>): void {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 0x7f) found.add(text.charAt(index))
}

function decodeReference(reference: string): string {
  const name = reference.slice(1, -1)
  if (!name.startsWith('#')) return decodeNamedCharacterReference(name) || ''
  const isHexadecimal = /^#x/i.test(name)
  const code = Number.parseInt(name.slice(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10)
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}
