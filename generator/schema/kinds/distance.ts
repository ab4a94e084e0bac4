import { findNumbers } from './numbers.ts'

/** `50 km` or `30 miles` in meters. */
export function guessMeters(typed: string): number[] {
  const unit = /\d\s*(k|mi)/i.exec(typed)?.[1]?.toLowerCase()
  const meters = unit === 'k' ? 1000 : unit === 'mi' ? 1609.344 : 1
  return findNumbers(typed).map((number) => Math.round(Math.abs(number) * meters))
}
