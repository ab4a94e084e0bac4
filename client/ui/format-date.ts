import { writeFirst } from './write-first.ts'

/**
 * Formats `2026-03-04` in the page's language: `March 4, 2026`. On the server, for the style guide, in the machine's language.
 */
export function formatDate(day: string): string {
  const { document } = globalThis as { readonly document?: Document }
  const language = document?.documentElement.lang
  return writeFirst(new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }), language)
}
