import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { FoundPostCard } from './FoundPostCard.tsx'
import type { SearchResult } from './search-posts.ts'
import type { BlogSearchTexts } from './texts.ts'

interface SearchResultsProps extends SearchResult {
  /** URL of the page with all posts. */
  readonly action: string
  readonly texts: BlogSearchTexts
  readonly onMore: () => void
}

/** The posts found, or what to do instead if there are none. */
export function SearchResults({ count, posts, words, action, texts, onMore }: SearchResultsProps) {
  const list = useRef<HTMLUListElement>(null)
  // The button moves or disappears when more results load, so focus goes to the first new one.
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    if (awaited.current === undefined || awaited.current >= posts.length) return
    list.current?.children[awaited.current]?.querySelector('a')?.focus()
    awaited.current = undefined
  }, [posts])
  if (count === 0) {
    return (
      <div className="search-results__none">
        <p>{texts.none.text}</p>
        <div className="search-results__ways">
          <a className="button button--filled" href="/contact">
            {texts.none.contact}
          </a>
          <a className="more-link" href={action}>
            {texts.none.all}
            <Icon name="arrow-right" />
          </a>
        </div>
      </div>
    )
  }
  return (
    <>
      <ul ref={list} className="search-results__list">
        {posts.map((post) => (
          // New for each query, like the outcome, because the marked words differ.
          <li key={[post.href, ...words].join(' ')}>
            <FoundPostCard post={post} words={words} />
          </li>
        ))}
      </ul>
      {posts.length < count && (
        <button
          className="button button--quiet"
          type="button"
          onClick={() => {
            awaited.current = posts.length
            onMore()
          }}
        >
          {texts.more}
        </button>
      )}
    </>
  )
}
