import { explained, text } from './fields.ts'
import { isCalled, letterPairs, succeeds } from './kinds/intl-names.ts'
import { suggestions } from './suggestions.ts'

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Node formats dates and numbers in it. */
export const siteLanguage = languageTag(
  isSupported,
  'Language of the site, with its country; by default, the English of the country in `company.address`, or American English',
  'en-US',
)

/** Texts in it are only marked, so any language with a name will do, such as Haitian Creole. */
export const pageLanguage = languageTag(
  isNamed,
  "Language of the page, if it isn't the site's, such as es for Spanish; screen readers pronounce its text in it",
  'es',
)

function languageTag(isKnown: (tag: string) => boolean, description: string, example: string) {
  const isLanguage = (typed: string) => canonicalTag(typed).toLowerCase() === typed.toLowerCase() && isKnown(typed)
  const schema = text.refine(isLanguage, 'must be a language such as en-US, es-US or de-DE')
  return explained(schema.register(suggestions, { suggest: suggestLanguage }), description, example)
}

/** `es` for `Spanish` or `español`, and `en-US` for `en_us`. */
export function suggestLanguage(typed: string): string[] {
  const named = letterPairs.find((code) => isNamed(code) && isCalled('language', code, typed.trim(), code))
  return [canonicalTag(named ?? typed.trim().replaceAll('_', '-'))]
}

/** Without outdated codes: `en-GB` for `en-UK` (https://tc39.es/ecma402/#sec-canonicalizeunicodelocaleid). */
function canonicalTag(typed: string): string {
  return isWellFormed(typed) ? Intl.getCanonicalLocales(typed).join('') : typed
}

function isWellFormed(tag: string): boolean {
  return succeeds(() => Intl.getCanonicalLocales(tag).length > 0)
}

function isSupported(tag: string): boolean {
  return isWellFormed(tag) && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
}

function isNamed(tag: string): boolean {
  return isWellFormed(tag) && names.of(tag) !== undefined
}
