import { DamagedCacheError } from '../../shared/cache/damaged-cache-error.ts'
import { ChangedFileError } from '../../shared/fs/changed-file-error.ts'
import type { Decorate } from '../serve/send-file.ts'
import type { Extension } from '../serve/serve-site.ts'
import type { SiteStore } from '../serve/site-store.ts'

const waitingPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not built yet</title></head>
<body><main><h1>Not built yet</h1><p>The content has errors. The site will appear here once they're fixed.</p></main></body>
</html>
`

/** Answers every address until there is a good build. The overlay says why, and the page reloads once there is one. */
export function createWaitingPage(isBuilt: () => boolean, decorate: Decorate): Extension {
  return (_request, response) => {
    if (isBuilt()) return false
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(decorate(waitingPage, 'index.html'))
    return true
  }
}

/**
 * Makes assets again that are gone when they are requested: they're linked from the cache, which another build may prune, and
 * anyone may delete. `rebuild` must make all of them.
 */
export function createAssetRestorer(store: SiteStore, rebuild: (reason: string) => Promise<void>): Extension {
  let restoring: Promise<void> | undefined
  return async ({ url = '' }, response) => {
    if (!url.startsWith('/assets/')) return false
    try {
      await store.prepare?.(url.slice(1))
      store.read(url.slice(1))
    } catch (error) {
      if (error instanceof ChangedFileError) {
        // The build that follows gives the file another address, or reports what's wrong with it.
        response.writeHead(404).end()
        return true
      }
      if (!(error instanceof DamagedCacheError)) throw error
      // A page asks for all of its images at once.
      restoring ??= rebuild(error.message).finally(() => (restoring = undefined))
      await restoring
    }
    return false
  }
}
