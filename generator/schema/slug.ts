/** Letters that Unicode doesn't decompose into a base letter and an accent. */
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

/** `What’s new at the Café?` becomes `whats-new-at-the-cafe`. Empty if no Latin letters or digits remain. */
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
