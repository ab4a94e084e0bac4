/** `2026-03-04` in the words of the page's language: `March 4, 2026`. On a server, for the styleguide, in those of the machine. */
export function formatDate(day: string): string {
  const { document } = globalThis as { readonly document?: Document }
  return new Date(day).toLocaleDateString(document?.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' })
}
