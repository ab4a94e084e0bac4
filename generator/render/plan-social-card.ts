import type { HeadProps } from '../../templates/props.ts'
import { type Assets, findPicture } from '../assets/assets.ts'
import type { SocialCardPlan } from '../assets/social-cards/build-social-cards.ts'
import { createCardKeys, socialSize } from '../assets/social-cards/social-card.ts'
import { paths } from '../schema/paths.ts'
import type { SharedSite } from './model/site.ts'
import type { PageOutline, PlannedPage } from './page-plan.ts'

interface PlannerSite {
  readonly texts: { readonly blog: Pick<SharedSite['texts']['blog'], 'hero'> }
}

type PlannerAssets = Pick<Assets, 'cardLook' | 'pictures'>
type PlannerPage = Pick<PlannedPage, 'kind' | 'path' | 'heading' | 'section' | 'image'>

/** Plans the card of each page. Its address follows from what it will show, so that pages need not wait for cards. */
export function createCardPlanner(
  { texts }: PlannerSite,
  assets: PlannerAssets,
): (page: PlannerPage) => SocialCardPlan {
  const keyOf = createCardKeys(assets.cardLook)
  return (page) => {
    // Lists of posts share the card of the first one.
    const { path, heading } = page.kind === 'blog' ? { path: paths.blog, ...texts.blog.hero } : page
    const card = {
      heading,
      // The page may be the part of the site itself.
      section: page.section === heading ? undefined : page.section,
      image: { path: page.image.path, version: findPicture(assets, page.image.path).src },
    }
    const key = keyOf(card)
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
    return { ...card, key, path: `assets/card-${name}-${key}.jpg` }
  }
}

/** What a page's head says of its card. */
export function describeCard({ config }: SharedSite, { image }: PageOutline, card: SocialCardPlan): HeadProps['image'] {
  const alt = joinSentences(card.heading, image.alt)
  return { url: `${config.url}/${card.path}`, type: 'image/jpeg', ...socialSize, alt }
}

function joinSentences(first: string, second: string): string {
  if (second === '') return first
  return `${first}${/[.!?]$/.test(first) ? '' : '.'} ${second}`
}
