import { availableParallelism } from 'node:os'
import type { OutputFile } from '../../output/output-file.ts'
import type { AssetCache } from '../asset-cache.ts'
import { unpackFont } from '../font/cut-font.ts'
import { forEachLimited } from '../for-each-limited.ts'
import type { DrawSocialCard } from './draw-social-card.ts'
import type { SocialCard, SocialCardLook } from './social-card.ts'

/** A card, and the file that it becomes. */
export interface SocialCardPlan extends SocialCard {
  /** `assets/card-about-<key>.png` */
  readonly path: string
  readonly key: string
}

export interface SocialCardOptions {
  readonly cache: AssetCache
  readonly look: SocialCardLook
  /** The bytes of a picture by its path under `content/images`. */
  readonly readImage: (image: string) => Promise<Uint8Array>
  /** Called after each card. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

/** Makes the cards that other sites show when a page is shared. A card that is in the cache costs reading it and no more. */
export async function buildSocialCards(
  plans: readonly SocialCardPlan[],
  options: SocialCardOptions,
): Promise<OutputFile[]> {
  const outputs: OutputFile[] = []
  const draw = createDrawer(options)
  await forEachLimited(plans, availableParallelism(), async (plan) => {
    const content = await options.cache.remember(`card-${plan.key}.png`, async () =>
      draw(plan, await options.readImage(plan.image.path)),
    )
    outputs.push({ path: plan.path, content })
    options.onProgress?.(outputs.length, plans.length)
  })
  return outputs
}

/** Loads what draws when the first card has to be drawn. */
function createDrawer({ look, cache }: SocialCardOptions): DrawSocialCard {
  const load = async () => {
    const [{ createCardDrawer }, font] = await Promise.all([
      import('./draw-social-card.ts'),
      unpackFont(look.font, cache),
    ])
    return createCardDrawer(font, look.colors)
  }
  let loaded: Promise<DrawSocialCard> | undefined
  return async (card, picture) => {
    loaded ??= load()
    const draw = await loaded
    return draw(card, picture)
  }
}
