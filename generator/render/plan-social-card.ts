import type { HeadProps } from '../../templates/props.ts'
import type { Assets } from '../assets/assets.ts'
import type { SocialCardPlan } from '../assets/social-cards/build-social-cards.ts'
import { createCardKeys, socialSize } from '../assets/social-cards/social-card.ts'
import type { SharedSite } from './model/site.ts'
import { findPicture } from './find-picture.ts'
import type { PagePlan } from './page-plan.ts'
import type { PlannedPage } from './planned-page.ts'

/** Plans the card of each page. Its address follows from what it will show, so that pages need not wait for cards. */
export function createCardPlanner({ company }: SharedSite, assets: Assets): (page: PlannedPage) => SocialCardPlan {
  const keyOf = createCardKeys(assets.cardLook)
  return ({ path, heading, image, section }) => {
    const card = {
      heading,
      // The page may be the part of the site itself.
      section: section === heading ? undefined : section,
      company,
      image: { path: image.path, version: findPicture(assets, image.path).src },
    }
    const key = keyOf(card)
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
    return { ...card, key, path: `assets/card-${name}-${key}.png` }
  }
}

/** What a page's head says of its card. */
export function describeCard(
  { config }: SharedSite,
  { heading, image }: PagePlan,
  card: SocialCardPlan,
): HeadProps['image'] {
  return { url: `${config.url}/${card.path}`, type: 'image/png', ...socialSize, alt: joinSentences(heading, image.alt) }
}

function joinSentences(first: string, second: string): string {
  if (second === '') return first
  return `${first}${/[.!?]$/.test(first) ? '' : '.'} ${second}`
}
