/** What runs in a thread: it answers each task with what comes of it. */
import { parentPort } from 'node:worker_threads'
import type {
  ReadResult,
  ReadTask,
  SearchAnswer,
  SearchTask,
  SiteAnswer,
  SiteTask,
  Task,
} from './shared/threads/tasks.ts'

parentPort?.on('message', (task: Task) => {
  void answer(task)
})

/** What fails here ends the thread, and so the run. */
async function answer(task: Task): Promise<void> {
  const result = await perform(task)
  // oxlint-disable-next-line require-post-message-target-origin -- of windows in a browser
  parentPort?.postMessage(result)
}

function perform(task: Task): Promise<ReadResult | SearchAnswer | SiteAnswer> {
  if (task.kind === 'read') return read(task)
  return task.kind === 'learn' || task.kind === 'search' ? search(task) : work(task)
}

// Loaded by the first task of a kind: a thread reads, makes the search or works for a site, and never two of these.

async function read({ files, options }: ReadTask): Promise<ReadResult> {
  const { packReading } = await import('./content/reading/pack-reading.ts')
  const { readSource } = await import('./content/reading/read-source.ts')
  return files.map(({ source, kind }) => packReading(readSource(source, kind, options)))
}

async function work(task: SiteTask): Promise<SiteAnswer> {
  const { answerSiteTask } = await import('./shared/threads/answer-site-task.ts')
  return answerSiteTask(task)
}

async function search(task: SearchTask): Promise<SearchAnswer> {
  const { answerSearchTask } = await import('./shared/threads/answer-search-task.ts')
  return answerSearchTask(task)
}
