import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readEntries, readOrdered } from '../../support/content.ts'
import { root } from '../../support/project.ts'
import { type Kind, type MadePost, makePost, type Surroundings } from './make-post.ts'
import { mostTitles } from './titles.ts'

/** The real posts, which are part of every corpus. */
export const realPosts = readEntries('posts').map(({ id }) => id)

/** A corpus has at least the real posts, and at most one generated post for each title. */
export const limits = { least: realPosts.length, most: realPosts.length + mostTitles } as const

/** The posts to add to the real ones to get `count` posts. The same arguments give the same bytes. */
export function makePosts(count: number, seed: string, kind: Kind): readonly MadePost[] {
  const surroundings = readSurroundings()
  return Array.from({ length: count - realPosts.length }, (_, number) => makePost(number, seed, kind, surroundings))
}

/** Writes the real posts and the generated ones to a folder. */
export async function writePosts(folder: string, posts: readonly MadePost[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const id of realPosts) await cp(join(root, 'content/posts', `${id}.md`), join(folder, `${id}.md`))
  for (const { id, text } of posts) await writeFile(join(folder, `${id}.md`), text)
}

function readSurroundings(): Surroundings {
  const [posts, services, areas] = [readEntries('posts'), readOrdered('services'), readOrdered('areas')]
  return {
    categories: [...new Set(posts.map(({ category }) => category))],
    pictures: [...posts, ...services, ...areas].map(({ image, imageAlt }) => ({ image, imageAlt })),
    targets: [
      ...posts.map(({ id, title }) => ({ href: `/blog/${id}`, words: title.toLowerCase() })),
      ...services.map(({ id, title }) => ({ href: `/services/${id}`, words: title.toLowerCase() })),
      ...areas.map(({ id, city }) => ({ href: `/service-areas/${id}`, words: `cleaning in ${city}` })),
    ],
  }
}
