const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(97 + index))

/** `aa` to `zz`: the codes of most languages (ISO 639) and, in capitals, of all countries (ISO 3166). */
export const letterPairs: readonly string[] = letters.flatMap((first) => letters.map((second) => first + second))

/** Languages in which names are recognized, besides the one given. */
const commonLanguages = ['en', 'es', 'fr']

/** Whether a country or language has this name in a common language or its own. */
export function isCalled(type: 'region' | 'language', code: string, name: string, ownLanguage: string): boolean {
  return [...commonLanguages, ownLanguage].some((language) => {
    const named = new Intl.DisplayNames(language, { type }).of(code)
    return named !== code && named?.toLowerCase() === name.toLowerCase()
  })
}

/** `Intl` throws on codes that it doesn't know. */
export function succeeds(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}
