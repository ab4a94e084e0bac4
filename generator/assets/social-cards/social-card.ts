import type { LogoProps } from '../../../templates/props.ts'
import { hashContent } from '../hash.ts'
import { type Colors, pickColor } from '../bundles/read-colors.ts'
import { readToolVersions } from '../tool-versions.ts'

/** Pixels. */
export const socialSize = { width: 1200, height: 630 } as const

/** What the card of one page shows. */
export interface SocialCard {
  readonly heading: string
  /** The part of the site that the page belongs to; absent where the heading says it. */
  readonly section: string | undefined
  readonly image: {
    /** Under `content/images`. */
    readonly path: string
    /** Another one for other bytes. */
    readonly version: string
  }
}

/** What all cards of a site share. */
export interface SocialCardLook {
  /** The typeface as its package has it. */
  readonly font: Uint8Array
  readonly colors: SocialCardColors
  readonly logo: LogoProps
  readonly company: { readonly name: string; readonly phone: string }
}

export type SocialCardColors = ReturnType<typeof pickCardColors>

/** Raise it with every change to how cards are drawn: all of them are then drawn again. */
const revision = 4

/** Gives each card a key of all that decides what it looks like: a card that is cached under it is the card. */
export function createCardKeys({ font, colors, logo, company }: SocialCardLook): (card: SocialCard) => string {
  const { name, phone } = company
  const versions = readToolVersions('harfbuzzjs', 'sharp', 'subset-font')
  const shared = JSON.stringify({ revision, logo, socialSize, colors, name, phone, versions })
  const look = hashContent(font, shared)
  return ({ heading, section, image }) =>
    hashContent(look, JSON.stringify([heading, section, image.path, image.version]))
}

/** What cards take from the colors of the site's style sheet. */
export function pickCardColors(colors: Colors) {
  const pick = (name: string) => pickColor(colors, name)
  return {
    panel: pick('--ink'),
    heading: pick('--surface'),
    small: pick('--on-dark-link'),
    accent: pick('--accent'),
    // Shines through pictures that are not opaque.
    ground: pick('--tint'),
  }
}
