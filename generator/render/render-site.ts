import type { PageProps } from '../../templates/page-props.ts'
import type { HeadProps, SiteProps } from '../../templates/props.ts'
import type { StyleguideParts } from '../../templates/styleguide/props.ts'
import type { Assets } from '../assets/assets.ts'
import type { SocialCardPlan } from '../assets/social-cards/build-social-cards.ts'
import { buildMap, describeMapInput } from '../map/build-map.ts'
import { makeAnew, type Remember } from '../memory/memory.ts'
import type { Site } from '../model/site.ts'
import type { OutputFile } from '../output/output-file.ts'
import { describeBreadcrumbs } from '../structured-data/pages.ts'
import { formatGraph } from '../structured-data/graph.ts'
import { listAreas, listServices } from './cards.ts'
import { findPicture } from './find-picture.ts'
import type { PagePlan, PlanContext } from './page-plan.ts'
import { planPages } from './plan-pages.ts'
import { createRelatedFinder } from './related-posts.ts'
import { createCardPlanner, describeCard } from './plan-social-card.ts'

/** Turns a page's input into its document. It is an argument, so that `start` can use templates that changed while it runs. */
export type RenderPage = (props: PageProps) => string

export interface RenderOptions {
  readonly renderPage: RenderPage
  readonly sendsToStandIn: boolean
  /** Root-relative address of the search index. */
  readonly searchIndex: string
  /** What other sites show of a page: a card that is made for it, or, sooner done, its picture. */
  readonly social: 'cards' | 'pictures'
  /** For runs that follow each other. */
  readonly remember?: Remember | undefined
  /** What the page of all tokens and components shows; only an author has that page. */
  readonly styleguide?: StyleguideParts | undefined
}

export interface RenderedSite {
  readonly plans: readonly PagePlan[]
  /** One for each page, or none at all. */
  readonly cards: readonly SocialCardPlan[]
  readonly outputs: readonly OutputFile[]
}

/** Renders every page of the site. Pure: the same site, assets and templates give the same bytes. */
export function renderSite(
  site: Site,
  assets: Assets,
  { renderPage, social, remember = makeAnew, ...options }: RenderOptions,
): RenderedSite {
  const context = { ...buildPlanContext(site, assets, remember), ...options }
  const around: SiteProps = {
    texts: site.texts.site,
    company: site.company,
    services: listServices(site),
    areas: listAreas(site),
  }
  const plans = planPages(context)
  const cards = social === 'cards' ? plans.map(createCardPlanner(site, assets)) : []
  const outputs = plans.map((plan, index) => ({
    path: `${plan.path === '/' ? 'index' : plan.path.slice(1)}.html`,
    content: renderPage(buildPageProps(plan, cards[index], { context, around, assets })),
  }))
  return { plans, cards, outputs }
}

/** How many related posts a post names. */
const relatedCount = 2

function buildPlanContext(
  site: Site,
  assets: Assets,
  remember: Remember,
): Pick<PlanContext, 'site' | 'mapOf' | 'relatedTo' | 'pictureOf' | 'addressOf'> {
  const mapInput = describeMapInput(site, assets.mapGround)
  return {
    site,
    relatedTo: createRelatedFinder(site.posts, relatedCount),
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

function describePicture({ image }: PagePlan, { addressOf, pictureOf }: PlanContext): HeadProps['image'] {
  const { width, height, alt } = pictureOf(image.path, image.alt)
  return { url: addressOf(image.path), width, height, alt }
}
