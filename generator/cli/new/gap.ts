import { gapMark } from '../../schema/gap.ts'

/** A text that is still to be written, saying what it is to say; `check` reports it until it is. */
export const gap = (what: string) => `${gapMark} ${what}`

/** For a question that may wait: Enter leaves a gap. */
export const later = (what: string) => ({ fallback: gap(what), shown: 'write it later' })
