/** Whether a file of a site belongs to its search; a picture may be called `search-…` too. */
export function isOfSearch(path: string): boolean {
  return /^assets\/search-(?:[a-z]+-)?[0-9a-f]{12}\.json$/.test(path)
}
