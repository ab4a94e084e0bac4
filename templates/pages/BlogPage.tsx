import { SearchForm } from '../../client/islands/blog-search/SearchForm.tsx'
import { Breadcrumbs } from '../components/navigation/Breadcrumbs.tsx'
import { Island } from '../components/Island.tsx'
import { Pagination } from '../components/navigation/Pagination.tsx'
import { PostCard } from '../components/cards/PostCard.tsx'
import type { BlogProps, PageOf } from '../page-props.ts'
import { sections } from '../section-ids.ts'
import { Hero } from '../sections/frame/Hero.tsx'
import { PostList } from '../sections/PostList.tsx'

const ids = sections.blog

/** `/blog`, `/blog/page/2` and so forth. */
export function BlogPage({ site, breadcrumbs, body }: PageOf<'blog'>) {
  const { texts, featured, searchIndex, pagination } = body
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs label={site.texts.breadcrumbs.label} links={breadcrumbs} />}
        heading={body.heading}
        text={searchIndex && texts.hero.text}
        actions={<Search index={searchIndex} texts={texts} />}
      />
      <div className="section">
        <div className="container">
          {searchIndex && (
            <div className="search-results">
              <p id={`${ids.search}-status`} className="search-results__status" aria-live="polite" aria-atomic="true" />
              <div id={`${ids.search}-results`} />
            </div>
          )}
          <div id={`${ids.search}-list`} className="stack">
            {featured && (
              <section>
                <h2 className="visually-hidden">{texts.featured}</h2>
                <PostCard post={featured} texts={texts} featured />
              </section>
            )}
            <PostList ids={ids} body={body} site={site} />
            {pagination && <Pagination {...pagination} texts={texts.pagination} />}
          </div>
        </div>
      </div>
    </>
  )
}

/** The first page shows the results itself; on the others, the form submits to it. */
function Search({ index, texts }: { readonly index: string | undefined; readonly texts: BlogProps['texts'] }) {
  const shared = { id: ids.search, action: '/blog', texts: texts.search }
  return index ? <Island name="blog-search" props={{ ...shared, index }} /> : <SearchForm {...shared} />
}
