import type { FreshReading, Reading } from './reading.ts'

/** A reading in texts, as it is kept and as it goes from thread to thread. */
export interface PackedReading {
  readonly reading: string
  readonly html: string
  /** Empty where there are none. */
  readonly words: string
}

export function packReading({ reading, html, words }: FreshReading): PackedReading {
  return { reading: JSON.stringify(reading), html: JSON.stringify(html), words: words.join('\n') }
}

// What comes back is what was put in: a pack vouches for every text of it.

export function unpackReading(packed: string): Reading {
  return JSON.parse(packed) as Reading
}

export function unpackHtml(packed: string): FreshReading['html'] {
  return JSON.parse(packed) as FreshReading['html']
}

export function unpackWords(packed: string): FreshReading['words'] {
  return packed === '' ? [] : packed.split('\n')
}
