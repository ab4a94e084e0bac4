import { expect, test } from 'vitest'
import { createSource, hashText } from '../../../../generator/content/load/source-file.ts'
import { createThreadedReader, fewest } from '../../../../generator/shared/threads/read-on-threads.ts'
import type { PackedReading } from '../../../../generator/content/reading/pack-reading.ts'
import { type ReadingRequest, type ReadMany, readInTurn } from '../../../../generator/content/reading/readings.ts'
import { writePost } from '../../../support/edited-site.ts'
import { noThread, runInThread, workerSources } from '../../../support/thread-entries.ts'

/** Posts of which some have faults, and questions. */
function listRequests(count: number): readonly ReadingRequest[] {
  return Array.from({ length: count }, (_, number) => {
    const text = number % 10 === 3 ? `---\ntitle: [${number}\n---\n{nobody} ![](a.png)\n` : writePost(number % 60)
    const path = `posts/guide-${number}.md`
    return {
      source: createSource({ file: `content/${path}`, path }, hashText(text), () => text),
      kind: { collection: 'posts', id: `guide-${number}` },
    }
  })
}

const options = { audience: 'public', values: { phone: '(313) 555-0142' } } as const

async function readAll(reader: ReadMany, requests: readonly ReadingRequest[]) {
  const found = new Map<string, PackedReading>()
  await reader(requests, options, ({ source }, packed) => found.set(source.file, packed))
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

test('threads read files as one reads them in turn', async () => {
  const requests = listRequests(250)
  const told: (readonly [number, number])[] = []
  const reader = createThreadedReader({
    entry: workerSources,
    cores: 2,
    onProgress: (done, total) => told.push([done, total]),
  })
  const found = await readAll(reader, requests)
  expect(found).toHaveLength(250)
  expect(found).toEqual(await readAll(readInTurn, requests))
  expect(told.at(-1)).toEqual([250, 250])
  expect(told.map(([done]) => done)).toEqual(told.map(([done]) => done).toSorted((one, other) => one - other))
})

test('the same reader reads once more', async () => {
  const requests = listRequests(fewest)
  const reader = createThreadedReader({ entry: workerSources, cores: 2 })
  expect(await readAll(reader, requests)).toEqual(await readAll(reader, requests))
})

test.each([
  ['one core', 1, fewest + 50],
  ['few files', 8, fewest - 1],
])('where there is %s, no thread is started', async (_, cores, count) => {
  const requests = listRequests(count)
  expect(await readAll(createThreadedReader({ entry: noThread, cores }), requests)).toHaveLength(count)
})

test.each([
  ['a mistake in a thread', "parentPort.on('message', () => { throw new Error('of the thread') })", 'of the thread'],
  ['a thread that ends', "parentPort.on('message', () => process.exit(3))", 'exit code 3'],
  ['a thread that cannot be loaded', "import './nowhere.js'", /nowhere|resolve/],
])('%s fails the run with what it says', async (_, code, message) => {
  const reader = createThreadedReader({ entry: runInThread(code), cores: 2 })
  await expect(readAll(reader, listRequests(250))).rejects.toThrow(message)
})

test('what fails where a reading is taken fails the run', async () => {
  const reader = createThreadedReader({ entry: workerSources, cores: 2 })
  const failing = reader(listRequests(250), options, () => {
    throw new Error('it cannot be kept')
  })
  await expect(failing).rejects.toThrow('it cannot be kept')
})
