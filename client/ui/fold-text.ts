import { readDigits } from './read-digits.ts'

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
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
}

/** Lowercase, without accents and apostrophes: `Łódź` and `LODZ` are the same word, and `staff’s` starts with `staff`. */
export function foldText(text: string): string {
  return dropApostrophes(foldLetters(text))
}

export function foldLetters(text: string): string {
  // In kana, such a mark makes another letter: パス isn't バス.
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[ぁ-ヿ][\u3099\u309A]/g, (kana) => kana.normalize())
  // The tatweel only makes a word longer.
  return readDigits(plain).replaceAll(/[\p{M}ʼßæœøđðłþıςىةـ]/gu, (character) => spelled[character] ?? '')
}

export function dropApostrophes(text: string): string {
  return text.replaceAll(/['’]/g, '')
}
