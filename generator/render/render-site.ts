import { isShared, type PageParts } from '../../templates/document/page-parts.ts'
import type { PageProps } from '../../templates/page-props.ts'
import type { HeadProps, MapProps, SiteProps } from '../../templates/props.ts'
import type { StyleguideParts } from '../../templates/styleguide/props.ts'
import { type Assets, findPicture } from '../assets/assets.ts'
import type { SocialCardPlan } from '../assets/social-cards/build-social-cards.ts'
import { shortHash } from '../shared/cache/short-hash.ts'
import { createMapBuilder, type Marked, nameMap } from './map/build-map.ts'
import { type Memoize, notMemoized } from '../shared/cache/memo-cache.ts'
import { oncePerName } from '../shared/once-per.ts'
import { findDirection } from '../schema/site/locale.ts'
import { markPhone } from '../schema/site/placeholders.ts'
import { shareSite, type SharedSite, type Site } from './model/site.ts'
import { fileOf, type OutputFile } from '../shared/output-file.ts'
import { describeBreadcrumbs, formatGraph } from './structured-data/pages.ts'
import { listAreas, listPages, listServices } from './cards.ts'
import { createFacts, describeLinks } from './file-facts.ts'
import { formatInputs, type PageOutline, type PlanContext, type PlannedPage, type WholePlan } from './page-plan.ts'
import { planPages } from './plan-pages.ts'
import { type FindRelated, findRelated } from './related-posts.ts'
import { createCardPlanner, describeCard } from './plan-social-card.ts'
import { createPostNamer } from './plans/post-pages.ts'

/** With more cities than this, menus and lists name the first ones by their `order`, and the page of all cities has the rest. */
const namedAreas = 30

/** Renders a page's props to its document. Passed in, so that `start` can use templates that change while it runs. */
export type RenderPage = (props: PageProps) => PageParts

export interface Templates {
  readonly renderPage: RenderPage
  /** Version of the templates and their dependencies: with equal versions, equal props render to equal bytes. */
  readonly version: string
}

export interface RenderOptions {
  readonly templates: Templates
  readonly sendsToOutbox: boolean
  /** Root-relative address of the search index. */
  readonly searchIndex: string
  /** The image shown when a page is shared: a generated card, or just the page's own image, which is faster. */
  readonly social: 'cards' | 'pictures'
  readonly findRelated?: FindRelated | undefined
  /** Carries pages over between builds in watch mode. */
  readonly memoize?: Memoize | undefined
  /** Data of the style guide; only in builds for authors. */
  readonly styleguide?: StyleguideParts | undefined
}

/**
 * Plans every page of the site. A page is rendered when its `content` is read, but its inputs are known before. The same site,
 * assets and templates give the same bytes.
 */
export function renderSite(site: Site, assets: Assets, options: RenderOptions) {
  const { templates, social, searchIndex, styleguide, sendsToOutbox } = options
  const { memoize = notMemoized } = options
  const factsOf = createFacts(site.downloads)
  const context = { ...buildPlanContext(shareSite(site), assets, memoize), factsOf, sendsToOutbox }
  const areas = listAreas(site)
  const around: SiteProps = {
    language: site.locale.language,
    direction: findDirection(site.locale.language),
    logo: assets.logo,
    texts: site.texts.site,
    company: { ...site.company, phone: markPhone(site.company.phone, site.locale.language) },
    services: listServices(site, assets.menuIconOf),
    areas: areas.slice(0, namedAreas),
    otherAreas: areas.slice(namedAreas),
    hasBlog: site.hasBlog,
    hasFaq: site.questions.length > 0,
    pages: { header: listPages(site, 'header'), footer: listPages(site, 'footer') },
    notices: site.notices.map((notice) => ({ ...notice, html: describeLinks(notice.html, factsOf) })),
  }
  const lists = {
    posts: site.posts,
    names: site.posts.map(createPostNamer(context)),
    related: (options.findRelated ?? findRelated)(site.posts),
    searchIndex,
  }
  const pages = planPages(context, lists, { today: site.today, styleguide, memoize })
  // One per page, if it has one.
  const cards = social === 'cards' ? pages.map(createCardPlanner(site, assets)) : []
  const frame = shortHash(JSON.stringify([around, assets.shared, site.config.url, social]))
  const shared = formatInputs({ templates: templates.version, frame })
  const encodeParts = createEncoder()
  const before = memoize('pages', shared, () => new WeakMap<PlannedPage, OutputFile>())
  const outputs = pages.map((page, index) => {
    const known = before.get(page)
    if (known) return known
    const card = cards[index]
    const shown = card ? { card: card.key } : { picture: shortHash(JSON.stringify(describePicture(page, context))) }
    const version = `${shared} ${formatInputs(page.inputs)} ${formatInputs(shown)}`
    const path = fileOf(page.path)
    const output = {
      path,
      version,
      get content() {
        const props = buildPageProps({ ...page, ...page.plan() }, card, { context, around, assets })
        return encodeParts(templates.renderPage(props))
      },
    }
    before.set(page, output)
    return output
  })
  return { pages, cards: cards.filter((card) => card !== undefined), outputs }
}

function buildPlanContext(site: SharedSite, assets: Assets, memoize: Memoize) {
  const mapVersion = shortHash(`${nameMap(site)} ${assets.map.ground}`)
  const maps = memoize('maps', mapVersion, () => new Map<string, MapProps>())
  let buildMap: ReturnType<typeof createMapBuilder> | undefined
  return {
    site,
    mapVersion,
    mapOf(marked?: Marked) {
      const name = marked?.current.path ?? ''
      const map = maps.get(name) ?? (buildMap ??= createMapBuilder(site, assets.map))(marked)
      maps.set(name, map)
      return map
    },
    pictureOf(image: string, alt: string) {
      const { stem, widths, width, height, tone } = findPicture(assets, image)
      return { stem, widths, width, height, tone, alt }
    },
    addressOf: (image: string) => site.config.url + findPicture(assets, image).src,
  }
}

interface Around {
  readonly context: PlanContext
  readonly around: SiteProps
  readonly assets: Assets
}

function buildPageProps(
  plan: WholePlan,
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
      verification: plan.verification,
      jsonLd: formatGraph([...things, ...trail]),
    },
    site: around,
    assets: assets.shared,
    breadcrumbs,
    body,
  }
}

function describePicture(
  { image }: Pick<PageOutline, 'image'>,
  { addressOf, pictureOf }: PlanContext,
): HeadProps['image'] {
  const { width, height, alt } = pictureOf(image.path, image.alt)
  return { url: addressOf(image.path), width, height, alt }
}

/** Encodes parts of documents as UTF-8. Parts that pages share are encoded once. */
function createEncoder(): (parts: PageParts) => Uint8Array {
  const encodeShared = oncePerName((part: string) => Buffer.from(part))
  return (parts) =>
    Buffer.concat(parts.map((part, index) => (isShared(index) ? encodeShared(part) : Buffer.from(part))))
}
