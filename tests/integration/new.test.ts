import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runNew } from '../../generator/commands/new.ts'
import { UsageError } from '../../generator/commands/usage-error.ts'
import type { Project } from '../../generator/commands/project.ts'
import { diskFiles } from '../../generator/fs/files.ts'
import { checkSite } from '../../generator/pipeline.ts'
import { root, today } from '../support/project.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-'))
  await cp(join(root, 'content'), join(folder, 'content'), { recursive: true })
  await cp(join(root, 'site.config.yaml'), join(folder, 'site.config.yaml'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** What `new` does with these words and flags where nobody can be asked. */
async function write(words: readonly string[], flags: Readonly<Record<string, string | boolean>> = {}) {
  const places = { root: folder, content: 'content', config: 'site.config.yaml', out: 'dist', cache: undefined }
  const project: Project = { ...places, today, strict: false, launch: false, report: 'text' }
  const said = { print: '', complain: '' }
  const terminal = {
    colours: false,
    annotates: false,
    print: (text: string) => void (said.print += text),
    complain: (text: string) => void (said.complain += text),
    progress: () => {},
  }
  const code = await runNew({ words, flags }, project, terminal)
  return { code, ...said }
}

const read = (path: string) => readFile(join(folder, path), 'utf8')

async function check() {
  const locations = { root: folder, contentFolder: 'content', configFile: 'site.config.yaml' }
  return (await checkSite({ files: diskFiles, locations, today, audience: 'public' })).diagnostics
}

/** Every gap of a file is told, and nothing else. */
async function expectOnlyGaps(path: string, severity: 'error' | 'warning'): Promise<void> {
  const found = (await check()).filter(({ file }) => file === path)
  const gaps = (await read(path)).match(/TODO:/g) ?? []
  expect(gaps.length).toBeGreaterThan(0)
  expect(found.map((fault) => `${fault.severity} ${fault.code}`)).toEqual(gaps.map(() => `${severity} content/gap`))
}

describe('what is written passes the check but for its gaps', () => {
  test('a post, as a draft of today, at the address that its title gives', async () => {
    const { code, print } = await write(['post', 'Salt: what', 'to do #1'])
    expect(code).toBe(0)
    expect(print).toContain('content/posts/salt-what-to-do-1.md\n  address  /blog/salt-what-to-do-1\n')
    const text = await read('content/posts/salt-what-to-do-1.md')
    expect(text).toContain("title: 'Salt: what to do #1'")
    expect(text).toContain(`date: ${today}`)
    expect(text).toMatch(/^draft: true/m)
    await expectOnlyGaps('content/posts/salt-what-to-do-1.md', 'warning')
  })

  test('a post whose every key is given has gaps in its body alone', async () => {
    const excerpt = 'A sentence that says what this is about, and is long enough.'
    const flags = {
      category: 'Winter',
      date: '2027-03-04',
      excerpt,
      tags: 'Floors, Salt',
      image: 'posts/retail-cleaning-tips.webp',
      'image-alt': 'A shop',
    }
    expect(await write(['post', 'All given'], flags)).toMatchObject({ code: 0 })
    const [frontMatter = ''] = (await read('content/posts/all-given.md')).split('\n---\n')
    expect(frontMatter).not.toContain('TODO')
    expect(frontMatter).toContain('tags:\n  - Floors\n  - Salt')
  })

  test('a city and a service, in the last place', async () => {
    expect(await write(['area', 'Grosse Pointe'], { latitude: '42.3862', longitude: '-82.9119' })).toMatchObject({
      code: 0,
    })
    expect(await read('content/areas/grosse-pointe.yaml')).toMatch(/^order: 15$/m)
    await expectOnlyGaps('content/areas/grosse-pointe.yaml', 'error')
    expect(await write(['service', 'Gym Cleaning'])).toMatchObject({ code: 0 })
    expect(await read('content/services/gym-cleaning.yaml')).toMatch(/^order: 7$/m)
    await expectOnlyGaps('content/services/gym-cleaning.yaml', 'error')
  })

  test('a question and what a client said, behind what was there', async () => {
    const before = { faq: await read('content/faq.yaml'), said: await read('content/testimonials.yaml') }
    expect(await write(['question', 'Do you clean boats?'], { category: 'General' })).toMatchObject({ code: 0 })
    expect(await write(['testimonial', 'Office manager'], { rating: '5' })).toMatchObject({ code: 0 })
    const after = { faq: await read('content/faq.yaml'), said: await read('content/testimonials.yaml') }
    expect(after.faq.startsWith(before.faq)).toBe(true)
    expect(after.said.startsWith(before.said)).toBe(true)
    expect(after.said.slice(before.said.length)).toContain('sample: true')
    await expectOnlyGaps('content/faq.yaml', 'error')
    await expectOnlyGaps('content/testimonials.yaml', 'error')
  })

  test('what a client really said is no sample', async () => {
    const before = await read('content/testimonials.yaml')
    await write(['testimonial', 'A client'], { rating: '4', real: true, quote: 'Good.', position: 'Shop in Troy' })
    expect((await read('content/testimonials.yaml')).slice(before.length)).toBe(
      '- name: A client\n  position: Shop in Troy\n  content: Good.\n  rating: 4\n  pages: [about]\n',
    )
  })
})

describe('nothing is written over what is there', () => {
  test.each([
    ['post', 'Office cleaning tips', 'content/posts/office-cleaning-tips.md'],
    ['area', 'Troy', 'content/areas/troy.yaml'],
    ['question', 'Which parts of Metro Detroit do you serve?', 'content/faq.yaml'],
  ])('%s %s', async (kind, title, path) => {
    const before = await read(path)
    const { code, complain } = await write([kind, title])
    expect(code).toBe(1)
    expect(complain).toContain('stays as it is')
    expect(await read(path)).toBe(before)
  })

  test('a list with a mistake in it is left alone', async () => {
    const before = await read('content/faq.yaml')
    const broken = `${before}- question: "no end\n`
    await writeFile(join(folder, 'content/faq.yaml'), broken)
    const { code, complain } = await write(['question', 'And now?'], { category: 'General' })
    expect(code).toBe(1)
    expect(complain).toContain('Nothing can be added to content/faq.yaml')
    expect(await read('content/faq.yaml')).toBe(broken)
    await writeFile(join(folder, 'content/faq.yaml'), before)
  })

  test('no temporary file stays behind', async () => {
    const names = await readdir(join(folder, 'content'), { recursive: true })
    expect(names.filter((name) => name.endsWith('.new'))).toEqual([])
  })
})

describe('what cannot be meant', () => {
  test.each([
    [[], {}, 'One of post, area, service, question, testimonial'],
    [['pst'], {}, 'There is no new "pst"'],
    [['post'], {}, 'add --title'],
    [['post', '日本'], {}, 'add --id'],
    [['post', 'x'], { rating: '5' }, '--rating does not belong to a post'],
    [['post', 'x'], { title: 'y' }, 'choose one'],
    [['post', 'x'], { date: 'soon' }, '--date: The day is a day as 2026-03-09'],
    [['post', 'x'], { image: 'posts/retail-cleaning-tip.webp' }, 'did you mean posts/retail-cleaning-tips.webp?'],
    [['post', 'x'], { id: 'Not An Id' }, 'cannot be an address'],
    [['area', 'x'], {}, 'add --latitude'],
    [['question', 'x'], { category: 'Other' }, 'The category is one of General'],
    [['testimonial', 'x'], { rating: '6' }, 'The rating is 5 at most'],
    [['testimonial', 'x'], { real: true, sample: true }, 'choose one'],
  ])('%j %j is told, and nothing is written', async (words, flags, message) => {
    const before = await readdir(join(folder, 'content'), { recursive: true })
    const thrown: unknown = await write(words, flags).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(UsageError)
    expect(String(thrown)).toContain(message)
    expect(await readdir(join(folder, 'content'), { recursive: true })).toEqual(before)
  })
})

/** The exit code of the command line, run as npm runs it. */
function run(...args: readonly string[]): Promise<number> {
  const program = join(root, 'node_modules/.bin/tsx')
  return new Promise((done) => {
    execFile(program, [join(root, 'generator/cli.ts'), 'new', ...args], { cwd: folder }, (error) =>
      done(typeof error?.code === 'number' ? error.code : 0),
    ).stdin?.end()
  })
}

test('the command line gives the codes of the contract, and takes places in the west', async () => {
  expect(await run('area', 'Pontiac', '--latitude', '42.6389', '--longitude', '-83.291')).toBe(0)
  expect(await read('content/areas/pontiac.yaml')).toContain('longitude: -83.291')
  expect(await run('area', 'Pontiac', '--latitude', '42.6389', '--longitude', '-83.291')).toBe(1)
  expect(await run('area')).toBe(2)
})
