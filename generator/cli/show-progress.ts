/** Called with the progress of a long task. */
export type ShowProgress = (what: string, done: number, total: number) => void

interface ProgressOptions {
  readonly write: (text: string) => void
  /** A terminal updates one line; a log gets a new line now and then. */
  readonly isTerminal: boolean
  /** Milliseconds from any starting point. */
  readonly now: () => number
}

/** Milliseconds; shorter runs show no progress. */
const quietTime = 2000

/** Milliseconds between updates. */
const pace = { log: 5000, terminal: 100 } as const

const clearLine = '\r\u001B[K'

/** Shows the task, its progress and the time left, once a run has taken two seconds. */
export function createProgress({ write, isTerminal, now }: ProgressOptions): ShowProgress {
  const begun = now()
  /** When the current task began, and how much was already done. */
  let part = { what: '', begun, done: 0 }
  let shown = Number.NEGATIVE_INFINITY
  return (what, done, total) => {
    const time = now()
    // The time left is estimated from this task's own pace.
    if (what !== part.what) part = { what, begun: time, done }
    const isLast = done >= total
    if (isTerminal && isLast && shown > 0) write(clearLine)
    if (isLast || time - begun < quietTime || time - shown < pace[isTerminal ? 'terminal' : 'log']) return
    shown = time
    const pieces = done - part.done
    const rest = pieces > 0 ? describeRest(((time - part.begun) / pieces) * (total - done)) : ''
    const line = `${what} ${done.toLocaleString('en')} of ${total.toLocaleString('en')}${rest}`
    write(isTerminal ? `${clearLine}${line}` : `${line}\n`)
  }
}

function describeRest(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 90) return `, about ${Math.max(1, Math.round(seconds))} s left`
  return `, about ${Math.round(seconds / 60)} min left`
}
