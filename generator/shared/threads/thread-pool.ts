import { Worker } from 'node:worker_threads'

/** What a thread runs: a module that answers each message with one (`generator/worker.ts`). */
export interface ThreadEntry {
  readonly module: URL
  /** What node needs to load it, such as a loader for TypeScript. */
  readonly execArgv: readonly string[]
}

/** Threads that each do one task after another. */
export interface ThreadPool<Task, Result> {
  /** Resolves when a thread is free for the task, with a promise of what comes of it: so nobody makes more tasks than can be done. */
  hand(task: Task): Promise<{ readonly result: Promise<Result> }>
  close(): Promise<void>
}

/** Starts `count` threads. What fails in one of them fails its task and all that follow, and with them the run. */
export function openThreadPool<Task, Result>(entry: ThreadEntry, count: number): ThreadPool<Task, Result> {
  const threads = Array.from({ length: count }, () => new Worker(entry.module, { execArgv: [...entry.execArgv] }))
  const free = [...threads]
  const waiting: { readonly take: (thread: Worker) => void; readonly refuse: (reason: Error) => void }[] = []
  let failure: Error | undefined
  const release = (thread: Worker) => {
    const next = waiting.shift()
    if (next) next.take(thread)
    else free.push(thread)
  }
  const fail = (reason: Error) => {
    failure ??= reason
    for (const { refuse } of waiting.splice(0)) refuse(failure)
  }
  const take = async (): Promise<Worker> => {
    if (failure) throw failure
    return free.pop() ?? new Promise((resolve, reject) => waiting.push({ take: resolve, refuse: reject }))
  }
  return {
    async hand(task) {
      const thread = await take()
      const result = ask<Result>(thread, task)
      result.then(() => release(thread), fail)
      return { result }
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.terminate()))
    },
  }
}

/** The task is not kept until its answer comes. */
function ask<Result>(thread: Worker, task: unknown): Promise<Result> {
  const answer = listen<Result>(thread)
  // oxlint-disable-next-line require-post-message-target-origin -- of windows in a browser
  thread.postMessage(task)
  return answer
}

function listen<Result>(thread: Worker): Promise<Result> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
    const onMessage = (result: Result) => {
      settle()
      resolve(result)
    }
    const onError = (error: unknown) => {
      settle()
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    const onExit = (code: number) => {
      settle()
      reject(new Error(`a thread ended in the middle of its work (exit code ${code})`))
    }
    thread.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}
