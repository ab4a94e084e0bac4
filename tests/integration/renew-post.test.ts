import { beforeAll, expect, test } from 'vitest'
import { renderPage } from '../../templates/index.ts'
import { createBuildRequest } from '../../generator/cli/project.ts'
import { diskFiles } from '../../generator/shared/fs/files.ts'
import { createMemory } from '../../generator/shared/memory/memory.ts'
import type { BuildResult } from '../../generator/build-request.ts'
import { buildSite } from '../../generator/build.ts'
import { createReadings, openMemoryPacks } from '../../generator/content/reading/readings.ts'
import { readProjectFile, root } from '../support/project.ts'
import { overlayFiles } from '../support/memory-files.ts'

const path = 'posts/office-cleaning-tips.md'
const page = 'blog/office-cleaning-tips.html'

const project = {
  root,
  content: 'content',
  config: 'site.config.yaml',
  out: 'dist',
  cache: '.cache',
  today: '2027-01-01',
  strict: false,
  launch: false,
  report: 'text',
} as const

/** What the file of the post says now. */
let text: string | undefined
let good = ''
let built: BuildResult
const readings = createReadings(openMemoryPacks())
const { remember } = createMemory()

async function build(): Promise<BuildResult> {
  const files = overlayFiles(diskFiles, root, { [`content/${path}`]: text })
  const request = createBuildRequest(project, 'authors', { renderPage, version: '1' })
  return buildSite({ ...request, files: { ...files, read: async (file) => readNow(file, files) }, readings, remember })
}

/** The post as it is when it is asked for. */
async function readNow(file: string, files: Pick<typeof diskFiles, 'read'>): Promise<Uint8Array | undefined> {
  if (!file.endsWith(path)) return files.read(file)
  return text === undefined ? undefined : Buffer.from(text)
}

const renew = (changed: string | undefined, file = path) => {
  text = changed
  return built.renewPost?.(file)
}

beforeAll(async () => {
  good = await readProjectFile(`content/${path}`)
  text = good
  built = await build()
}, 120_000)

const edits = [
  ['another sentence', () => `${good}\nOne sentence more.\n`],
  [
    'another title and more headings',
    () => good.replace(/^title: .*$/m, 'title: Another “title”').replace('## ', '## Once more, '),
  ],
  ['a placeholder', () => `${good}\nCall {phone}, says {company}.\n`],
  ['what it was before', () => good],
] as const

test.each(edits)(
  'with %s the page is the one of the run that follows, byte for byte and by its version',
  async (_, change) => {
    const renewed = await renew(change())
    built = await build()
    const whole = built.outputs?.find((output) => output.path === page)
    expect([renewed?.content, renewed?.version]).toEqual([whole?.content, whole?.version])
  },
)

test.each([
  ['front matter that is not closed', () => good.replace(/^---$/m, '--')],
  ['a day that is none', () => good.replace(/^date: .*$/m, 'date: 2026-13-45')],
  ['a picture that nobody has seen', () => good.replace(/^image: .*$/m, 'image: blog/never.webp')],
  ['no file any more', () => undefined],
])('with %s there is no page before the run that tells of it', async (_, change) => {
  expect(await renew(change())).toBeUndefined()
})

test.each(['posts/never-there.md', 'pages/about.yaml', '../site.config.yaml', 'posts/../../package.json'])(
  'from %s no page of a post is made',
  async (file) => {
    expect(await renew(good, file)).toBeUndefined()
  },
)
