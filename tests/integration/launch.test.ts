import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSite } from '../../generator/check-site.ts'
import { type Ended, runCommandWith } from '../support/command-line.ts'
import { copySite } from '../support/copy-site.ts'
import { createRequest, readProjectFile, summarize } from '../support/project.ts'

let folder = ''
let project: readonly string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launch-'))
  const content = join(folder, 'content')
  copySite(folder)
  project = ['--content', content, '--config', join(folder, 'site.config.yaml'), '--out', join(folder, 'dist')]
  const testimonials = await readProjectFile('content/testimonials.yaml')
  await writeFile(join(content, 'testimonials.yaml'), testimonials.replaceAll(/^ {2}sample: true\n/gm, ''))
  await writeConfig()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** A configuration that is ready to launch, except for `changes`. */
async function writeConfig(...changes: readonly (readonly [from: string, to: string])[]): Promise<void> {
  const real = [
    ['https://www.straitscleaning.example', 'https://www.site.com'],
    ["'(313) 555-0142'", "'(313) 234-5678'"],
    ['hello@straitscleaning.example', 'hello@site.com'],
    ['name: Straits Commercial Cleaning\n', 'name: Site Cleaning\n'],
    ['legalName: Straits Commercial Cleaning LLC', 'legalName: Site Cleaning LLC'],
    ['1 Sample Street', '12 Main Street'],
    ['sample_public_key', 'k3YpQ'],
    ['sample_service_id', 'service_a1b2'],
    ['sample_template_id', 'template_c3d4'],
  ] as const
  const text = await readProjectFile('site.config.yaml')
  const edited = [...real, ...changes].reduce((before, [from, to]) => before.replace(from, to), text)
  await writeFile(join(folder, 'site.config.yaml'), edited)
}

/** Runs the command line as if outside GitHub Actions, which would get annotations. */
function run(...args: readonly string[]): Promise<Ended> {
  return runCommandWith({ GITHUB_ACTIONS: '', NO_COLOR: '1' }, ...args, ...project)
}

/** Locations of lines in a project file that look like samples. */
async function listPlaces(file: string, pattern: RegExp): Promise<string[]> {
  const lines = (await readProjectFile(file)).split('\n')
  return lines.flatMap((line, index) =>
    pattern.test(line) ? [`${file}:${index + 1}:${line.search(/\S/) + 1} launch/sample`] : [],
  )
}

test('all samples in the content are reported with --launch, and none without', async () => {
  const { diagnostics, samples } = await checkSite({ ...createRequest(), launch: true })
  expect(summarize(diagnostics)).toEqual(
    [
      ...(await listPlaces('content/testimonials.yaml', /^ {2}sample: true$/)),
      ...(await listPlaces(
        'site.config.yaml',
        /^ *(url|phone|email): .*(\.example|555-01)|^ *street: 1 Sample|: sample_|^ *(name|legalName): Straits/,
      )),
      'content launch/sample-texts',
      'content/images launch/sample-images',
    ].toSorted(),
  )
  expect(samples).toHaveLength(14)
  expect((await checkSite(createRequest())).diagnostics).toEqual([])
})

test('a site that is ready to launch passes; anything else is reported with its line and a fix', async () => {
  const good = await run('check', '--launch')
  // The company has kept all sample texts and the logo, which may be on purpose.
  expect(good).toMatchObject({ code: 0, stderr: expect.stringMatching(/\n2 warnings in 2 files\n$/) })
  expect(good.stderr).toContain('the sample word for word')
  expect(good.stdout).toContain('set up the auto-reply')
  expect((await run('check')).stdout).not.toContain('auto-reply')
  await writeConfig(['https://www.site.com', 'http://www.site.com'])
  const { code, stderr } = await run('check', '--launch')
  const lines = (await readFile(join(folder, 'site.config.yaml'), 'utf8')).split('\n')
  const line = lines.indexOf('url: http://www.site.com') + 1
  const frame = (number: number) => `${number} | ${lines[number - 1]}`
  expect(code).toBe(1)
  const reported = stderr.replaceAll(/\S*site\.config\.yaml/g, 'site.config.yaml')
  expect(reported.slice(reported.indexOf('site.config.yaml:'))).toBe(`site.config.yaml:${line}:1  error  launch/sample
  The site's address, http://www.site.com, isn't encrypted.
  ${frame(line - 1)}
  ${frame(line)}
  ${' '.repeat(String(line).length)} | ^
  hint: write \`url: https://www.site.com\`.

1 error and 2 warnings in 3 files
`)
})

test('a build has a one-line reminder, outside of its output for programs', async () => {
  await writeConfig(['https://www.site.com', 'https://www.site.example'])
  const reminder = '1 sample value must change before the site goes live. To list them: npm run check -- --launch\n'
  const built = await run('build')
  expect(built.code).toBe(0)
  expect(built.stderr.slice(built.stderr.lastIndexOf('\n', built.stderr.length - 2) + 1)).toBe(reminder)
  await writeConfig(['https://www.site.com', 'https://www.site.example'], ['12 Main Street', '1 Sample Street'])
  expect((await run('build')).stderr).toContain('2 sample values must change before the site goes live')
  const json = await run('build', '--json')
  expect(json.code).toBe(0)
  expect(json.stderr).not.toContain('goes live')
  expect(json.stdout).not.toContain('goes live')
})

test('a sample person is an error at its line', async () => {
  const team = '- name: Jane Doe\n  role: Supervisor\n  text: Scores each room.\n  sample: true\n'
  const { diagnostics } = await checkSite({ ...createRequest({ 'content/team.yaml': team }), launch: true })
  expect(summarize(diagnostics)).toContain('content/team.yaml:4:3 launch/sample')
})

/** Keys that have only their English default, by file. */
const listNotes = async (changes: Readonly<Record<string, string>>) => {
  const { diagnostics } = await checkSite({ ...createRequest(changes), launch: true })
  const found = diagnostics.find(({ message }) => message.startsWith('Keys are left out'))
  return Object.fromEntries((found?.notes ?? []).map(({ file, message }) => [file, message]))
}

test("in another language, keys with an English default are reported until they're written", async () => {
  const config = 'site.config.yaml'
  const spanish = (await readProjectFile(config)).replace('timeZone: America/Detroit', '$&\n  language: es-US')
  const before = await listNotes({ [config]: spanish })
  expect(before['content/pages/site.yaml']).toContain('`markdown`')
  const site = `${await readProjectFile('content/pages/site.yaml')}\nmarkdown: { note: Nota }\n`
  const after = await listNotes({ [config]: spanish, 'content/pages/site.yaml': site })
  expect(after['content/pages/site.yaml']).toMatch(/`markdown\.tip`(?!.*`markdown(\.note)?`)/)
  expect(await listNotes({})).toEqual({})
})
