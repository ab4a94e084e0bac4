import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runNew } from '../../generator/cli/commands/new.ts'
import { UsageError } from '../../generator/cli/usage-error.ts'
import type { Project } from '../../generator/cli/project.ts'
import { diskFiles } from '../../generator/shared/fs/files.ts'
import { checkSite } from '../../generator/check-site.ts'
import { program, runProgram } from '../support/command-line.ts'
import { copySite } from '../support/copy-site.ts'
import { today } from '../support/project.ts'
import { sharedCaches } from '../support/shared-caches.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-'))
  copySite(folder)
  // All files are read again for each entry. The last city and the one that is created again are enough.
  const areas = join(folder, 'content/areas')
  for (const name of await readdir(areas)) if (!/^(?:troy|west)/.test(name)) await rm(join(areas, name))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The result of `new` with these arguments and flags, without a terminal for questions. */
async function write(words: readonly string[], flags: Readonly<Record<string, string | boolean>> = {}) {
  const places = { root: folder, content: 'content', config: 'site.config.yaml', out: 'dist', cache: undefined }
  const project: Project = {
    ...places,
    today,
    timeZone: 'America/Detroit',
    strict: false,
    launch: false,
    report: 'text',
  }
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
  return (await checkSite({ files: diskFiles, locations, today, audience: 'public', ...sharedCaches })).diagnostics
}

/** Checks that every TODO marker in a file is reported, and nothing else. */
async function expectOnlyTodos(path: string, severity: 'error' | 'warning'): Promise<void> {
  const found = (await check()).filter(({ file }) => file === path)
  const markers = (await read(path)).match(/TODO:/g) ?? []
  expect(markers.length).toBeGreaterThan(0)
  expect(found.map((diagnostic) => `${diagnostic.severity} ${diagnostic.code}`)).toEqual(
    markers.map(() => `${severity} content/gap`),
  )
}

describe('the result passes the check except for its TODO markers', () => {
  test('a post, as a draft dated today, at the URL from its title', async () => {
    const { code, print } = await write(['post', 'Salt: what', 'to do #1'])
    expect(code).toBe(0)
    expect(print).toContain('content/posts/salt-what-to-do-1.md\n  address  /blog/salt-what-to-do-1\n')
    const text = await read('content/posts/salt-what-to-do-1.md')
    expect(text).toContain("title: 'Salt: what to do #1'")
    expect(text).toContain(`date: ${today}`)
    expect(text).toMatch(/^draft: true/m)
    await expectOnlyTodos('content/posts/salt-what-to-do-1.md', 'warning')
  })

  test('a page, as a draft, in the footer and without an image', async () => {
    const { code, print } = await write(['page', 'Careers'])
    expect(code).toBe(0)
    expect(print).toContain('content/pages/careers.md\n  address  /careers\n')
    expect(print).toContain('delete the `draft: true` line. The footer will link to it.')
    const text = await read('content/pages/careers.md')
    expect(text).toContain('title: Careers\n')
    expect(text).toMatch(/^menu: footer\ndraft: true/m)
    expect(text).not.toContain('image')
    await expectOnlyTodos('content/pages/careers.md', 'warning')
  })

  test('a page with an image in the header', async () => {
    const flags = { menu: 'header', image: 'about/team.webp', 'image-alt': 'A crew' }
    expect(await write(['page', 'Our crew'], flags)).toMatchObject({ code: 0 })
    const text = await read('content/pages/our-crew.md')
    expect(text).toMatch(/^image: about\/team.webp\nimageAlt: A crew\nmenu: header\n/m)
  })

  test('a page titled like another part of the site gets a different URL', async () => {
    expect((await write(['page', 'Services'])).print).toContain('content/pages/our-services.md\n')
    expect((await write(['page', 'About'])).print).toContain('content/pages/our-about.md\n')
    await expect(write(['page', 'Tools'], { id: 'admin' })).rejects.toThrow('is already used by the forms for editors')
  })

  test('a post with every key given only has TODO markers in its body', async () => {
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

  test('a post with a word of a category in its title gets that category; otherwise nothing is guessed', async () => {
    await write(['post', 'A medical mop'])
    expect(await read('content/posts/a-medical-mop.md')).toContain('category: Medical Cleaning')
    const { print } = await write(['post', 'Spring salt'])
    expect(await read('content/posts/spring-salt.md')).toMatch(/^category: ['>].*\s*TODO: One category, such as /m)
    expect(print).toContain('It is a draft: only you can see it')
    expect(print).toContain('delete the `draft: true` line.')
    await expectOnlyTodos('content/posts/spring-salt.md', 'warning')
  })

  test('a post with a future date says when it appears', async () => {
    expect((await write(['post', 'Summer'], { date: '2027-06-01' })).print).toContain(
      'delete the `draft: true` line; it then appears on June 1, 2027.',
    )
  })

  test('on a German site, umlauts in an address are spelled out', async () => {
    const before = await read('site.config.yaml')
    await writeFile(join(folder, 'site.config.yaml'), before.replace(/^locale:$/m, '$&\n  language: de-DE'))
    const { print } = await write(['service', 'Büroräume'], { yes: true })
    expect(print).toContain('content/services/bueroraeume.yaml')
    await rm(join(folder, 'content/services/bueroraeume.yaml'))
    await writeFile(join(folder, 'site.config.yaml'), before)
  })

  test('a city and a service, in last place', async () => {
    expect(await write(['area', 'Grosse Pointe'], { latitude: '42.3862', longitude: '-82.9119' })).toMatchObject({
      code: 0,
      print: expect.stringContaining('Add `groups`, `additional` and `trust`') as unknown,
    })
    const area = await read('content/areas/grosse-pointe.yaml')
    expect(area).toMatch(/^order: 15$/m)
    expect(area).toMatch(/^text: \|\n {2}TODO: /m)
    await expectOnlyTodos('content/areas/grosse-pointe.yaml', 'error')
    expect(await write(['service', 'Gym Cleaning'])).toMatchObject({ code: 0 })
    expect(await read('content/services/gym-cleaning.yaml')).toMatch(/^order: 7$/m)
    await expectOnlyTodos('content/services/gym-cleaning.yaml', 'error')
  })

  test('a question and a testimonial, after the existing ones', async () => {
    const before = { faq: await read('content/faq.yaml'), said: await read('content/testimonials.yaml') }
    expect(await write(['question', 'Do you clean boats?'], { category: 'General' })).toMatchObject({ code: 0 })
    expect(await write(['testimonial', 'Office manager'], { rating: '5' })).toMatchObject({ code: 0 })
    const after = { faq: await read('content/faq.yaml'), said: await read('content/testimonials.yaml') }
    expect(after.faq.startsWith(before.faq)).toBe(true)
    expect(after.said.startsWith(before.said)).toBe(true)
    expect(after.said.slice(before.said.length)).toContain('sample: true')
    await expectOnlyTodos('content/faq.yaml', 'error')
    await expectOnlyTodos('content/testimonials.yaml', 'error')
  })

  test('a real testimonial is not a sample', async () => {
    const before = await read('content/testimonials.yaml')
    await write(['testimonial', 'A client'], { rating: '4', real: 'yes', quote: 'Good.', position: 'Shop in Troy' })
    expect((await read('content/testimonials.yaml')).slice(before.length)).toBe(
      '- name: A client\n  position: Shop in Troy\n  content: Good.\n  rating: 4\n  pages: [about]\n',
    )
  })
})

test('an answer keeps its list and its paragraphs', async () => {
  const before = await read('content/faq.yaml')
  const flags = { category: 'General', answer: '- a\n- b\n\nSecond.' }
  const { print } = await write(['question', 'Do you clean trains?'], flags)
  expect(print).not.toContain('TODO')
  const after = await read('content/faq.yaml')
  expect(after.slice(before.length)).toBe(
    '- question: Do you clean trains?\n  category: General\n  answer: |\n    - a\n    - b\n\n    Second.\n',
  )
  await writeFile(join(folder, 'content/faq.yaml'), before)
})

test('the first person starts the team list', async () => {
  const { code, print } = await write(['person', 'Jane Doe'], { role: 'Supervisor', text: 'Scores each room.' })
  expect(code).toBe(0)
  expect(print).toContain('/about#team')
  expect(await read('content/team.yaml')).toBe(
    '# yaml-language-server: $schema=../.vscode/schemas/team.json\n- name: Jane Doe\n  role: Supervisor\n  text: Scores each room.\n',
  )
  await rm(join(folder, 'content/team.yaml'))
})

test('the owner has a photo and a year', async () => {
  const said = { role: 'Owner', text: 'Walks each building.', since: '2009', owner: 'yes' }
  await expect(write(['person', 'Jane Doe'], said)).rejects.toThrow('The owner needs a photo: add --image')
  await expect(write(['person', 'Jane Doe'], { ...said, owner: 'no' })).rejects.toThrow('--since is for the owner')
  const { code } = await write(['person', 'Jane Doe'], { ...said, image: 'posts/retail-cleaning-tips.webp' })
  expect(code).toBe(0)
  expect(await read('content/team.yaml')).toMatch(
    /  image: posts\/retail-cleaning-tips.webp\n  since: 2009\n  owner: true\n$/,
  )
  await rm(join(folder, 'content/team.yaml'))
})

test('one TODO marker is counted as one', async () => {
  const before = await read('content/faq.yaml')
  const { print } = await write(['question', 'Do you clean planes?'], { category: 'General' })
  expect(print).toContain('1 value is still TODO, so `npm run build` fails. To list')
  await writeFile(join(folder, 'content/faq.yaml'), before)
})

describe('existing files are never overwritten', () => {
  test.each([
    ['post', 'Office cleaning tips', 'content/posts/office-cleaning-tips.md'],
    ['area', 'Troy', 'content/areas/troy.yaml'],
    ['question', 'Which parts of Metro Detroit do you serve?', 'content/faq.yaml'],
  ])('%s %s', async (kind, title, path) => {
    const before = await read(path)
    const { code, complain } = await write([kind, title])
    expect(code).toBe(1)
    expect(complain).toContain("wasn't changed")
    expect(await read(path)).toBe(before)
  })

  test('notices go to the end of their list, which may be empty or not exist yet', async () => {
    const comments = await read('content/notices.yaml')
    const { code, print } = await write(['notice', 'Closed on *Friday*'], { from: '2027-03-04' })
    expect(code).toBe(0)
    expect(print).toContain(
      'content/notices.yaml\n  address  all pages\nIt is shown from March 4, 2027, to March 10, 2027',
    )
    const first = '- text: Closed on *Friday*\n  from: 2027-03-04\n  until: 2027-03-10\n  kind: info\n'
    expect(await read('content/notices.yaml')).toBe(comments + first)
    const flags = { until: '2027-01-02', kind: 'urgent', link: '/faq', pages: '/contact, /' }
    expect(await write(['notice', 'Snow'], flags)).toMatchObject({ code: 0 })
    expect(await read('content/notices.yaml')).toBe(
      `${comments}${first}- text: Snow\n  from: ${today}\n  until: 2027-01-02\n  kind: urgent\n  link: /faq\n  pages: [/contact, /]\n`,
    )
    await rm(join(folder, 'content/notices.yaml'))
    expect(await write(['notice', 'Closed'], { pages: 'all' })).toMatchObject({ code: 0 })
    expect(await read('content/notices.yaml')).toMatch(/^# yaml-language-server: .*\/notices\.json\n- text: Closed\n/)
    expect((await check()).filter(({ file }) => file === 'content/notices.yaml')).toEqual([])
  })

  test("a list with an error in it isn't changed", async () => {
    const before = await read('content/faq.yaml')
    const broken = `${before}- question: "no end\n`
    await writeFile(join(folder, 'content/faq.yaml'), broken)
    const { code, complain } = await write(['question', 'And now?'], { category: 'General' })
    expect(code).toBe(1)
    expect(complain).toContain("Can't add to content/faq.yaml")
    expect(await read('content/faq.yaml')).toBe(broken)
    await writeFile(join(folder, 'content/faq.yaml'), before)
  })

  test('no temporary file is left behind', async () => {
    const names = await readdir(join(folder, 'content'), { recursive: true })
    expect(names.filter((name) => name.endsWith('.new'))).toEqual([])
  })
})

describe('invalid values', () => {
  test.each([
    [[], {}, 'Say what to create: post, area, service, page, question, testimonial, person, notice'],
    [['pst'], {}, 'Unknown kind "pst". Did you mean post?'],
    [['city', 'x'], {}, 'Unknown kind "city". Did you mean area?'],
    [['post'], {}, 'add --title'],
    [['post', 'x'], { category: 'Office Managment' }, '--category: Did you mean "Office Management"?'],
    [['person', 'x'], { image: 'team/x.webp' }, 'There is no image content/images/team/x.webp. Put it there first.'],
    [['question', 'x'], {}, 'add --category "…". Choose from General, Services'],
    [['post', '日本'], {}, 'add --id "…" (its name in the address, in Latin letters, such as sofa-cleaning)'],
    [['post', 'x'], { rating: '5' }, "--rating doesn't work with `post`"],
    [['post', 'x'], { title: 'y' }, 'The title is given twice'],
    [['post', 'x'], { date: 'soon' }, '--date: `date` must be a date written as YYYY-MM-DD'],
    [['post', 'x'], { date: '2026-02-30' }, 'Hint: write `2026-02-28`: that month has 28 days.'],
    [['post', 'x'], { image: 'posts/retail-cleaning-tip.webp' }, 'Did you mean posts/retail-cleaning-tips.webp?'],
    [['post', 'x'], { id: 'Not An Id' }, "can't be an address"],
    [['area', 'x'], {}, 'add --latitude'],
    [['question', 'x'], { category: 'Other' }, '`category` must be one of General'],
    [['notice', 'x'], { from: '2027-03-04', until: '2027-03-01' }, 'is before the first, 2027-03-04'],
    [['notice', '- x'], {}, 'begins with `-`'],
    [['notice', 'x'], { pages: 'contact' }, 'must be the address of a page'],
    [['testimonial', 'x'], { rating: '6' }, '`rating` must be from 1 to 5'],
    [['testimonial', 'x'], { real: 'yes', sample: true }, 'conflict. Use one.'],
    [['testimonial', 'x'], { real: 'maybe' }, '--real: Type yes or no, not "maybe".'],
    [['question', '🎉?'], {}, 'A question needs at least one word for its address'],
    [['question', '?!'], {}, 'A question needs at least one word for its address'],
  ])('%j %j is reported, and nothing is written', async (words, flags, message) => {
    const before = await readdir(join(folder, 'content'), { recursive: true })
    const thrown: unknown = await write(words, flags).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(UsageError)
    expect(String(thrown)).toContain(message)
    expect(await readdir(join(folder, 'content'), { recursive: true })).toEqual(before)
  })
})

/** The command line, without a terminal for questions. */
const run = (...args: readonly string[]) => runProgram(['new', ...args], { cwd: folder })

test('the command line uses the documented exit codes, and accepts negative longitudes', async () => {
  const pontiac = ['area', 'Pontiac', '--latitude', '42.6389', '--longitude', '-83.291']
  expect(await run(...pontiac)).toMatchObject({ code: 0 })
  expect(await read('content/areas/pontiac.yaml')).toContain('longitude: -83.291')
  expect(await run(...pontiac)).toMatchObject({ code: 1 })
  expect(await run('area')).toMatchObject({ code: 2 })
})

test('a longitude without its minus sign is refused in the words of `check`', async () => {
  expect(await run('area', 'Tampa', '--latitude', '42.6', '--longitude', '82.45')).toMatchObject({
    code: 2,
    stderr: "--longitude: `longitude` is 82.45, but the company's is -83.0458. Hint: write `-82.45`.\n",
  })
  // Its latitude is wrong, so no longitude would be accepted.
  expect(await run('area', 'Clio', '--latitude', '-43.2', '--longitude', '83.7')).toMatchObject({ code: 0 })
})

test('a wrong value is reported in one line; unknown options and --help list what exists', async () => {
  expect(await run('post', 'x', '--date', '2026-02-30')).toEqual({
    code: 2,
    stdout: '',
    stderr:
      '--date: `date` must be a real date, but it\'s "2026-02-30". Hint: write `2026-02-28`: that month has 28 days.\n',
  })
  const unknown = await run('post', 'x', '--daet', '2026-03-09')
  expect(unknown.stderr).toMatch(/^Unknown option --daet\. Did you mean --date\?\n\nUsage: npm run new -- /)
  expect(unknown.stderr).not.toContain('testimonial')
  const help = await run('--help')
  expect(help.code).toBe(0)
  expect(help.stdout).toContain('testimonial')
})

/** On Linux, `script` provides a terminal. */
const hasTerminal = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0

/** Runs `new` in a terminal, and types each answer when its question appears. */
function converse(
  args: readonly string[],
  answers: readonly (readonly [question: string, answer: string])[],
): Promise<{ code: number | null; shown: string }> {
  // Anything but these characters is escaped, because folders may have any name.
  const command = [process.execPath, program, 'new', ...args]
    .map((word) => word.replaceAll(/[^\w/.:-]/gu, String.raw`\$&`))
    .join(' ')
  const env = { ...process.env, SHELL: '/bin/sh', TERM: 'xterm' }
  const child = spawn('script', ['-qec', command, '/dev/null'], { cwd: folder, env })
  const left = [...answers]
  let shown = ''
  let from = 0
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text
    const [question, answer] = left[0] ?? []
    const at = question === undefined ? -1 : shown.indexOf(question, from)
    if (question === undefined || at === -1) return
    left.shift()
    from = at + question.length
    child.stdin.write(answer ?? '')
  })
  return new Promise((done) => child.on('close', (code) => done({ code, shown })))
}

describe.skipIf(!hasTerminal)('in a terminal', () => {
  const ofCategories = 'one of these; add a new one to categories in content/pages/faq.yaml first'

  test('missing values are asked for: by number, again after a wrong answer, and Enter skips them', async () => {
    const before = await read('content/faq.yaml')
    const { code, shown } = await converse(
      ['question'],
      [
        ['Question (The question, as a visitor would ask it): ', 'Do you clean lifts?\r'],
        [`Category (${ofCategories}), as a number or text: `, '9\r'],
        [`Category (${ofCategories}), as a number or text: `, '2\r'],
        ['Answer (The answer, in Markdown) [write it later]: ', '\r'],
      ],
    )
    expect(code).toBe(0)
    expect(shown).toContain("9 isn't in the list.")
    expect(shown).toContain('/faq#do-you-clean-lifts')
    expect((await read('content/faq.yaml')).slice(before.length)).toBe(
      '- question: Do you clean lifts?\n  category: Services\n  answer: |\n    TODO: The answer, in Markdown\n',
    )
    await writeFile(join(folder, 'content/faq.yaml'), before)
  })

  test('Ctrl+C stops, and nothing is written', async () => {
    const before = await read('content/faq.yaml')
    const { code, shown } = await converse(['question', 'Do you clean cars?'], [['Category (', '\u0003']])
    expect(code).toBe(1)
    expect(shown).toContain('Nothing was written.')
    expect(await read('content/faq.yaml')).toBe(before)
  })

  test('with --yes, nothing is asked', async () => {
    const before = await read('content/faq.yaml')
    const { code, shown } = await converse(['question', 'Do you clean carts?', '--category', 'General', '--yes'], [])
    expect(code).toBe(0)
    expect(shown).not.toContain('Answer')
    await writeFile(join(folder, 'content/faq.yaml'), before)
  })
})
