import type { HeadProps } from '../../templates/props.ts'
import { type Assets, findPicture } from '../assets/assets.ts'
import type { SocialCardPlan } from '../assets/social-cards/build-social-cards.ts'
import { createCardKeys, socialSize } from '../assets/social-cards/social-card.ts'
import { paths } from '../schema/paths.ts'
import { longestName } from '../shared/output-file.ts'
import type { SharedSite } from './model/site.ts'
import type { PageOutline, PlannedPage } from './page-plan.ts'

/**
 * What the typeface can't draw: letters that aren't Latin, and Vietnamese: of `Nguyễn`, it drops an accent, but not from each word.
 * Marks such as ª belong to no script.
 */
const foreign = /(?!\p{Script=Latin}|\p{Script=Common})\p{L}|[ƠơƯư\u1EA0-\u1EF9].*[ƠơƯư\u1EA0-\u1EF9]/u

/**
 * Plans each page's card. Its address is a hash of what it shows, so pages don't have to wait for cards. A page whose card would
 * lack letters has none.
 */
export function createCardPlanner(
  { texts }: { readonly texts: { readonly blog: Pick<SharedSite['texts']['blog'], 'hero'> } },
  assets: Pick<Assets, 'cardLook' | 'pictures'>,
) {
  const keyOf = createCardKeys(assets.cardLook)
  return (page: Pick<PlannedPage, 'kind' | 'path' | 'heading' | 'section' | 'image'>): SocialCardPlan | undefined => {
    // All list pages share the first one's card.
    const { path, heading } = page.kind === 'blog' ? { path: paths.blog, ...texts.blog.hero } : page
    // The page may itself be the section.
    const section = page.section === heading ? undefined : page.section
    if (foreign.test([heading, section, assets.cardLook.company.name].join('').normalize())) return undefined
    const card = {
      heading,
      section,
      image: { path: page.image.path, version: findPicture(assets, page.image.path).src },
    }
    const key = keyOf(card)
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').slice(0, longestName)
    // The spread comes last, as in `build-post.ts`.
    return { key, path: `assets/card-${name}-${key}.jpg`, ...card }
  }
}

/** The image metadata in a page's head. */
export function describeCard({ config }: SharedSite, { image }: PageOutline, card: SocialCardPlan): HeadProps['image'] {
  const alt = joinSentences(card.heading, image.alt)
  return { url: `${config.url}/${card.path}`, type: 'image/jpeg', ...socialSize, alt }
}

function joinSentences(first: string, second: string): string {
  if (second === '') return first
  return `${first}${/[.!?]$/.test(first) ? '' : '.'} ${second}`
}
