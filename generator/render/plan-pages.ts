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

/** Every page of the site, `404.html` last. */
export function planPages(context: PlanContext): PagePlan[] {
  const { services, areas, posts } = context.site
  return [
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
}
