import type { PageParts } from '../../templates/page-parts.ts'
import type { PageProps } from '../../templates/page-props.ts'
import type { HeadProps, SiteProps } from '../../templates/props.ts'
import type { StyleguideParts } from '../../templates/styleguide/props.ts'
import type { Assets } from '../assets/assets.ts'
import type { SocialCardPlan } from '../assets/social-cards/build-social-cards.ts'
import { shortHash } from '../shared/cache/short-hash.ts'
import { createPageCheck } from './policy/check-page.ts'
import { buildMap, describeMapInput } from './map/build-map.ts'
import { makeAnew, type Remember } from '../shared/memory/memory.ts'
import { type Post, shareSite, type SharedSite, type Site } from './model/site.ts'
import { fileOf, type OutputFile } from '../shared/output-file.ts'
import type { FinishedFiles } from '../shards/finished-files.ts'
import { describeBreadcrumbs } from './structured-data/pages.ts'
import { formatGraph } from './structured-data/graph.ts'
import { listAreas, listServices } from './cards.ts'
import { findPicture } from './find-picture.ts'
import type { PagePlan, PlanContext } from './page-plan.ts'
import { type PageMemory, renderAnew } from './page-memory.ts'
import { postsOnPage } from '../schema/paths.ts'
import { planPages } from './plan-pages.ts'
import { formatInputs, type PlannedPage } from './planned-page.ts'
import { findAnew, type RelatedMemory } from './related-memory.ts'
import { findRelated } from './related-posts.ts'
import { createCardPlanner, describeCard } from './plan-social-card.ts'
import { planBlogPages } from './plans/blog-pages.ts'
import { createPostNamer } from './plans/post-inputs.ts'
import { createPostPlanner } from './plans/post-pages.ts'
import { splitPage } from './split-page.ts'

/** Turns a page's input into its document. It is an argument, so that `start` can use templates that changed while it runs. */
export type RenderPage = (props: PageProps) => PageParts

/** The templates as they are now. */
export interface Templates {
  readonly renderPage: RenderPage
  /** Names the templates and all that they are made of: equal versions render the same props to the same bytes. */
  readonly version: string
}

export interface RenderOptions {
  readonly templates: Templates
  readonly sendsToStandIn: boolean
  /** Root-relative address of the search index; empty where it is not known yet (see `nameSearch`), or is nobody's affair. */
  readonly searchIndex: string
  /** What other sites show of a page: a card that is made for it, or, sooner done, its picture. */
  readonly social: 'cards' | 'pictures'
  /** Pages of earlier runs. */
  readonly pages?: PageMemory | undefined
  /** Related posts as they were found in earlier runs. */
  readonly related?: RelatedMemory | undefined
  /** Pages that other machines have made. */
  readonly finished?: FinishedFiles | undefined
  /** For runs that follow each other. */
  readonly remember?: Remember | undefined
  /** What the page of all tokens and components shows; only an author has that page. */
  readonly styleguide?: StyleguideParts | undefined
}

/** All pages of a site. */
export interface AllPages {
  readonly pages: readonly PlannedPage[]
  /** One for each page, or none at all. */
  readonly cards: readonly SocialCardPlan[]
  readonly outputs: readonly OutputFile[]
}

export interface RenderedSite {
  /** For each post the places of those that its page names. */
  readonly related: readonly (readonly number[])[]
  /** Every page, with its card. */
  renderAll(): AllPages
  /** The pages that show something of the posts at these places in the list, or name the search index. */
  renewPages(changed: ReadonlySet<number>): OutputFile[]
  /** The page that names the search index, with this one; `undefined` where there is no list of posts. */
  nameSearch(searchIndex: string): OutputFile | undefined
  /** The page of a post that says something else than before, while all else is as it was; `undefined` where all is to be made anew. */
  renewPost(post: Post): OutputFile | undefined
}

/**
 * Plans every page of the site; a page is rendered when its content is read, and what it is made of is known before. The same
 * site, assets and templates give the same bytes.
 */
export function renderSite(
  site: Site,
  assets: Assets,
  { templates, social, pages: memory = renderAnew, related: relatedMemory = findAnew, ...options }: RenderOptions,
): RenderedSite {
  const { searchIndex, styleguide, sendsToStandIn, finished, remember = makeAnew } = options
  const context = { ...buildPlanContext(shareSite(site), assets, remember), sendsToStandIn }
  const related = relatedMemory.remember(
    () => describeTags(site.posts),
    () => findRelated(site.posts, relatedCount),
  )
  const around: SiteProps = {
    texts: site.texts.site,
    company: site.company,
    services: listServices(site),
    areas: listAreas(site),
  }
  const nameOf = createPostNamer(context)
  const lists = { posts: site.posts, names: site.posts.map(nameOf), related, searchIndex }
  const planCard = social === 'cards' ? createCardPlanner(site, assets) : () => undefined
  const frame = shortHash(JSON.stringify([around, assets.shared, site.config.url, social]))
  const shared = formatInputs({ templates: templates.version, frame })
  const check = createPageCheck({
    config: site.config,
    css: assets.shared.css,
    sendsToStandIn,
    hasSheets: styleguide !== undefined,
  })
  const createOutput = (page: PlannedPage, card: SocialCardPlan | undefined) => {
    const shown = card ? { card: card.key } : { picture: shortHash(JSON.stringify(describePicture(page, context))) }
    const version = `${shared} ${formatInputs(page.inputs)} ${formatInputs(shown)}`
    const render = (path: string) => {
      const props = buildPageProps(page.plan(), card, { context, around, assets })
      const parts = templates.renderPage(props)
      // The page of all components is served to authors alone, without a policy, and shows them with samples of its own.
      if (props.body.kind !== 'styleguide') check(parts, path)
      return parts
    }
    return createPage(page.path, version, (path) =>
      memory.remember(path, version, () => {
        const made = finished?.read(path, version)
        return made ? splitPage(made.toString()) : render(path)
      }),
    )
  }
  const createAlone = (page: PlannedPage) => createOutput(page, planCard(page))
  return {
    related,
    renderAll() {
      const pages = planPages(context, lists, { today: site.today, styleguide })
      const cards = pages.flatMap((page) => planCard(page) ?? [])
      return { pages, cards, outputs: pages.map((page, index) => createOutput(page, cards[index])) }
    },
    renewPages(changed) {
      const naming = [...related.keys()].filter((index) => related[index]?.some((place) => changed.has(place)))
      const planPost = createPostPlanner(context, lists)
      const posts = [...new Set([...changed, ...naming])].flatMap((index) => {
        const post = site.posts[index]
        return post ? [planPost(post, index, lists.names[index] ?? '')] : []
      })
      const numbers = new Set([...changed].map((index) => Math.floor(index / postsOnPage)))
      // The first page also names the search index.
      const pages = planBlogPages(context, lists).filter((_, number) => number === 0 || numbers.has(number))
      return [...posts, ...pages].map(createAlone)
    },
    nameSearch(index) {
      const [first] = planBlogPages(context, { ...lists, searchIndex: index })
      return first && createAlone(first)
    },
    renewPost(post) {
      const index = site.posts.findIndex(({ id }) => id === post.id)
      if (index < 0 || !assets.pictures.has(post.image)) return undefined
      return createAlone(createPostPlanner(context, lists)(post, index, nameOf(post)))
    },
  }
}

/** A page that is rendered when its content is read. */
function createPage(address: string, version: string, render: (path: string) => PageParts): OutputFile {
  const path = fileOf(address)
  return {
    path,
    version,
    get content() {
      return render(path).join('')
    },
    get parts() {
      return render(path)
    },
  }
}

/** All that decides which posts are related. */
function describeTags(posts: Site['posts']): string {
  return posts.map(({ id, category, tags }) => [id, category, ...tags].join('\t')).join('\n')
}

/** How many related posts a post names. */
const relatedCount = 2

function buildPlanContext(
  site: SharedSite,
  assets: Assets,
  remember: Remember,
): Pick<PlanContext, 'site' | 'mapOf' | 'pictureOf' | 'addressOf'> {
  const mapInput = describeMapInput(site, assets.mapGround)
  return {
    site,
    mapOf: (marked) =>
      remember(`map ${marked?.current.id ?? ''}`, mapInput, () => buildMap(site, assets.mapGround, marked)),
    pictureOf(image, alt) {
      const { stem, widths, width, height, tone } = findPicture(assets, image)
      return { stem, widths, width, height, tone, alt }
    },
    addressOf: (image) => site.config.url + findPicture(assets, image).src,
  }
}

interface Around {
  readonly context: PlanContext
  readonly around: SiteProps
  readonly assets: Assets
}

function buildPageProps(
  plan: PagePlan,
  card: SocialCardPlan | undefined,
  { context, around, assets }: Around,
): PageProps {
  const { site } = context
  const { path, title, description, type, breadcrumbs, body, things, listed } = plan
  const trail = breadcrumbs.length > 1 ? [describeBreadcrumbs(site, path, breadcrumbs)] : []
  return {
    path,
    head: {
      title,
      description,
      canonical: listed ? site.config.url + path : undefined,
      type,
      image: card ? describeCard(site, plan, card) : describePicture(plan, context),
      previous: plan.previous,
      next: plan.next,
      published: plan.published,
      modified: plan.modified,
      jsonLd: formatGraph([...things, ...trail]),
    },
    site: around,
    assets: assets.shared,
    breadcrumbs,
    body,
  }
}

function describePicture(
  { image }: Pick<PagePlan, 'image'>,
  { addressOf, pictureOf }: PlanContext,
): HeadProps['image'] {
  const { width, height, alt } = pictureOf(image.path, image.alt)
  return { url: addressOf(image.path), width, height, alt }
}
