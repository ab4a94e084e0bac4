/** In French, the first of a month is an ordinal, which `Intl` leaves out: `1er mars 2026`. Takes one or two long dates. */
export function writeFirst(dates: string, language: string | undefined): string {
  return language?.startsWith('fr') ? dates.replaceAll(/\b1(?=\s?[\p{L}–])/gu, '1er') : dates
}
