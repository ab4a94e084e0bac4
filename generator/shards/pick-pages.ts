import { paths } from '../schema/paths.ts'
import type { AllPages } from '../render/render-site.ts'
import { isInShard, type Shard } from './shard.ts'

/**
 * The pages of a shard, with their cards; all where there is none. The first page of the blog is in no shard: it names the
 * search index, which knows all posts.
 */
export function pickPages(site: AllPages, shard: Shard | undefined): AllPages {
  if (!shard) return site
  const isOwn = site.pages.map(({ path }) => path !== paths.blog && isInShard(shard, path))
  const pick = <Item>(items: readonly Item[]) => items.filter((_, index) => isOwn[index])
  return { pages: pick(site.pages), cards: pick(site.cards), outputs: pick(site.outputs) }
}
