import type { PageProps } from '../../templates/page-props.ts'
import type { SiteProps } from '../../templates/props.ts'
import { type Assets, socialSize } from '../assets/assets.ts'
import type { Site } from '../model/site.ts'
import type { OutputFile } from '../output/output-file.ts'
import { describeBreadcrumbs } from '../structured-data/pages.ts'
import { formatGraph } from '../structured-data/graph.ts'
import { listAreas, listServices } from './cards.ts'
import type { PagePlan, PlanContext } from './page-plan.ts'
import { planPages } from './plan-pages.ts'

/** Turns a page's input into its document. It is an argument, so that `start` can use templates that changed while it runs. */
export type RenderPage = (props: PageProps) => string

export interface RenderOptions {
  readonly renderPage: RenderPage
  readonly sendsToStandIn: boolean
  /** Root-relative address of the search index. */
  readonly searchIndex: string
}

export interface RenderedSite {
  readonly plans: readonly PagePlan[]
  readonly outputs: readonly OutputFile[]
}

/** Renders every page of the site. Pure: the same site, assets and templates give the same bytes. */
export function renderSite(site: Site, assets: Assets, { renderPage, ...options }: RenderOptions): RenderedSite {
  const context = { ...buildPlanContext(site, assets), ...options }
  const around: SiteProps = {
    texts: site.texts.site,
    company: site.company,
    services: listServices(site),
    areas: listAreas(site),
  }
  const plans = planPages(context)
  const outputs = plans.map((plan) => ({
    path: `${plan.path === '/' ? 'index' : plan.path.slice(1)}.html`,
    content: renderPage(buildPageProps(plan, { context, around, assets })),
  }))
  return { plans, outputs }
}

function buildPlanContext(site: Site, { pictures }: Assets): Pick<PlanContext, 'site' | 'pictureOf' | 'socialOf'> {
  const find = (image: string) => {
    const picture = pictures.get(image)
    if (!picture) throw new Error(`the assets stage made no picture for ${image}`)
    return picture
  }
  return {
    site,
    pictureOf(image, alt) {
      const { src, srcSet, width, height } = find(image)
      return { src, srcSet, width, height, alt }
    },
    socialOf: (image) => site.config.url + find(image).social,
  }
}

interface Around {
  readonly context: PlanContext
  readonly around: SiteProps
  readonly assets: Assets
}

function buildPageProps(plan: PagePlan, { context, around, assets }: Around): PageProps {
  const { site, socialOf } = context
  const { path, title, description, image, type, breadcrumbs, body, things, listed } = plan
  const trail = breadcrumbs.length > 1 ? [describeBreadcrumbs(site, path, breadcrumbs)] : []
  return {
    path,
    head: {
      title,
      description,
      canonical: listed ? site.config.url + path : undefined,
      type,
      image: { url: socialOf(image.path), ...socialSize, alt: image.alt },
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
