import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { fillText } from '../../ui/fill-text.ts'
import { SearchResults } from './SearchResults.tsx'
import type { BlogSearchTexts } from './texts.ts'
import type { SearchEnd } from './use-blog-search.ts'

interface SearchOutcomeProps {
  /** The form's id, which prefixes the ids of the other elements on the page. */
  readonly id: string
  readonly action: string
  readonly texts: BlogSearchTexts
  readonly query: string
  readonly end: SearchEnd | undefined
  readonly onMore: () => void
}

/** The outcome of a search. A live region that's on the page from the start announces it, and it replaces the list of posts. */
export function SearchOutcome({ id, action, texts, query, end, onMore }: SearchOutcomeProps) {
  const status = document.getElementById(`${id}-status`)
  const place = document.getElementById(`${id}-results`)
  const result = end?.result
  const hasResult = result !== undefined
  const outcome = describe(query, end, texts)
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
      {/* A new element for each text, because React can't change a text that the browser has translated. */}
      {status && createPortal(<span key={outcome}>{outcome}</span>, status)}
      {place &&
        result &&
        createPortal(<SearchResults {...result} action={action} texts={texts} onMore={onMore} />, place)}
    </>
  )
}

/** The text for a number of results. Languages such as Polish and Arabic have another plural for a few. */
export function pickText(count: number, texts: BlogSearchTexts, language: string): string {
  const { foundNone, foundOne, foundMany, foundFew = foundMany } = texts
  if (count < 2) return count === 0 ? foundNone : foundOne
  return /few|two/.test(new Intl.PluralRules(language).select(count)) ? foundFew : foundMany
}

/** One sentence, or two for a misspelled query. While the next results load, the text stays that of the last ones. */
function describe(query: string, end: SearchEnd | undefined, texts: BlogSearchTexts): string {
  if (!end) return query === '' ? '' : texts.searching
  if (!end.result || end.isCutOff) return texts.failed
  const { count, corrected } = end.result
  const text = pickText(count, texts, document.documentElement.lang)
  const found = fillText(text, { count: String(count), query: corrected ?? end.query })
  return corrected === undefined ? found : `${fillText(texts.foundNone, { query: end.query })}. ${found}`
}
