/** Non-ASCII characters in a text, unique and sorted. Both halves of surrogate pairs, such as emoji, are included. */
export function listRareCharacters(text: string): string {
  return [...new Set(text.replaceAll(/[\0-\u007F]+/g, '').split(''))].toSorted().join('')
}
