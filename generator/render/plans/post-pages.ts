import type { Thing } from 'schema-dts'
import type { PostCardProps } from '../../../templates/props.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import { paths } from '../../schema/paths.ts'
import { formatDateTime } from '../../shared/dates.ts'
import type { Post } from '../model/site.ts'
import { describeBusiness } from '../structured-data/business.ts'
import { describePost } from '../structured-data/pages.ts'
import { buildDate, buildPostCard } from '../cards.ts'
import { buildRichText } from '../rich-text.ts'
import type { PagePlan, PlannedPage, PostContext, PostLists, PostSite } from '../page-plan.ts'
import { type Memoize, notMemoized } from '../../shared/cache/memo-cache.ts'
import { oncePer, oncePerName } from '../../shared/once-per.ts'
import { buildNotice, crumbs } from './describe-page.ts'

/**
 * Plans a page for each post. Its inputs are known before it is planned, and most pages never need to be. In watch mode, a post's
 * page is reused if its inputs didn't change.
 */
export function planPosts(
  { site, pictureOf, addressOf, factsOf }: PostContext,
  lists: PostLists,
  memoize: Memoize = notMemoized,
): PlannedPage[] {
  const { config, locale, company, texts } = site
  // Narrowed down, so that nothing that isn't in the inputs can get onto the page.
  const own: PostSite = {
    config,
    locale,
    company,
    texts: { site: texts.site, postPage: texts.postPage, blog: texts.blog },
  }
  const context = { site: own, pictureOf, addressOf, factsOf, business: describeBusiness(own) }
  const settings = shortHash(JSON.stringify(own))
  // One card per post, however many pages link to it, so that it can be rendered once.
  const cardOf = oncePer((post: Post) => buildPostCard(post, context))
  const { posts, names, related } = lists
  // By post, its page and the versions of all posts that the page shows.
  const before = memoize(
    'pages of posts',
    settings,
    () => new WeakMap<Post, { readonly name: string; readonly page: PlannedPage }>(),
  )
  return posts.map((post, index) => {
    const places = related[index] ?? []
    const name = `${names[index]} ${places.map((place) => names[place]).join(' ')}`
    const known = before.get(post)
    if (known?.name === name) return known.page
    const page: PlannedPage = {
      path: post.path,
      kind: 'post',
      heading: post.title,
      image: { path: post.image, alt: post.imageAlt },
      listed: true,
      lastModified: post.modified,
      section: texts.site.menu.blog,
      inputs: {
        settings,
        post: names[index] ?? '',
        related: shortHash(places.map((place) => names[place]).join(' ')),
      },
      plan() {
        const others = places.flatMap((place) => posts[place] ?? [])
        return planPost(post, others.map(cardOf), context)
      },
    }
    before.set(post, { name, page })
    return page
  })
}

interface PostPageContext extends PostContext {
  /** The company's structured data, the same on all posts. */
  readonly business: Thing
}

function planPost(post: Post, related: readonly PostCardProps[], context: PostPageContext): PagePlan {
  const { site, addressOf, business } = context
  const html = post.readHtml()
  return {
    title: post.title,
    description: post.excerpt,
    type: 'article',
    published: formatDateTime(post.date, site.locale.timeZone),
    modified: formatDateTime(post.modified, site.locale.timeZone),
    breadcrumbs: crumbs(
      site,
      { href: paths.blog, label: site.texts.site.menu.blog },
      { href: post.path, label: post.title, language: post.language },
    ),
    body: {
      kind: 'post',
      texts: site.texts.postPage,
      cardTexts: site.texts.blog,
      post: buildPostCard(post, context),
      updated: post.updated === undefined ? undefined : buildDate(post.updated, site.locale.language),
      notice: buildNotice(post.unpublished, site, post.date),
      hasTasks: post.hasTasks,
      body: html === '' ? undefined : buildRichText({ html, pictures: post.pictures }, context),
      contents: post.contents,
      related,
    },
    things: [business, describePost(site, post, addressOf(post.image))],
  }
}

/**
 * Versions everything that pages show of a post: its file's contents, its built images, the files that it links to, and whether
 * it is public.
 */
export function createPostNamer({ pictureOf, addressOf, factsOf }: PostContext): (post: Post) => string {
  const nameOf = oncePerName((image: string) => shortHash(JSON.stringify([pictureOf(image, ''), addressOf(image)])))
  return ({ version, unpublished, image, pictures, downloads }) => {
    const name = pictures.reduce((names, picture) => `${names}-${nameOf(picture.image)}`, nameOf(image))
    const facts = downloads.length === 0 ? '' : `-${shortHash(JSON.stringify(downloads.map(factsOf)))}`
    return `${version}-${name}${facts}${unpublished === undefined ? '' : `-${unpublished}`}`
  }
}
