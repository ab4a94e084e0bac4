/** Longer ones are cut: no one types them, but an address may hold anything. */
export const longestQuery = 100

/** A query as it is searched for and shown: without spaces around it or twice between. */
export function normalizeQuery(query: string): string {
  return query.replaceAll(/\s+/g, ' ').trim().slice(0, longestQuery).trim()
}

/** The query that the page's address holds. */
export function readQuery(): string {
  return normalizeQuery(new URLSearchParams(location.search).get('q') ?? '')
}

/** Puts a query into the page's address, so that a reload, a bookmark and going back show the same results. */
export function writeQuery(query: string): void {
  if (query === readQuery()) return
  const url = new URL(location.href)
  if (query === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  history.replaceState(history.state, '', url)
}
