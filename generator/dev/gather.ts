export interface Gatherer {
  /** A change has happened; the work follows a moment later. */
  readonly note: () => void
  readonly run: () => Promise<void>
}

/** Milliseconds in which changes are gathered: an editor's save is often several. */
const gatherTime = 30

/** Does `work` once for changes that come together, never twice at a time, and once more for all that came meanwhile. */
export function gather(work: () => Promise<void>): Gatherer {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isStale = false
  const run = async () => {
    isStale = true
    if (isRunning) return
    isRunning = true
    try {
      while (isStale) {
        isStale = false
        await work()
      }
    } finally {
      isRunning = false
    }
  }
  const note = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), gatherTime)
  }
  return { note, run }
}
