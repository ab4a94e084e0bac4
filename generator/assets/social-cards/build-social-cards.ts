import { availableParallelism } from 'node:os'
import type { OutputFile } from '../../shared/output-file.ts'
import type { FinishedFiles } from '../../shards/finished-files.ts'
import type { AssetCache } from '../cache/asset-cache.ts'
import { unpackFont } from '../font/cut-font.ts'
import { forEachLimited } from '../for-each-limited.ts'
import { keptOutput } from '../cache/kept-output.ts'
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
  /** Cards that other machines have drawn. */
  readonly finished?: FinishedFiles | undefined
  /** The bytes of a picture by its path under `content/images`. */
  readonly readImage: (image: string) => Promise<Uint8Array>
  /** Called after each card that has to be drawn, and at the end where one had to be. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

/** Makes the cards that other sites show when a page is shared. A card that is in the cache costs next to nothing: it is not even read. */
export async function buildSocialCards(
  plans: readonly SocialCardPlan[],
  options: SocialCardOptions,
): Promise<OutputFile[]> {
  const { cache } = options
  const outputs: OutputFile[] = []
  const missing: SocialCardPlan[] = []
  // To wait for each of thousands that are there would take longer than all else.
  for (const plan of plans) {
    const kept = cache.find?.(nameCard(plan))
    if (kept) outputs.push(keptOutput(plan.path, plan.path, kept))
    else missing.push(plan)
  }
  const draw = createDrawer(options)
  let drawn = 0
  await forEachLimited(missing, availableParallelism(), async (plan) => {
    const before = drawn
    const kept = await cache.ensure(nameCard(plan), async () => {
      const finished = options.finished?.read(plan.path, plan.path)
      const card = finished ?? (await draw(plan, () => options.readImage(plan.image.path)))
      drawn += 1
      return card
    })
    outputs.push(keptOutput(plan.path, plan.path, kept))
    const isEnd = drawn > 0 && outputs.length === plans.length
    if (drawn > before || isEnd) options.onProgress?.(outputs.length, plans.length)
  })
  return outputs
}

function nameCard({ key }: SocialCardPlan): string {
  return `card-${key}.png`
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
  return async (card, readPicture) => {
    loaded ??= load()
    const draw = await loaded
    return draw(card, readPicture)
  }
}
