import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../support/serve.ts'
import { type Sample, startCommand } from './command.ts'
import type { Contestant } from './contestant.ts'
import { type Edit, editPost } from './edit-post.ts'
import { medianOf } from './median.ts'

/** Milliseconds between two looks at a page, and from one edit to the next. */
const pace = { look: 4, edit: 500 } as const

/**
 * From the save of a post to the page that has it, while the generator serves and follows: the median of the edits. A page
 * that takes longer than `patience` seconds is an error, the first one as well.
 */
export async function measureWatch(contestant: Contestant, edits: readonly Edit[], patience: number): Promise<Sample> {
  const port = await findFreePort()
  const server = await startCommand(contestant.serve(port))
  const untilServed = async (id: string, text = '') => {
    const late = AbortSignal.timeout(patience * 1000)
    const address = `http://127.0.0.1:${port}${contestant.pagePath(id)}`
    const isServed = async () => (await readPage(address, late))?.includes(text) === true
    while (!(await isServed())) {
      if (!server.isRunning()) throw new Error('ended while it should serve')
      if (late.aborted) throw new Error(`no page within ${patience} s`)
      await wait(pace.look)
    }
  }
  try {
    const walls: number[] = []
    for (const edit of edits) {
      await untilServed(edit.id)
      await wait(pace.edit)
      const begun = performance.now()
      await editPost(contestant, edit)
      await untilServed(edit.id, edit.sentence)
      walls.push((performance.now() - begun) / 1000)
    }
    // Its processor time is that of the first build too, and says nothing of an edit.
    return { wall: medianOf(walls), peak: (await server.stop()).peak }
  } finally {
    await server.stop()
  }
}

/** The page as it is served now; `undefined` while there is none. A server that builds may take a request and not answer it. */
async function readPage(address: string, late: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: late })
    const text = await response.text()
    return response.ok ? text : undefined
  } catch {
    // Not there yet, or too late: the caller asks again, or gives up.
    return undefined
  }
}
