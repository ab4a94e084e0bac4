import { isEnglish } from '../locale.ts'

const words = [
  'zero one two three four five six seven eight nine ten',
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
].flatMap((line) => line.split(' '))

/** Numbers up to this one are written as words. */
const longestWord = 10

/** `six` or `14`, as English texts have numbers; digits in other languages. */
export function formatCount(count: number, language: string, isCapital = false): string {
  if (!isEnglish(language)) return String(count)
  const word = count <= longestWord ? (words[count] ?? String(count)) : String(count)
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** The number that `Six`, `fourteen` or `14` is. */
export function readCount(typed: string): number | undefined {
  if (/^\d+$/.test(typed)) return Number(typed)
  const index = words.indexOf(typed.toLowerCase())
  return index < 0 ? undefined : index
}
