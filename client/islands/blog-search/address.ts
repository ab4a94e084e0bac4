/** Longer queries are cut: no one types them, but a URL may contain anything. */
export const longestQuery = 100

/** Trims a query and collapses its spaces, for searching and display. */
export function normalizeQuery(query: string): string {
  return query.replaceAll(/\s+/g, ' ').trim().slice(0, longestQuery).trim()
}

/** The query in the page's URL. */
export function readQuery(): string {
  return normalizeQuery(new URLSearchParams(location.search).get('q') ?? '')
}

/** Puts a query into the page's URL, so that a reload, a bookmark and the Back button show the same results. */
export function writeQuery(query: string): void {
  if (query === readQuery()) return
  const url = new URL(location.href)
  if (query === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  history.replaceState(history.state, '', url)
}
