/** Letters that are no letter with an accent, as they are written without them. */
const spelt: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
}

/** A title as a part of an address: `What’s new at the Café?` is `whats-new-at-the-cafe`. Empty where no letter is left. */
export function buildSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[ßæœøđðłþı&]/g, (letter) => spelt[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘ʼ]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
