import type { PagePlan, PlanContext } from './page-plan.ts'
import { planBlogPages } from './plans/blog-pages.ts'
import { planArea, planPost, planService } from './plans/entry-pages.ts'
import {
  planAbout,
  planAreas,
  planContact,
  planFaq,
  planHome,
  planNotFound,
  planPrivacy,
} from './plans/single-pages.ts'
import { planStyleguide } from './plans/styleguide.ts'

/** Every page of the site, `404.html` last, and under `start` the styleguide after them. */
export function planPages(context: PlanContext): PagePlan[] {
  const { site, styleguide } = context
  const { services, areas, posts } = site
  const pages = [
    planHome(context),
    planAbout(context),
    planFaq(context),
    ...services.map((service) => planService(service, context)),
    planAreas(context),
    ...areas.map((area) => planArea(area, context)),
    ...planBlogPages(context),
    ...posts.map((post) => planPost(post, context)),
    planContact(context),
    planPrivacy(context),
    planNotFound(context),
  ]
  return styleguide ? [...pages, ...planStyleguide(pages, styleguide, site)] : pages
}
