import type { FoundPost } from '../../../client/islands/blog-search/search-index.ts'
import { SearchForm } from '../../../client/islands/blog-search/SearchForm.tsx'
import { SearchResults } from '../../../client/islands/blog-search/SearchResults.tsx'
import { listQueryWords } from '../../../client/islands/blog-search/words.ts'
import { Icon } from '../../../client/ui/Icon.tsx'
import { fillText } from '../../../client/ui/fill-text.ts'
import type { PostCardProps } from '../../props.ts'
import { Altered } from '../Altered.tsx'
import type { MakeGroup } from '../specimen.ts'

const folder = 'client/islands/blog-search'

/** Search form and results. The whole search is on `/blog`. */
export const makeSearch: MakeGroup = ({ body }) => {
  const { blog, post } = body.bodies
  const { search } = blog.texts
  const [query = ''] = listQueryWords(post.post.label)
  const posts = [post.post, ...blog.posts.slice(0, 1)].map(describePost)
  const result = { words: [query], action: '/blog', texts: search, onMore: doNothing }
  const count = posts.length + 1
  return {
    id: 'search',
    heading: 'Search',
    text: 'Results replace the list of posts. Screen readers announce how many there are.',
    specimens: [
      {
        files: [`${folder}/SearchForm.tsx`],
        content: (
          <Altered of="input" attributes={{ value: query }}>
            <SearchForm
              id="sample-search"
              action="/blog"
              texts={search}
              live={{
                field: { current: null },
                onInput: doNothing,
                onSubmit: doNothing,
                clear: (
                  <button className="blog-search__clear is-hover" type="button" aria-label={search.clear}>
                    <Icon name="x" />
                  </button>
                ),
              }}
            />
          </Altered>
        ),
      },
      {
        files: [
          `${folder}/SearchResults.tsx`,
          `${folder}/SearchOutcome.tsx`,
          `${folder}/FoundPostCard.tsx`,
          `${folder}/Marked.tsx`,
        ],
        place: 'below',
        content: (
          <>
            <p className="search-results__status">{fillText(search.foundMany, { count: String(count), query })}</p>
            <Altered of=".found-post" attributes={{ class: 'is-hover' }}>
              <SearchResults {...result} count={count} posts={posts} />
            </Altered>
          </>
        ),
      },
      {
        name: 'Nothing found',
        files: [`${folder}/SearchResults.tsx`],
        place: 'below',
        content: (
          <>
            <p className="search-results__status">{fillText(search.foundNone, { query: 'lawn' })}</p>
            <SearchResults {...result} count={0} posts={[]} />
          </>
        ),
      },
    ],
  }
}

function describePost({ href, label, excerpt, category, date, unpublished }: PostCardProps): FoundPost {
  return { href, title: label, excerpt, category, date: date.iso, unpublished }
}

function doNothing(): void {
  // Static specimens: nothing here is interactive.
}
