import { useCallback, useEffect, useRef, useState } from 'react'
import { normalizeQuery, readQuery, writeQuery } from './address.ts'
import { rememberReads, searchPosts, type SearchResult } from './search-posts.ts'

/** Debounce of the search while typing, in milliseconds. */
const rest = 150

/** Number of results shown at first, and added by each press of the Show More button. */
const batch = 10

interface SearchRequest {
  readonly query: string
  readonly limit: number
}

/** How a search ended; without a result, the index couldn't be read. */
export interface SearchEnd {
  readonly query: string
  readonly result?: SearchResult
  /** More posts couldn't be read. */
  readonly isCutOff?: true
}

/** The state of a search. The field is uncontrolled, so anything typed before the script loaded stays. */
export function useBlogSearch(index: string) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [read] = useState(() => rememberReads(fetchJson))
  const [request, setRequest] = useState<SearchRequest>({ query: '', limit: batch })
  const [end, setEnd] = useState<SearchEnd>()

  const search = useCallback(() => {
    clearTimeout(timer.current)
    const query = normalizeQuery(field.current?.value ?? '')
    writeQuery(query)
    setRequest({ query, limit: batch })
    if (query === '') setEnd(undefined)
  }, [])

  const fill = useCallback(
    (text: string) => {
      if (field.current) field.current.value = text
      search()
    },
    [search],
  )

  useEffect(() => {
    fill(field.current?.value || readQuery())
    // A link to a place on this page fires the event too.
    const follow = () => readQuery() !== normalizeQuery(field.current?.value ?? '') && fill(readQuery())
    // Safari empties the field just after it shows the page from its back-forward cache.
    const restore = () => {
      if (field.current) field.current.value ||= readQuery()
    }
    const restoreSoon = () => setTimeout(restore)
    addEventListener('popstate', follow)
    addEventListener('pageshow', restoreSoon)
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener('pageshow', restoreSoon)
    }
  }, [fill])

  useEffect(() => {
    const { query, limit } = request
    if (query === '') return undefined
    let isLatest = true
    const finish: typeof setEnd = (made) => isLatest && setEnd(made)
    searchPosts(query, { index, read, limit }).then(
      (result) => finish({ query, result }),
      // Posts already found stay if only more of them fail to load.
      () => finish((last) => (last?.query === query && last.result ? { ...last, isCutOff: true } : { query })),
    )
    return () => {
      isLatest = false
    }
  }, [request, index, read])

  const searchSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(search, rest)
  }
  const clear = () => {
    fill('')
    field.current?.focus()
  }
  const showMore = () => setRequest(({ query, limit }) => ({ query, limit: limit + batch }))
  return { field, query: request.query, end, search, searchSoon, clear, showMore }
}

async function fetchJson(address: string): Promise<unknown> {
  // A stalled connection would otherwise keep the next press waiting, too.
  const response = await fetch(address, { signal: AbortSignal.timeout(15_000) })
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  return response.json()
}
