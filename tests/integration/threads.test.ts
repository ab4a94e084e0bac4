import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fewestOnThreads } from '../../generator/content/reading/read-on-threads.ts'
import { makePosts } from '../bench/corpus/make-posts.ts'
import { runCommand } from '../support/command-line.ts'
import { siteRoot } from '../support/project.ts'

let content = ''
let ids: readonly string[] = []

/** Enough posts to be read on threads, with one paragraph each. One has an error in its front matter, one in its text. */
beforeAll(async () => {
  content = await mkdtemp(join(tmpdir(), 'threads-'))
  await cp(join(siteRoot, 'content'), content, { recursive: true })
  const posts = makePosts(fewestOnThreads, 'threads', 'plain')
  ids = posts.map(({ id }) => id)
  await Promise.all(
    posts.map(({ id, text: whole }, index) => {
      const text = whole.split('\n\n', 2).join('\n\n')
      const broken =
        index === 7 ? text.replace(/^title: .*\n/m, '') : index === 1400 ? `${text}\n[No](/nowhere)\n` : text
      return writeFile(join(content, 'posts', `${id}.md`), broken)
    }),
  )
})

afterAll(() => rm(content, { recursive: true, force: true }))

test('files read on threads are reported like others', async () => {
  const { code, stdout } = await runCommand(
    'check',
    '--content',
    content,
    '--config',
    join(siteRoot, 'site.config.yaml'),
    '--no-cache',
    '--json',
  )
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { file: string; code: string; hint: string }[] }
  const found = diagnostics.map(({ file, code: name }) => `${file.split('/').at(-1)} ${name}`)
  expect(found.toSorted()).toEqual([`${ids[7]}.md content/missing-key`, `${ids[1400]}.md links/broken-link`].toSorted())
  expect(code).toBe(1)
})
