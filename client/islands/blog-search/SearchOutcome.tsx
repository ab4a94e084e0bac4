import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { fillText } from '../../ui/fill-text.ts'
import { SearchResults } from './SearchResults.tsx'
import type { BlogSearchTexts } from './texts.ts'
import type { SearchEnd } from './use-blog-search.ts'

interface SearchOutcomeProps {
  /** The form's id: the places on the page are named after it. */
  readonly id: string
  readonly action: string
  readonly texts: BlogSearchTexts
  readonly query: string
  readonly end: SearchEnd | undefined
  readonly onMore: () => void
}

/** What came of a search. It is said in a live region that is in the page from the start, and shown in place of the list. */
export function SearchOutcome({ id, action, texts, query, end, onMore }: SearchOutcomeProps) {
  const status = document.getElementById(`${id}-status`)
  const place = document.getElementById(`${id}-results`)
  const result = end?.result
  const hasResult = result !== undefined
  useLayoutEffect(() => {
    const list = document.getElementById(`${id}-list`)
    if (!list || !hasResult) return undefined
    list.hidden = true
    return () => {
      list.hidden = false
    }
  }, [id, hasResult])
  return (
    <>
      {status && createPortal(describe(query, end, texts), status)}
      {place &&
        result &&
        createPortal(<SearchResults {...result} action={action} texts={texts} onMore={onMore} />, place)}
    </>
  )
}

/** One sentence, or two of a query that was misspelled; while the next results are on their way, that of the last. */
function describe(query: string, end: SearchEnd | undefined, texts: BlogSearchTexts): string {
  if (!end) return query === '' ? '' : texts.searching
  if (!end.result) return texts.failed
  const { count, corrected } = end.result
  const text = count === 0 ? texts.foundNone : count === 1 ? texts.foundOne : texts.foundMany
  const found = fillText(text, { count: String(count), query: corrected ?? end.query })
  return corrected === undefined ? found : `${fillText(texts.foundNone, { query: end.query })}. ${found}`
}
