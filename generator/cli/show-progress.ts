/** What a long work says of itself. */
export type ShowProgress = (what: string, done: number, total: number) => void

export interface ProgressOptions {
  readonly write: (text: string) => void
  /** A terminal has one line that moves, a log a line now and then. */
  readonly isTerminal: boolean
  /** Milliseconds; from any moment. */
  readonly now: () => number
}

/** Milliseconds: who waits no longer than that wants to read nothing. */
const patience = 2000

/** Milliseconds between two lines of a log, and two changes of a terminal's line. */
const pace = { log: 5000, terminal: 100 } as const

const clearLine = '\r\u001B[K'

/** Says what is done, how far it is, and how long it will take, once a run has taken two seconds. */
export function createProgress({ write, isTerminal, now }: ProgressOptions): ShowProgress {
  const begun = now()
  let part = { what: '', begun, done: 0 }
  let shown = Number.NEGATIVE_INFINITY
  return (what, done, total) => {
    const moment = now()
    // Its first piece is done: what it took tells how long the rest will take.
    if (what !== part.what) part = { what, begun: moment, done }
    const isLast = done >= total
    if (isTerminal && isLast && shown > 0) write(clearLine)
    if (isLast || moment - begun < patience || moment - shown < pace[isTerminal ? 'terminal' : 'log']) return
    shown = moment
    const line = `${what} ${done.toLocaleString('en')} of ${total.toLocaleString('en')}${describeRest(part, done, total, moment)}`
    write(isTerminal ? `${clearLine}${line}` : `${line}\n`)
  }
}

interface Part {
  /** When it began, and how much of it was done then. */
  readonly begun: number
  readonly done: number
}

/** Nothing where too little is done to tell. */
function describeRest(part: Part, done: number, total: number, moment: number): string {
  const pieces = done - part.done
  if (pieces <= 0) return ''
  const seconds = (((moment - part.begun) / pieces) * (total - done)) / 1000
  if (seconds < 90) return `, about ${Math.max(1, Math.round(seconds))} s left`
  return `, about ${Math.round(seconds / 60)} min left`
}
