import type { StyleguideParts } from '../../templates/styleguide/props.ts'
import type { Memoize } from '../shared/cache/memo-cache.ts'
import { type PlanContext, type PlannedPage, planNow, type PostLists } from './page-plan.ts'
import { planBlogPages } from './plans/blog-pages.ts'
import { planArea, planOwnPage, planService } from './plans/entry-pages.ts'
import { planPosts } from './plans/post-pages.ts'
import {
  planAbout,
  planAreas,
  planContact,
  planFaq,
  planHome,
  planNotFound,
  planPrivacy,
  planStyleguide,
} from './plans/single-pages.ts'

interface PlanOptions {
  /** The day of the build. */
  readonly today: string
  /** Only under `start`. */
  readonly styleguide?: StyleguideParts | undefined
  /** Carries pages over between builds in watch mode. */
  readonly memoize?: Memoize | undefined
}

/** Plans every page of the site, `404.html` last; under `start`, the style guide follows it. */
export function planPages(
  context: PlanContext,
  lists: PostLists,
  { today, styleguide, memoize }: PlanOptions,
): PlannedPage[] {
  const { services, areas, questions, pages: own } = context.site
  const pages = [
    planHome(context),
    planAbout(context),
    // Empty lists get no page.
    ...(questions.length > 0 ? [planFaq(context)] : []),
    ...services.map((service) => planService(service, context)),
    ...(areas.length > 0 ? [planAreas(context)] : []),
  ]
  const areaPages = areas.map((area) => planArea(area, context))
  const ownPages = own.map((page) => planOwnPage(page, context))
  const lastPages = [planContact(context), planPrivacy(context, today), planNotFound(context)]
  const posts = [...planBlogPages(context, lists), ...planPosts(context, lists, memoize)]
  const planned = [...pages.map(planNow), ...areaPages, ...ownPages.map(planNow), ...posts, ...lastPages.map(planNow)]
  return styleguide ? [...planned, ...planStyleguide(planned, styleguide, context.site).map(planNow)] : planned
}
