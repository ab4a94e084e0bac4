import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../support/project.ts'
import type { MadePost } from './make-post.ts'
import { realPosts } from './make-posts.ts'

/** Writes the site's own posts and the made ones into a folder. */
export async function writePosts(folder: string, posts: readonly MadePost[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const id of realPosts) await cp(join(root, 'content/posts', `${id}.md`), join(folder, `${id}.md`))
  for (const { id, text } of posts) await writeFile(join(folder, `${id}.md`), text)
}
