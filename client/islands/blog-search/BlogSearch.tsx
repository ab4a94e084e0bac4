import { Icon } from '../../ui/Icon.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { SearchForm } from './SearchForm.tsx'
import { SearchOutcome } from './SearchOutcome.tsx'
import type { BlogSearchTexts } from './texts.ts'
import { useBlogSearch } from './use-blog-search.ts'

interface BlogSearchProps {
  /** The form's id. The page also has `<id>-status`, `<id>-results` and, on the page that lists all posts, `<id>-list`. */
  readonly id: string
  /** URL of the page this is on. */
  readonly action: string
  /** URL of the index, which is fetched on the first query. */
  readonly index: string
  readonly texts: BlogSearchTexts
}

/** The blog search: the form here, and its results, which replace the list of posts. */
export function BlogSearch({ id, action, index, texts }: BlogSearchProps) {
  const { field, query, end, search, searchSoon, clear, showMore } = useBlogSearch(index)
  const isHydrated = useIsHydrated()
  const clearButton = query !== '' && (
    <button className="blog-search__clear" type="button" aria-label={texts.clear} onClick={clear}>
      <Icon name="x" />
    </button>
  )
  return (
    <>
      <SearchForm
        id={id}
        action={action}
        texts={texts}
        live={{ field, onInput: searchSoon, onSubmit: search, clear: clearButton }}
      />
      {/* The page's loader shows it if this script fails to load, so hide it now. */}
      {!isHydrated && (
        <div data-unsent="" hidden suppressHydrationWarning>
          <p className="notice notice--error" role="alert" suppressHydrationWarning>
            {texts.failed}
          </p>
        </div>
      )}
      {isHydrated && <SearchOutcome id={id} action={action} texts={texts} query={query} end={end} onMore={showMore} />}
    </>
  )
}
