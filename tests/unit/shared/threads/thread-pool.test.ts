import { expect, test } from 'vitest'
import { openThreadPool } from '../../../../generator/shared/threads/thread-pool.ts'

/** A pool whose threads run this code; `reply` answers the main thread. */
function open(code: string, count: number) {
  const text = `import { parentPort, threadId } from 'node:worker_threads'
const reply = (answer) => parentPort.postMessage(answer)
parentPort.on('message', (task) => { ${code} })`
  const module = new URL(`data:text/javascript,${encodeURIComponent(text)}`)
  return openThreadPool<number, number>({ module, execArgv: [] }, count)
}

test('each task has its own answer', async () => {
  const pool = open('setTimeout(() => reply(task * 2), task % 3)', 3)
  const results: Promise<number>[] = []
  for (let task = 0; task < 30; task += 1) results.push((await pool.hand(task)).result)
  expect(await Promise.all(results)).toEqual(Array.from({ length: 30 }, (_, task) => task * 2))
  await pool.close()
})

test('as many threads work as were asked for, and one task at a time each', async () => {
  const pool = open('setTimeout(() => reply(threadId), 5)', 2)
  const first = await pool.hand(1)
  const second = await pool.hand(2)
  let isThirdTaken = false
  const third = pool.hand(3).then(({ result }) => {
    isThirdTaken = true
    return result
  })
  await Promise.resolve()
  expect(isThirdTaken).toBe(false)
  const threads = [await first.result, await second.result]
  expect(new Set(threads).size).toBe(2)
  expect(threads).toContain(await third)
  await pool.close()
})

test('a task that fails is told with its message', async () => {
  const pool = open("throw new TypeError('not ' + task)", 1)
  const { result } = await pool.hand(4)
  await expect(result).rejects.toThrow('not 4')
  await pool.close()
})

test('a pool that is closed before it was used ends its threads', async () => {
  await expect(open('reply(task)', 2).close()).resolves.toBeUndefined()
})
