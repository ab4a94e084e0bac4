/** Letters that are not a letter with an accent, as they are written without them. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/** A text as a part of an address or a file name: `What’s new at the Café?` is `whats-new-at-the-cafe`. Empty if no letter is left. */
export function buildSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘ʼ]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
