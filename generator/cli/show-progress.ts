/** Hears how far a long task is. */
export type ShowProgress = (what: string, done: number, total: number) => void

interface ProgressOptions {
  readonly write: (text: string) => void
  /** A terminal has one line that moves, a log a line now and then. */
  readonly isTerminal: boolean
  /** Milliseconds, from any start. */
  readonly now: () => number
}

/** Milliseconds: shorter work shows no progress. */
const patience = 2000

/** Milliseconds between two lines of a log, and two changes of a terminal's line. */
const pace = { log: 5000, terminal: 100 } as const

const clearLine = '\r\u001B[K'

/** Says what is done, how far it is, and how long it will take, once a run has taken two seconds. */
export function createProgress({ write, isTerminal, now }: ProgressOptions): ShowProgress {
  const begun = now()
  /** When the task began, and how much of it was done then. */
  let part = { what: '', begun, done: 0 }
  let shown = Number.NEGATIVE_INFINITY
  return (what, done, total) => {
    const time = now()
    // What its first pieces took says how long the rest will take.
    if (what !== part.what) part = { what, begun: time, done }
    const isLast = done >= total
    if (isTerminal && isLast && shown > 0) write(clearLine)
    if (isLast || time - begun < patience || time - shown < pace[isTerminal ? 'terminal' : 'log']) return
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
