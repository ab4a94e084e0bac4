import type { ThreadEntry } from '../../generator/shared/threads/thread-pool.ts'

/** A thread that runs this code. */
export function runInThread(code: string): ThreadEntry {
  const text = `import { parentPort } from 'node:worker_threads'\n${code}`
  return { module: new URL(`data:text/javascript,${encodeURIComponent(text)}`), execArgv: [] }
}

const worker = new URL('../../generator/worker.ts', import.meta.url)

/** The sources themselves. A loader that is given as an option is not at work in threads of Node 20. */
export const workerSources = runInThread(`
import { register } from '${import.meta.resolve('tsx/esm/api')}'
register()
await import('${worker.href}')`)

/** A thread that cannot be started, for who should start none. */
export const noThread: ThreadEntry = { module: new URL('file:///nowhere/worker.js'), execArgv: [] }
