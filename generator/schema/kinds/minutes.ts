export const minutesPattern = /^\d+$/

/** The number in `6 min`. */
export function guessMinutes(typed: string): string[] {
  return typed.match(/\d+/g) ?? []
}
