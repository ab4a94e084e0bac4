import type { LogoProps } from '../../../templates/props.ts'
import { hashContent } from '../../shared/hash-content.ts'
import { readToolVersions } from '../tool-versions.ts'
import { type Colors, pickColor } from '../bundles/styles.ts'

/** Pixels. */
export const socialSize = { width: 1200, height: 630 } as const

/** What the card of one page shows. */
export interface SocialCard {
  readonly heading: string
  /** The section of the site that the page belongs to; absent if the heading says it. */
  readonly section: string | undefined
  readonly image: {
    /** Path under `content/images`. */
    readonly path: string
    /** Changes with the bytes. */
    readonly version: string
  }
}

/** What all of a site's cards share. */
export interface SocialCardLook {
  /** The typeface, as shipped in its package: more common letters first. */
  readonly fonts: readonly Uint8Array[]
  readonly colors: SocialCardColors
  readonly logo: LogoProps
  readonly company: { readonly name: string; readonly phone: string }
}

export type SocialCardColors = ReturnType<typeof pickCardColors>

/** Increase it with every change to how cards are drawn, so that all of them are redrawn. */
const revision = 6

/** Returns a function that gives each card a key covering everything that affects how it looks. */
export function createCardKeys({ fonts, colors, logo, company }: SocialCardLook): (card: SocialCard) => string {
  const { name, phone } = company
  const versions = readToolVersions('harfbuzzjs', 'sharp', 'subset-font')
  const shared = JSON.stringify({ revision, logo, socialSize, colors, name, phone, versions })
  const look = hashContent(...fonts, shared)
  return ({ heading, section, image }) =>
    hashContent(look, JSON.stringify([heading, section, image.path, image.version]))
}

/** The style sheet's colors that cards use. */
export function pickCardColors(colors: Colors) {
  const pick = (name: string) => pickColor(colors, name)
  return {
    panel: pick('--ink'),
    heading: pick('--surface'),
    small: pick('--on-dark-link'),
    accent: pick('--accent'),
    // Shows through images that have transparency.
    ground: pick('--tint'),
  }
}
