import { DamagedCacheError } from '../../shared/cache/damaged-cache-error.ts'
import type { Extension } from '../serve/serve-site.ts'
import type { SiteStore } from '../serve/site-store.ts'

/**
 * Makes assets again that are gone when they are requested: they're linked from the cache, which another build may prune, and
 * anyone may delete. `rebuild` must make all of them.
 */
export function createAssetRestorer(store: SiteStore, rebuild: (reason: string) => Promise<void>): Extension {
  let restoring: Promise<void> | undefined
  return async ({ url = '' }) => {
    try {
      if (url.startsWith('/assets/')) store.read(url.slice(1))
    } catch (error) {
      if (!(error instanceof DamagedCacheError)) throw error
      // A page asks for all of its images at once.
      restoring ??= rebuild(error.message).finally(() => (restoring = undefined))
      await restoring
    }
    return false
  }
}
