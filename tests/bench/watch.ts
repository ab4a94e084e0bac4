import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../support/serve.ts'
import { type Sample, startCommand } from './command.ts'
import type { Contestant } from './contestant.ts'
import { type Edit, editPost } from './edit-post.ts'
import { medianOf } from './median.ts'

/** Milliseconds between two requests for a page, and between edits. */
const pace = { look: 4, edit: 500 } as const

/**
 * The time from saving a post to the page that shows the change, while the generator serves and watches: the median of the
 * edits. Throws if any page, including the first, takes longer than `patience` seconds.
 */
export async function measureWatch(contestant: Contestant, edits: readonly Edit[], patience: number): Promise<Sample> {
  const port = await findFreePort()
  const server = await startCommand(contestant.serve(port))
  const untilServed = async (id: string, text = '') => {
    const end = performance.now() + patience * 1000
    const address = `http://127.0.0.1:${port}${contestant.pagePath(id)}`
    for (;;) {
      const left = Math.ceil(end - performance.now())
      if (left <= 0) throw new Error(`no page within ${patience} s`)
      if (!server.isRunning()) throw new Error('ended while it should serve')
      // Each request has a signal of its own: one for all of them would collect thousands of listeners.
      const page = await readPage(address, AbortSignal.timeout(left))
      if (page?.includes(text)) return
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
    // CPU time is left out, because it includes the first build.
    return { wall: medianOf(walls), peak: (await server.stop()).peak }
  } finally {
    await server.stop()
  }
}

/** The current page; `undefined` if there isn't one. A server may accept a request during a build and not respond. */
async function readPage(address: string, late: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: late })
    const text = await response.text()
    return response.ok ? text : undefined
  } catch {
    // Not there yet, or too late. The caller tries again or gives up.
    return undefined
  }
}
