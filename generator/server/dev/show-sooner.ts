import { relative, sep } from 'node:path'
import type { OutputFile } from '../../shared/output-file.ts'
import type { RenewPost } from '../../renew-post.ts'
import type { IsOutdated } from './gather.ts'

interface SoonerOptions {
  /** Absolute. */
  readonly contentFolder: string
  /** Puts a page in the place of the one that is served. */
  readonly show: (page: OutputFile) => void
}

/** What is known of the run before. */
interface LastRun {
  /** Milliseconds. */
  readonly took: number
  readonly renewPost: RenewPost
}

/** Milliseconds that a run may take without anybody wanting to see something sooner. */
const soonEnough = 100

/** Files that somebody saves one after the other; more of them come from a program. */
const mostShown = 20

/** Milliseconds without a save before all else is made anew, at most; and for how long that may be put off while one save follows the other. */
const delays = { pause: 1000, all: 10_000 } as const

/** Shows the post that its author has just saved before the rest of a large site is looked at. */
export interface Sooner {
  /** A file changed; absolute. */
  note(path: string): void
  /** A run begins, and looks at all that changed. */
  begin(): void
  /** A run went well. */
  succeed(run: LastRun): void
  /** A run failed: what is served is not what the files say. */
  fail(): void
  /** Shows what can be shown sooner, and waits a little for the next save. Whether the run may be left out, because one has come. */
  show(isOutdated: IsOutdated): Promise<boolean>
}

export function createSooner({ contentFolder, show }: SoonerOptions): Sooner {
  /** Files that changed since the last run began, and whether what was saved is shown already. */
  const changed = new Map<string, boolean>()
  let last: LastRun | undefined
  let delayedSince: number | undefined
  return {
    note: (path) => void changed.set(path, false),
    begin() {
      changed.clear()
      delayedSince = undefined
    },
    succeed(run) {
      last = run
    },
    fail() {
      last = undefined
    },
    async show(isOutdated) {
      const { took, renewPost } = last ?? {}
      if (took === undefined || took < soonEnough || changed.size > mostShown) return false
      for (const [path, isShown] of changed) {
        if (isShown) continue
        const page = renewPost && (await renew(renewPost, relative(contentFolder, path).split(sep).join('/')))
        if (!page) return false
        changed.set(path, true)
        show(page)
      }
      const now = performance.now()
      delayedSince ??= now
      const end = Math.min(now + Math.min(took, delays.pause), delayedSince + delays.all)
      while (performance.now() < end && !isOutdated()) await new Promise((done) => setTimeout(done, 10))
      return isOutdated() && performance.now() < end
    },
  }
}

/** The page with its content, so that it is made but once; none where it cannot be: the run says why. */
async function renew(renewPost: RenewPost, path: string): Promise<OutputFile | undefined> {
  try {
    const page = await renewPost(path)
    return (
      page && { path: page.path, ...(page.version !== undefined && { version: page.version }), content: page.content }
    )
  } catch {
    return undefined
  }
}
