import { compareTexts } from '../../shared/compare-texts.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import type { AssetCache } from '../cache/asset-cache.ts'
import { unpackFont } from '../font/cut-font.ts'
import { forEachOnCores } from '../for-each-on-cores.ts'
import { cachedOutput } from '../cache/cached-file.ts'
import type { DrawSocialCard } from './draw-social-card.ts'
import type { SocialCard, SocialCardLook } from './social-card.ts'

/** A card, and the file that it becomes. */
export interface SocialCardPlan extends SocialCard {
  /** `assets/card-about-<key>.jpg` */
  readonly path: string
  readonly key: string
}

interface SocialCardOptions {
  readonly cache: AssetCache
  readonly look: SocialCardLook
  /** The bytes of a picture by its path under `content/images`. */
  readonly readImage: (image: string) => Promise<Uint8Array>
  /** Called after each card that has to be drawn, and at the end where one had to be. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

/** Makes the cards that other sites show when a page is shared, each of them once. A card that is cached is not even read. */
export async function buildSocialCards(
  plans: readonly SocialCardPlan[],
  options: SocialCardOptions,
): Promise<OutputFile[]> {
  const cards = [...new Map(plans.map((plan) => [plan.path, plan])).values()]
  // Then those that show one picture follow each other, and it is read once.
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

/** A build that has all cards loads nothing that draws. */
async function loadDrawer({ look, cache }: SocialCardOptions): Promise<DrawSocialCard> {
  const [{ createCardDrawer }, font] = await Promise.all([
    import('./draw-social-card.ts'),
    unpackFont(look.font, cache),
  ])
  return createCardDrawer(font, look)
}
