import { isEnglish } from '../site/locale.ts'
import { numberWords } from './numbers.ts'

/** Numbers up to this one are spelled out. */
const longestWord = 10

/** Formats a count as English text does: `six`, but `14`. Other languages use digits. */
export function formatCount(count: number, language: string, isCapital = false): string {
  if (!isEnglish(language)) return String(count)
  const word = count <= longestWord ? (numberWords[count] ?? String(count)) : String(count)
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
