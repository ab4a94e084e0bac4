import type { Group } from '../guesses.ts'
import { findNumbers } from './numbers.ts'

/**
 * Where a place with a ZIP code lies, from Hawaii and Puerto Rico to Alaska: narrow enough to tell a minus that is
 * not there, and latitude and longitude that were mixed up.
 */
export const latitudeRange = { min: 17, max: 72 } as const
export const longitudeRange = { min: -180, max: -64 } as const

/** The number in `42.5803° N`, or what stands in `longitude` where the two were mixed up. */
export function guessLatitudes(typed: string, { longitude }: Group): number[] {
  return [...readDegrees(typed), ...readDegrees(String(longitude))].flatMap((degrees) => [degrees, Math.abs(degrees)])
}

/** The number in `83.1431° W`, west of Greenwich as the whole country is. */
export function guessLongitudes(typed: string, { latitude }: Group): number[] {
  return [...readDegrees(typed), ...readDegrees(String(latitude))].flatMap((degrees) => [degrees, -Math.abs(degrees)])
}

/** Degrees with decimals, or with minutes and seconds as maps show them: `42°34'49"N`. */
function readDegrees(typed: string): number[] {
  const [, whole, minutes, seconds = '0'] = /(\d+)\s*°\s*(\d+)\s*['′’]\s*(?:(\d+(?:\.\d+)?)\s*["″”])?/.exec(typed) ?? []
  if (whole === undefined || minutes === undefined) return findNumbers(typed)
  const degrees = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600
  return [Math.round(degrees * 10_000) / 10_000]
}
