/** What runs in a thread: it answers each task with what comes of it. */
import { parentPort } from 'node:worker_threads'
import type { ReadResult, ReadTask, SiteAnswer, SiteTask, Task } from './threads/tasks.ts'

parentPort?.on('message', (task: Task) => {
  void answer(task)
})

/** What fails here ends the thread, and so the run. */
async function answer(task: Task): Promise<void> {
  const result = task.kind === 'read' ? await read(task) : await work(task)
  // oxlint-disable-next-line require-post-message-target-origin -- of windows in a browser
  parentPort?.postMessage(result)
}

// Loaded by the first task of a kind: a thread reads, or works for a site, and never both.

async function read({ files, options }: ReadTask): Promise<ReadResult> {
  const { packReading } = await import('./validate/reading/pack-reading.ts')
  const { readSource } = await import('./validate/reading/read-source.ts')
  return files.map(({ source, kind }) => packReading(readSource(source, kind, options)))
}

async function work(task: SiteTask): Promise<SiteAnswer> {
  const { answerSiteTask } = await import('./threads/answer-site-task.ts')
  return answerSiteTask(task)
}
