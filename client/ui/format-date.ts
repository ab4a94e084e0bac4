/**
 * Formats `2026-03-04` in the page's language: `March 4, 2026`. On the server, for the style guide, in the machine's language.
 */
export function formatDate(day: string): string {
  const { document } = globalThis as { readonly document?: Document }
  return new Date(day).toLocaleDateString(document?.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' })
}
