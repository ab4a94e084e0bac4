import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../support/serve.ts'
import { type Sample, startCommand } from './command.ts'
import type { Contestant } from './contestant.ts'
import { type Edit, editPost } from './edit-post.ts'
import { medianOf } from './median.ts'
import type { NoAnswer } from './no-answer.ts'

/** Milliseconds between two looks at a page, and from one edit to the next. */
const pace = { look: 4, edit: 500 } as const

/**
 * From the save of a post to the page that has it, while the generator serves and follows: the median of the edits. A page is
 * waited for no longer than `patience` seconds, the first one as well.
 */
export async function measureWatch(
  contestant: Contestant,
  edits: readonly Edit[],
  patience: number,
): Promise<Sample | NoAnswer> {
  const port = await findFreePort()
  const server = await startCommand(contestant.serve(port))
  const isServed = (id: string, text = '') =>
    waitFor(async (late) => {
      if (!server.isRunning()) throw new Error(`${contestant.name} does not serve any more.`)
      const page = await readPage(`http://127.0.0.1:${port}${contestant.pagePath(id)}`, late)
      return page?.includes(text) === true
    }, patience)
  try {
    const walls: number[] = []
    for (const edit of edits) {
      if (!(await isServed(edit.id))) return { noAnswerWithin: patience }
      await wait(pace.edit)
      const begun = performance.now()
      await editPost(contestant, edit)
      if (!(await isServed(edit.id, edit.sentence))) return { noAnswerWithin: patience }
      walls.push((performance.now() - begun) / 1000)
    }
    // Its processor time is that of the first build too, and says nothing of an edit.
    return { wall: medianOf(walls), peak: (await server.stop()).peak }
  } finally {
    await server.stop()
  }
}

/** Whether it was done in time. */
async function waitFor(isDone: (late: AbortSignal) => Promise<boolean>, patience: number): Promise<boolean> {
  const late = AbortSignal.timeout(patience * 1000)
  while (!late.aborted) {
    if (await isDone(late)) return true
    await wait(pace.look)
  }
  return false
}

/** The page as it is served now; `undefined` while there is none. A server that builds may take a request and not answer it. */
async function readPage(address: string, late: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: late })
    const text = await response.text()
    return response.ok ? text : undefined
  } catch {
    return undefined
  }
}
