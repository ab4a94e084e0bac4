import { isEnglish } from '../locale.ts'

const words = [
  'zero one two three four five six seven eight nine ten',
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
].flatMap((line) => line.split(' '))

/** Numbers up to this one are spelled out. */
const longestWord = 10

/** Formats a count as English text does: `six`, but `14`. Other languages use digits. */
export function formatCount(count: number, language: string, isCapital = false): string {
  if (!isEnglish(language)) return String(count)
  const word = count <= longestWord ? (words[count] ?? String(count)) : String(count)
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** Parses `Six`, `fourteen` or `14`. */
export function readCount(typed: string): number | undefined {
  if (/^\d+$/.test(typed)) return Number(typed)
  const index = words.indexOf(typed.toLowerCase())
  return index < 0 ? undefined : index
}
