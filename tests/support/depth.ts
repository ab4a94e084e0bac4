import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly isDeep: boolean
  }
}

/** Whether everything is tried, as `npm run test:deep` does, or the sample of `npm test`. */
export const isDeep = inject('isDeep')
