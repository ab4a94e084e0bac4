import { isShared, type PageParts } from '../../../templates/page-parts.ts'
import type { PlaceJob } from '../../output/write/place-jobs.ts'
import type { PlaceTask, SentJob } from './tasks.ts'
/** Sends each part that pages share once, and then its number. */
export function createSender() {
  const numbers = new Map<string, number>()
  return {
    describe(jobs: readonly PlaceJob[]): PlaceTask {
      const learnt: string[] = []
      const numberOf = (part: string) => {
        const known = numbers.get(part)
        if (known !== undefined) return known
        learnt.push(part)
        numbers.set(part, numbers.size)
        return numbers.size - 1
      }
      const send = (parts: PageParts) => parts.map((part, index) => (isShared(index) ? numberOf(part) : part))
      return {
        kind: 'place',
        jobs: jobs.map(({ parts, ...job }) => ({ ...job, parts: parts && send(parts) })),
        learnt,
      }
    },
  }
}

/** The other end of `createSender`: jobs as they were before they were sent. */
export function createReceiver(): (task: PlaceTask) => PlaceJob[] {
  const shared: string[] = []
  const receive = (parts: NonNullable<SentJob['parts']>) =>
    parts.map((part) => (typeof part === 'number' ? (shared[part] ?? '') : part))
  return ({ jobs, learnt }) => {
    shared.push(...learnt)
    return jobs.map(({ parts, ...job }) => ({ ...job, parts: parts && receive(parts) }))
  }
}
