import { expect, test } from 'vitest'
import { formatReport } from '../../generator/shared/diagnostics/format.ts'
import { checkSite } from '../../generator/check-site.ts'
import { checkWith, createRequest, readProjectFile, summarize } from '../support/project.ts'

async function edit(
  path: string,
  ...changes: readonly (readonly [from: string | RegExp, to: string])[]
): Promise<string> {
  let text = await readProjectFile(path)
  for (const [from, to] of changes) {
    const edited = text.replace(from, to)
    if (edited === text) throw new Error(`${path} has no ${from}`)
    text = edited
  }
  return text
}

/** Line and column where `needle` starts. */
function placeOf(text: string, needle: string): string {
  const before = text.slice(0, text.indexOf(needle)).split('\n')
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`
}

test('the site in the fixtures has no errors or warnings', async () => {
  expect(await checkWith({})).toEqual([])
})

test('five kinds of errors at once are reported in one run, each at its location', async () => {
  const noTitle = await edit('content/posts/office-cleaning-tips.md', [/^title: .*\n/m, ''])
  const badDate = await edit('content/posts/retail-cleaning-tips.md', [/^date: .*$/m, 'date: 2026-02-30'])
  const wrongType = await edit('content/areas/royal-oak.yaml', [/^order: 3$/m, 'order: three'])
  const misspelt = await edit('content/services/office.yaml', [/^description:/m, 'descripton:'])
  const deadLink = await edit('content/faq.yaml', ['](/services/medical)', '](/services/medicine)'])
  const changes = {
    'content/posts/office-cleaning-tips.md': noTitle,
    'content/posts/retail-cleaning-tips.md': badDate,
    'content/areas/royal-oak.yaml': wrongType,
    'content/services/office.yaml': misspelt,
    'content/faq.yaml': deadLink,
  }
  const { diagnostics, texts } = await checkSite(createRequest(changes))
  expect(summarize(diagnostics)).toEqual([
    'content/areas/royal-oak.yaml:3:8 content/wrong-type',
    `content/faq.yaml:${placeOf(deadLink, '[medical facilities](/services/medicine')} links/broken-link`,
    'content/posts/office-cleaning-tips.md:2:1 content/missing-key',
    'content/posts/retail-cleaning-tips.md:4:7 content/invalid-date',
    `content/services/office.yaml:${placeOf(misspelt, 'descripton:')} content/unknown-key`,
  ])
  const report = formatReport(diagnostics, texts)
  expect(report).toContain('did you mean `description`?')
  expect(report).toContain('did you mean `/services/medical`?')
  expect(report).toContain('5 errors in 5 files')
})

test("a file that can't be parsed is one error: links to its page aren't dead", async () => {
  const broken = await edit('content/areas/troy.yaml', [/^city: .*$/m, 'city: a: b'])
  expect(summarize(await checkWith({ 'content/areas/troy.yaml': broken }))).toEqual([
    'content/areas/troy.yaml:2:7 content/yaml-syntax',
  ])
})

test('each dead link and each missing anchor is reported', async () => {
  const text = `${await readProjectFile('content/posts/office-cleaning-tips.md')}
[a](/nowhere) [b](/nowhere) [c](/faq#nothing) [d](#nothing) [e](services/office) [f](javascript:alert)
`
  const diagnostics = await checkWith({ 'content/posts/office-cleaning-tips.md': text })
  const line = text.trimEnd().split('\n').length
  expect(summarize(diagnostics)).toEqual(
    [
      `${line}:1 links/broken-link`,
      `${line}:15 links/broken-link`,
      `${line}:29 links/broken-anchor`,
      `${line}:47 links/broken-anchor`,
      `${line}:61 links/broken-link`,
      `${line}:82 links/unsafe-address`,
    ]
      .map((place) => `content/posts/office-cleaning-tips.md:${place}`)
      .toSorted(),
  )
})

test.each([
  ['content/posts/My Post.md', '---\n---\n', 'content/invalid-id', '`my-post.md`'],
  ['content/post/a.md', '', 'content/misplaced-file', 'posts/'],
  ['content/posts/a.yaml', '', 'content/misplaced-file', '.md'],
])('%s is reported as %s', async (path, text, code, hint) => {
  expect(await checkWith({ [path]: text })).toMatchObject([{ file: path, code, hint: expect.stringContaining(hint) }])
})

test('a missing required file is reported by name', async () => {
  const diagnostics = await checkWith({ 'content/pages/contact.yaml': undefined, 'site.config.yaml': undefined })
  expect(summarize(diagnostics)).toEqual([
    'content/pages/contact.yaml content/missing-file',
    'site.config.yaml content/missing-file',
  ])
})

test('a ZIP code without quotes is reported with the text as typed', async () => {
  const config = await edit('site.config.yaml', [/postalCode: .*/, 'postalCode: 02115'])
  expect(await checkWith({ 'site.config.yaml': config })).toMatchObject([
    { code: 'content/wrong-type', hint: 'put quotes around it: `postalCode: "02115"`.' },
  ])
})

test('a misspelled image name and an unknown placeholder are reported', async () => {
  const area = await edit(
    'content/areas/troy.yaml',
    ['areas/troy.webp', 'areas/troi.webp'],
    [/^ {2}- .*$/m, '  - Offices of {compny}'],
  )
  const diagnostics = await checkWith({ 'content/areas/troy.yaml': area })
  expect(diagnostics).toMatchObject([
    { code: 'content/unknown-placeholder', hint: 'did you mean `{company}`?' },
    { code: 'images/missing', hint: 'did you mean `areas/troy.webp`?' },
  ])
})

test('unsupported HTML and a skipped heading level are reported', async () => {
  const post = `${await readProjectFile('content/posts/office-cleaning-tips.md')}\n<div>x</div>\n\n## Two\n\n#### Four\n`
  const diagnostics = await checkWith({ 'content/posts/office-cleaning-tips.md': post })
  expect(diagnostics.map(({ code }) => code)).toEqual(['markdown/raw-html', 'markdown/heading-level'])
})

test('an unknown key unlike any other is reported, and never silently drops its file', async () => {
  const post = await edit('content/posts/office-cleaning-tips.md', [/^title:/m, 'colour: blue\ntitle:'])
  const config = await edit('site.config.yaml', [/^url:/m, 'colour: blue\nurl:'])
  const diagnostics = await checkWith({ 'content/posts/office-cleaning-tips.md': post, 'site.config.yaml': config })
  expect(diagnostics.map(({ code }) => code)).toEqual(['content/unknown-key', 'content/unknown-key'])
})

test('a wrong value next to a misspelled key for the same field is reported too', async () => {
  const area = await edit('content/areas/troy.yaml', [/^order: 2$/m, 'order: two\nordr: 2'])
  const diagnostics = await checkWith({ 'content/areas/troy.yaml': area })
  expect(diagnostics.map(({ code }) => code).toSorted()).toEqual(['content/unknown-key', 'content/wrong-type'])
})

test('an alias is reported and not resolved, however large it would get', async () => {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `l${level + 1}: &l${level + 1} [${Array(9).fill(`*l${level}`).join(', ')}]`,
  )
  const faq = `l0: &l0 [x]\n${levels.join('\n')}\n`
  expect(summarize(await checkWith({ 'content/faq.yaml': faq }))).toContain('content/faq.yaml:2:10 content/yaml-syntax')
  const starred = await edit('content/posts/office-cleaning-tips.md', [/^category: .*$/m, 'category: *Important*'])
  expect(await checkWith({ 'content/posts/office-cleaning-tips.md': starred })).toMatchObject([
    { code: 'content/yaml-syntax', hint: expect.stringContaining('in quotes') },
  ])
})

test("in a file that can't be parsed, errors that follow from the first one aren't reported", async () => {
  const blog = await edit('content/pages/blog.yaml', [/^ {2}title: .*$/m, '  title: {minutes} for {title}'])
  expect(await checkWith({ 'content/pages/blog.yaml': blog })).toMatchObject([
    { code: 'content/yaml-syntax', hint: expect.stringContaining('put the whole text in quotes') },
  ])
})

test('a line of hyphens in front matter is reported, and not taken for its end', async () => {
  const post = await edit('content/posts/office-cleaning-tips.md', [/^date:/m, '-----\ndate:'])
  expect(await checkWith({ 'content/posts/office-cleaning-tips.md': post })).toMatchObject([
    { code: 'content/front-matter-not-closed', message: expect.stringContaining('`-----`') },
  ])
})

test('a missing image in a text is reported', async () => {
  const post = `${await readProjectFile('content/posts/office-cleaning-tips.md')}\n![A desk](desk.webp)\n`
  expect(await checkWith({ 'content/posts/office-cleaning-tips.md': post })).toMatchObject([{ code: 'images/missing' }])
})

test('an empty file has a plain message', async () => {
  expect(await checkWith({ 'content/pages/about.yaml': '' })).toMatchObject([{ message: 'The file has no keys.' }])
})

test("the site's URL may not have a path or a query", async () => {
  const config = await edit('site.config.yaml', [/^url: .*$/m, 'url: https://a.example/sub?x=1'])
  expect(await checkWith({ 'site.config.yaml': config })).toMatchObject([{ code: 'content/invalid-value' }])
})
