import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { program } from '../support/command-line.ts'
import { readProjectFile, root } from '../support/project.ts'
import type { Contestant } from './contestant.ts'
import type { MadePost } from './corpus/make-post.ts'
import { writePosts } from './corpus/make-posts.ts'

/** What a cold build has in the cache: images, cards and the font subset, which CI keeps too. */
const keptWhenCold = 'assets'

/** The real site, with more posts, in `folder`. */
export async function makeOurs(folder: string, cache: string, posts: readonly MadePost[]): Promise<Contestant> {
  for (const name of ['content', 'site.config.yaml'])
    await cp(join(root, name), join(folder, name), { recursive: true })
  await writePosts(join(folder, 'content/posts'), posts)
  const { version } = JSON.parse(await readProjectFile('package.json')) as { version: string }
  const places = ['--content', 'content', '--config', 'site.config.yaml', '--out', 'dist', '--cache', cache]
  const command = (name: string, env = {}) => ({
    program: process.execPath,
    args: [program, name, ...places],
    cwd: folder,
    env,
  })
  return {
    name: 'ours',
    version,
    posts: join(folder, 'content/posts'),
    pageFile: (id) => join(folder, 'dist/blog', `${id}.html`),
    pagePath: (id) => `/blog/${id}`,
    build: command('build'),
    serve: (port) => command('start', { PORT: String(port) }),
    async forget(before) {
      await rm(join(folder, 'dist'), { recursive: true, force: true })
      await mkdir(cache, { recursive: true })
      for (const name of await readdir(cache))
        if (before === 'first' || name !== keptWhenCold) await rm(join(cache, name), { recursive: true })
    },
  }
}
