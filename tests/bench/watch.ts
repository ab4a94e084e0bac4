import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../support/serve.ts'
import { type Sample, startCommand } from './command.ts'
import type { Contestant } from './contestant.ts'
import { type Edit, editPost } from './edit-post.ts'
import { medianOf } from './median.ts'

/** Milliseconds between two looks at a page, and from one edit to the next. */
const pace = { look: 4, edit: 500 } as const

/** Milliseconds after which a page will not come any more. */
const longest = 600_000

/** From the save of a post to the page that has it, while the generator serves and follows: the median of the edits. */
export async function measureWatch(contestant: Contestant, edits: readonly Edit[]): Promise<Sample> {
  const port = await findFreePort()
  const server = await startCommand(contestant.serve(port))
  try {
    const walls: number[] = []
    const look = ({ id }: Edit) => {
      if (!server.isRunning()) throw new Error(`${contestant.name} does not serve any more.`)
      return readPage(`http://127.0.0.1:${port}${contestant.pagePath(id)}`)
    }
    for (const edit of edits) {
      await waitFor(async () => (await look(edit)) !== undefined, `${contestant.name} serves no ${edit.id}`)
      await wait(pace.edit)
      const begun = performance.now()
      await editPost(contestant, edit)
      const isThere = async () => (await look(edit))?.includes(edit.sentence) === true
      await waitFor(isThere, `${contestant.name} serves no change of ${edit.id}`)
      walls.push((performance.now() - begun) / 1000)
    }
    // Its processor time is that of the first build too, and says nothing of an edit.
    return { wall: medianOf(walls), peak: (await server.stop()).peak }
  } finally {
    await server.stop()
  }
}

async function waitFor(isDone: () => Promise<boolean>, failure: string): Promise<void> {
  const begun = performance.now()
  while (!(await isDone())) {
    if (performance.now() - begun > longest) throw new Error(`${failure}.`)
    await wait(pace.look)
  }
}

/** The page as it is served now; `undefined` while there is none. */
async function readPage(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address)
    const text = await response.text()
    return response.ok ? text : undefined
  } catch {
    return undefined
  }
}
