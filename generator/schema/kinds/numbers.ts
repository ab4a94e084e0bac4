import type { Group } from '../suggestions.ts'

/** All numbers that text may mean: `50,000` is fifty thousand or fifty, and `−83.1` has a typographic minus. */
export function findNumbers(typed: string): number[] {
  // In Switzerland, an apostrophe separates thousands: `1'200`.
  const text = typed
    .replaceAll(/[−–—](?=\s*\d)/g, '-')
    .replaceAll(/(?<=\d)['’](?=\d{3}(?!\d))/g, '')
    .trim()
  // As in most of Europe: `1.200,00`. Only a whole number is also `1.200`.
  const withPoints = /^-?\d{1,3}(?:\.\d{3})+,\d+/.exec(text)?.[0].replaceAll('.', '').replace(',', '.')
  const thousands = /^-?\d{1,3}(?:[,\s]\d{3})+(?!\d)/.exec(text)?.[0].replaceAll(/[,\s]/g, '')
  const withComma = /^-?\d+,\d+(?![\d.])/.exec(text)?.[0].replace(',', '.')
  const plain = text.match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi) ?? []
  return [withPoints, thousands, withComma, ...plain].filter((number) => number !== undefined).map(Number)
}

export const numberWords: readonly string[] = [
  'zero one two three four five six seven eight nine ten',
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
].flatMap((line) => line.split(' '))

/** Parses `Six`, `fourteen` or `14`. */
export function readCount(typed: string): number | undefined {
  if (/^\d+$/.test(typed)) return Number(typed)
  const index = numberWords.indexOf(typed.toLowerCase())
  return index < 0 ? undefined : index
}

const ordered = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** Finds whole numbers in `2.5`, `5 stars` and `third`. */
export function suggestWholeNumbers(typed: string): number[] {
  const words = typed.toLowerCase().match(/[a-z]+/g) ?? []
  const named = words.map((word) => readCount(word) ?? ordered.indexOf(word) + 1)
  const whole = /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(typed) ? typed.replaceAll('.', '') : typed
  return [...findNumbers(whole).map(Math.round), ...named.filter((number) => number > 0)]
}

/** Converts `50 km` or `30 miles` to meters. */
export function suggestMeters(typed: string): number[] {
  const unit = /\d\s*(k|mi)/i.exec(typed)?.[1]?.toLowerCase()
  const meters = unit === 'k' ? 1000 : unit === 'mi' ? 1609.344 : 1
  return findNumbers(typed).map((number) => Math.round(Math.abs(number) * meters))
}

/** The number in `42.5803° N`, or in `longitude` if the two were swapped. */
export function suggestLatitudes(typed: string, { longitude }: Group): number[] {
  return readBoth(typed, longitude).flatMap((degrees) => [degrees, Math.abs(degrees)])
}

/** The number in `83.1431° W`, or in `latitude` if the two were swapped. */
export function suggestLongitudes(typed: string, { latitude }: Group): number[] {
  // Map apps copy both as `42.5803, -83.1431`.
  const last = typed.split(/,\s+/).at(-1) ?? typed
  return readBoth(last, latitude).flatMap((degrees) => [degrees, -Math.abs(degrees)])
}

/** The typed degrees, followed by the other value in case the two were swapped. */
function readBoth(typed: string, other: unknown): number[] {
  const own = readDegrees(typed)
  const isDegrees = own.length > 0 && own.every((degrees) => Math.abs(degrees) <= 180)
  return isDegrees ? [...own, ...readDegrees(String(other))] : own
}

/** Reads decimal degrees, or degrees, minutes and seconds as maps show them: `42°34'49"N`. */
function readDegrees(typed: string): number[] {
  const isNegative = /\d.*[SW]\s*$/i.test(typed)
  const [, whole, minutes, seconds = '0'] = /(\d+)\s*°\s*(\d+)\s*['′’]\s*(?:(\d+(?:\.\d+)?)\s*["″”])?/.exec(typed) ?? []
  if (whole === undefined || minutes === undefined)
    return findNumbers(typed).map((degrees) => (isNegative ? -Math.abs(degrees) : degrees))
  const degrees = Math.round((Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600) * 10_000) / 10_000
  return [isNegative ? -degrees : degrees]
}
