import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Contestant } from './contestant.ts'

/** A change to the text of one post. */
export interface Edit {
  readonly id: string
  /** The new sentence, which is on no other page. */
  readonly sentence: string
}

/** A different post each time, until they run out. `number` makes the sentence unique. */
export function planEdit(ids: readonly string[], number: number): Edit {
  return { id: ids[(number * 37) % ids.length] ?? '', sentence: `Visit ${number} was checked by the night lead.` }
}

/** Adds the sentence to the end of the post, like an author who saves. */
export async function editPost({ posts }: Contestant, { id, sentence }: Edit): Promise<void> {
  const file = join(posts, `${id}.md`)
  await writeFile(file, `${(await readFile(file, 'utf8')).trimEnd()} ${sentence}\n`)
}

/** Throws if a build has left out the edit. */
export async function expectEdit(contestant: Contestant, { id, sentence }: Edit): Promise<void> {
  const page = await readFile(contestant.pageFile(id), 'utf8')
  if (!page.includes(sentence)) throw new Error(`${contestant.name} did not build the change of ${id}.`)
}
