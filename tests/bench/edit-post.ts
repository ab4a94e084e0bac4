import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Contestant } from './contestant.ts'

/** The text of one post changes. */
export interface Edit {
  readonly id: string
  /** The sentence that is new on its page, and on no other. */
  readonly sentence: string
}

/** A different post each time, for as long as there are any; `number` makes the sentence one of its own. */
export function planEdit(ids: readonly string[], number: number): Edit {
  return { id: ids[(number * 37) % ids.length] ?? '', sentence: `Visit ${number} was checked by the night lead.` }
}

/** Adds the sentence to the end of the post, as an author who saves. */
export async function editPost({ posts }: Contestant, { id, sentence }: Edit): Promise<void> {
  const file = join(posts, `${id}.md`)
  await writeFile(file, `${(await readFile(file, 'utf8')).trimEnd()} ${sentence}\n`)
}

/** A build that left the edit out was none. */
export async function expectEdit(contestant: Contestant, { id, sentence }: Edit): Promise<void> {
  const page = await readFile(contestant.pageFile(id), 'utf8')
  if (!page.includes(sentence)) throw new Error(`${contestant.name} did not build the change of ${id}.`)
}
