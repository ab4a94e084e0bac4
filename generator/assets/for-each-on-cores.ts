import { availableParallelism } from 'node:os'

/** Processes the items in parallel, one per core at a time. */
export async function forEachOnCores<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}
