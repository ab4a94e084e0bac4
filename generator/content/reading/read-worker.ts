import type { ReadTask } from './read-on-threads.ts'
import { readSource } from './read-source.ts'
import type { FreshReading } from './reading.ts'

/** Worker of `createThreadedReader`. */
// oxlint-disable-next-line import/no-default-export -- piscina calls it
export default function readFiles({ requests, options }: ReadTask): FreshReading[] {
  return requests.map(({ source, kind }) => readSource(source, kind, options))
}
