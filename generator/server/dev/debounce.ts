/** Whether a change was noted since the work began, so that it will be done again. */
export type IsOutdated = () => boolean

/** Milliseconds in which changes are gathered: an editor's save is often several. */
const debounceTime = 10

/** Does `work` once for changes that come together, never twice at a time, and once more for all that came meanwhile. */
export function debounce(work: (isOutdated: IsOutdated) => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isStale = false
  const run = async () => {
    timer = undefined
    isStale = true
    if (isRunning) return
    isRunning = true
    try {
      while (isStale) {
        isStale = false
        await work(() => isStale || timer !== undefined)
      }
    } finally {
      isRunning = false
    }
  }
  return {
    run,
    /** A change has happened; the work follows a moment later. */
    note: () => {
      clearTimeout(timer)
      timer = setTimeout(() => void run(), debounceTime)
    },
  }
}
