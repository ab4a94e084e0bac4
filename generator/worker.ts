/** What runs in a thread: it answers each task with what comes of it. */
import { parentPort } from 'node:worker_threads'
import type { PlaceJob } from './write/place-jobs.ts'
import type { PlaceResults, PlaceTask, ReadResult, ReadTask, Task } from './threads/tasks.ts'

parentPort?.on('message', (task: Task) => {
  void answer(task)
})

/** What fails here ends the thread, and so the run. */
async function answer(task: Task): Promise<void> {
  const result = task.kind === 'read' ? await read(task) : await place(task)
  // oxlint-disable-next-line require-post-message-target-origin -- of windows in a browser
  parentPort?.postMessage(result)
}

// Loaded by the first task of a kind: a thread does one kind alone.

async function read({ files, options }: ReadTask): Promise<ReadResult> {
  const { packReading } = await import('./validate/reading/pack-reading.ts')
  const { readSource } = await import('./validate/reading/read-source.ts')
  return files.map(({ source, kind }) => packReading(readSource(source, kind, options)))
}

let receive: ((task: PlaceTask) => PlaceJob[]) | undefined

async function place(task: PlaceTask): Promise<PlaceResults> {
  const { placeJobs } = await import('./write/place-jobs.ts')
  const { createReceiver } = await import('./threads/place-on-thread.ts')
  receive ??= createReceiver()
  return placeJobs(receive(task))
}
