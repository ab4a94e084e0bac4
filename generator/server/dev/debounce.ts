/** Milliseconds to wait for more changes: an editor's save is often several. */
const debounceTime = 10

/**
 * Runs `work` once for a burst of changes, never concurrently, and once more for changes that came in the meantime: then, it
 * `isOutdated`.
 */
export function debounce(work: (isOutdated: () => boolean) => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStale = false
  const runUntilCurrent = async () => {
    try {
      while (isStale) {
        isStale = false
        await work(() => isStale || timer !== undefined)
      }
    } finally {
      running = undefined
    }
  }
  const run = () => {
    timer = undefined
    isStale = true
    return (running ??= runUntilCurrent())
  }
  return {
    /** Resolves once the work is done, including what was noted in the meantime. */
    run,
    /** Notes a change; the work follows shortly. */
    note: () => {
      clearTimeout(timer)
      timer = setTimeout(() => void run(), debounceTime)
    },
  }
}
