import type { PaginationProps } from '../../../templates/page-props.ts'
import { blogPagePath, countBlogPages, postsOnPage } from '../../content/paths.ts'
import { fillTexts } from '../../model/fill-texts.ts'
import { describeBusiness } from '../../structured-data/business.ts'
import { buildPostCard } from '../cards.ts'
import type { PagePlan, PlanContext } from '../page-plan.ts'
import { crumbs, describePage } from './describe-page.ts'

/** The list of posts: `/blog`, and from the 21st post on `/blog/page/2` and so forth. */
export function planBlogPages(context: PlanContext): PagePlan[] {
  const count = countBlogPages(context.site.posts.length)
  return Array.from({ length: count }, (_, index) => planBlogPage(index + 1, count, context))
}

function planBlogPage(page: number, count: number, context: PlanContext): PagePlan {
  const { site, searchIndex } = context
  const { blog } = site.texts
  const isFirst = page === 1
  const texts = fillTexts(blog.pagination, { page: String(page) })
  const heading = isFirst ? blog.hero.heading : texts.heading
  const listed = site.posts.slice((page - 1) * postsOnPage, page * postsOnPage)
  const cards = listed.map((post) => buildPostCard(post, context))
  const path = blogPagePath(page)
  const list = { href: blogPagePath(1), label: site.texts.site.menu.blog }
  const pagination = count > 1 ? buildPagination(page, count) : undefined
  return {
    ...describePage(site, isFirst ? blog.meta : texts.meta, heading),
    path,
    previous: pagination?.previous,
    next: pagination?.next,
    // The first page changes with every post, because all later ones move on by one.
    lastModified: (isFirst ? site.posts : listed)
      .map(({ date, updated }) => updated ?? date)
      .toSorted()
      .at(-1),
    breadcrumbs: crumbs(site, list, ...(isFirst ? [] : [{ href: path, label: texts.page }])),
    body: {
      kind: 'blog',
      texts: blog,
      heading,
      featured: isFirst ? cards[0] : undefined,
      posts: isFirst ? cards.slice(1) : cards,
      searchIndex: isFirst ? searchIndex : undefined,
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
