import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly isDeep: boolean
  }
}

/** Whether to test everything, like `npm run test:deep`, or a sample, like `npm test`. */
export const isDeep = inject('isDeep')

/** The first of several cases that go the same way through the code. In deep mode, all of them. */
export function takeFirst<Case>(count: number, cases: readonly Case[]): readonly Case[] {
  return isDeep ? cases : cases.slice(0, count)
}

/** One of several cases, a different one each turn. In deep mode, all of them. */
export function takeInTurn<Case>(turn: number, cases: readonly Case[]): readonly Case[] {
  const at = turn % cases.length
  return isDeep ? cases : cases.slice(at, at + 1)
}
