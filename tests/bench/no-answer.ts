/** In place of figures: nobody waited any longer. */
export interface NoAnswer {
  /** Seconds. */
  readonly noAnswerWithin: number
}

export function isNoAnswer(found: object): found is NoAnswer {
  return 'noAnswerWithin' in found
}

export function formatNoAnswer({ noAnswerWithin }: NoAnswer): string {
  return `no answer within ${noAnswerWithin} s`
}
