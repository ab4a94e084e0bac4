import type { PaginationProps } from '../../../templates/page-props.ts'
import { blogPagePath, countBlogPages, postsOnPage } from '../../schema/paths.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import { fillTexts } from '../../schema/site/placeholders.ts'
import type { PageTexts } from '../model/site.ts'
import { describeBusiness } from '../structured-data/business.ts'
import { buildPostCard } from '../cards.ts'
import type { PagePlan, PlannedPage, PostContext, PostLists, PostSite } from '../page-plan.ts'
import { crumbs } from './describe-page.ts'

/** What a list of posts uses of the rest of the site. */
interface BlogSite extends PostSite {
  readonly texts: PostSite['texts'] & { readonly home: Pick<PageTexts['home'], 'hero'> }
}

interface BlogContext extends PostContext {
  readonly site: BlogSite
}

/** Plans the list of posts: `/blog`, and from the 21st post on also `/blog/page/2` and so on. */
export function planBlogPages({ site, pictureOf, addressOf, factsOf }: BlogContext, lists: PostLists): PlannedPage[] {
  const { config, locale, company, texts } = site
  const { site: siteTexts, postPage, blog, home } = texts
  // Narrowed down, so that nothing that isn't in the inputs can get onto the page.
  const own: BlogSite = {
    config,
    locale,
    company,
    texts: { site: siteTexts, postPage, blog, home: { hero: home.hero } },
  }
  const context = { site: own, pictureOf, addressOf, factsOf }
  const settings = shortHash(JSON.stringify(own))
  const count = countBlogPages(lists.posts.length)
  return Array.from({ length: count }, (_, index) => {
    const list = listPage(index + 1, count, lists)
    const [start, end] = [index * postsOnPage, (index + 1) * postsOnPage]
    return {
      path: blogPagePath(list.page),
      kind: 'blog' as const,
      heading: headingOf(list, context),
      image: { path: home.hero.image, alt: home.hero.imageAlt },
      listed: true,
      lastModified: list.lastModified,
      section: siteTexts.menu.blog,
      inputs: {
        settings,
        posts: shortHash(lists.names.slice(start, end).join(' ')),
        list: shortHash(JSON.stringify([list.page, count, list.lastModified, list.searchIndex])),
      },
      plan: () => planBlogPage(list, context),
    }
  })
}

type ListPage = ReturnType<typeof listPage>

function listPage(page: number, count: number, { posts, searchIndex }: PostLists) {
  const isFirst = page === 1
  const listed = posts.slice((page - 1) * postsOnPage, page * postsOnPage)
  // A new post moves all others down by one, so every page changes on its date.
  let lastModified = posts[0]?.date
  for (const { modified } of isFirst ? posts : listed)
    if (lastModified === undefined || modified > lastModified) lastModified = modified
  return { page, count, posts: listed, lastModified, searchIndex: isFirst ? searchIndex : undefined }
}

function headingOf({ page }: ListPage, { site: { texts } }: BlogContext): string {
  return page === 1 ? texts.blog.hero.heading : fillTexts(texts.blog.pagination, { page: String(page) }).heading
}

function planBlogPage(list: ListPage, context: BlogContext): PagePlan {
  const { page, count, searchIndex } = list
  const { site } = context
  const { blog } = site.texts
  const isFirst = page === 1
  const texts = fillTexts(blog.pagination, { page: String(page) })
  const cards = list.posts.map((post) => buildPostCard(post, context))
  const path = blogPagePath(page)
  const link = { href: blogPagePath(1), label: site.texts.site.menu.blog }
  const pagination = count > 1 ? buildPagination(page, count) : undefined
  const { title, description } = isFirst ? blog.meta : texts.meta
  return {
    title,
    description,
    type: 'website',
    previous: pagination?.previous,
    next: pagination?.next,
    breadcrumbs: crumbs(site, link, ...(isFirst ? [] : [{ href: path, label: texts.page }])),
    body: {
      kind: 'blog',
      texts: blog,
      heading: headingOf(list, context),
      featured: isFirst ? cards[0] : undefined,
      posts: isFirst ? cards.slice(1) : cards,
      searchIndex,
      pagination,
    },
    things: [describeBusiness(site)],
  }
}

function buildPagination(page: number, count: number): PaginationProps {
  const near = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count)
  return {
    previous: page > 1 ? blogPagePath(page - 1) : undefined,
    next: page < count ? blogPagePath(page + 1) : undefined,
    pages: [...new Set(near)].map((number) => ({ number, href: blogPagePath(number), isCurrent: number === page })),
  }
}
