import { availableParallelism } from 'node:os'

/** Works on the items with at most as many at a time as there are cores. */
export async function forEachOnCores<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}
