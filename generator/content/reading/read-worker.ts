import type { ReadBatch, ReadTask } from './read-on-threads.ts'
import { readSource } from './read-source.ts'
import type { FreshReading } from './reading.ts'

/** Worker of `createThreadedReader`. */
// oxlint-disable-next-line import/no-default-export -- piscina calls it
export default function readFiles({ requests, options }: ReadTask): ReadBatch {
  const found = requests.map(({ source, kind }) => readSource(source, kind, options))
  const join = (part: keyof FreshReading) => found.map((reading) => reading[part]).join('\n')
  return { reading: join('reading'), html: join('html'), words: join('words') }
}
