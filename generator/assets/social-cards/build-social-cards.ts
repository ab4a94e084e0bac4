import { compareTexts } from '../../shared/compare-texts.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import type { AssetCache } from '../cache/asset-cache.ts'
import { unpackFont } from '../font/cut-font.ts'
import { forEachOnCores } from '../for-each-on-cores.ts'
import { cachedOutput } from '../cache/cached-file.ts'
import type { DrawSocialCard } from './draw-social-card.ts'
import type { SocialCard, SocialCardLook } from './social-card.ts'

/** A card, and where its file goes. */
export interface SocialCardPlan extends SocialCard {
  /** `assets/card-about-<key>.jpg` */
  readonly path: string
  readonly key: string
}

interface SocialCardOptions {
  readonly cache: AssetCache
  readonly look: SocialCardLook
  /** Reads an image's bytes, by its path under `content/images`. */
  readonly readImage: (image: string) => Uint8Array
  /** Called after each card that is drawn, and once more at the end if any were. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

/** Makes the social cards, each only once. Cached cards aren't even read. */
export async function buildSocialCards(
  plans: readonly SocialCardPlan[],
  options: SocialCardOptions,
): Promise<OutputFile[]> {
  const cards = [...new Map(plans.map((plan) => [plan.path, plan])).values()]
  // Keeps cards with the same image together, so that it is read once.
  const sorted = cards.toSorted((a, b) => compareTexts(a.image.path, b.image.path))
  const outputs: OutputFile[] = []
  let drawer: Promise<DrawSocialCard> | undefined
  let drawn = 0
  await forEachOnCores(sorted, async (plan) => {
    const before = drawn
    const cached = await options.cache.ensure(`card-${plan.key}.jpg`, async () => {
      const draw = await (drawer ??= loadDrawer(options))
      const card = await draw(plan, () => options.readImage(plan.image.path))
      drawn += 1
      return card
    })
    outputs.push(cachedOutput(plan.path, plan.path, cached))
    const isEnd = drawn > 0 && outputs.length === cards.length
    if (drawn > before || isEnd) options.onProgress?.(outputs.length, cards.length)
  })
  return outputs
}

/** Loaded on demand: a build with all cards cached loads no drawing code. */
async function loadDrawer({ look, cache }: SocialCardOptions): Promise<DrawSocialCard> {
  const [{ createCardDrawer }, ...fonts] = await Promise.all([
    import('./draw-social-card.ts'),
    ...look.fonts.map((font) => unpackFont(font, cache)),
  ])
  return createCardDrawer(fonts, look)
}
