import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly isDeep: boolean
  }
}

/** Whether everything is tried, as `npm run test:deep` does, or the sample of `npm test`. */
export const isDeep = inject('isDeep')

/** One of several cases, another one in each turn; or all of them. */
export function takeInTurn<Case>(turn: number, cases: readonly Case[]): readonly Case[] {
  const at = turn % cases.length
  return isDeep ? cases : cases.slice(at, at + 1)
}
