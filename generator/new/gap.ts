import { gapMark } from '../content/gap.ts'

/** A text that is still to be written, saying what it is to say; `check` reports it until it is. */
export const gap = (what: string) => `${gapMark} ${what}`
