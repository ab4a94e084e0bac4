import { load } from 'cheerio'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { formatReport } from '../../generator/shared/diagnostics/format.ts'
import { checkSite } from '../../generator/check-site.ts'
import { buildWith } from '../support/build-in-memory.ts'
import { checkWith, createRequest, readProjectFile, summarize } from '../support/project.ts'

const file = 'content/redirects.yaml'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: { 'doctype-style': 'off' },
})

/** A redirects file with an entry for each pair. */
function redirectsOf(...pairs: readonly (readonly [from: string, to: string])[]): Record<string, string> {
  return {
    [file]: pairs.map(([from, to]) => `- from: ${JSON.stringify(from)}\n  to: ${JSON.stringify(to)}\n`).join(''),
  }
}

test.each([
  ['no file', undefined],
  ['an empty file', ''],
  ['a file of comments alone', '# none yet\n'],
  ['an empty list', '[]\n'],
])('%s is valid', async (_, text) => {
  expect(await checkWith({ [file]: text })).toEqual([])
})

test('redirects to pages, to a section of a page and to the home page are valid', async () => {
  const changes = redirectsOf(
    ['/blog/old', '/blog/office-cleaning-tips'],
    ['/Old_Page.php', '/faq#billing'],
    ['/about.htm', '/about'],
    ['/start', '/'],
    ['/tips', '/blog/office-cleaning-tips'],
    ['/gone.html/amp', '/blog'],
    ['/old.xml/a', '/blog'],
  )
  expect(await checkWith(changes)).toEqual([])
})

test.each([
  ['a', '/blog', '1:9', 'content/invalid-value', 'write `from: /a`.'],
  ['/a/', '/blog', '1:9', 'content/invalid-value', 'write `from: /a`.'],
  ['/a.html', '/blog', '1:9', 'content/invalid-value', 'write `from: /a`.'],
  ['/a?x=1', '/blog', '1:9', 'content/invalid-value', 'write `from: /a`.'],
  ['/a#b', '/blog', '1:9', 'content/invalid-value', 'write `from: /a`.'],
  [
    '/a/../b',
    '/blog',
    '1:9',
    'content/invalid-value',
    'write `from: /blog/a-name`: lowercase letters, digits and hyphens, with no slash at the end.',
  ],
  [
    '/a b',
    '/blog',
    '1:9',
    'content/invalid-value',
    "delete this redirect, and set it up in your host's own settings, if there are any.",
  ],
  [
    '/café',
    '/blog',
    '1:9',
    'content/invalid-value',
    "delete this redirect, and set it up in your host's own settings, if there are any.",
  ],
  [
    '/caf%C3%A9/',
    '/blog',
    '1:9',
    'content/invalid-value',
    "delete this redirect, and set it up in your host's own settings, if there are any.",
  ],
  [
    '/',
    '/blog',
    '1:9',
    'content/invalid-value',
    'write `from: /blog/a-name`: lowercase letters, digits and hyphens, with no slash at the end.',
  ],
  ['/feed.xml/old', '/blog', '1:9', 'content/invalid-value', 'delete this redirect.'],
  ['/about.html/amp', '/blog', '1:9', 'content/invalid-value', 'delete this redirect.'],
  ['/About.html/amp', '/blog', '1:9', 'content/invalid-value', 'delete this redirect.'],
  ['/index.html/x', '/blog', '1:9', 'content/invalid-value', 'delete this redirect.'],
  [`/${'a'.repeat(250)}`, '/blog', '1:9', 'content/invalid-value', 'delete this redirect.'],
  ['https://www.straitscleaning.example/a/index.html', '/blog', '1:9', 'content/invalid-value', 'write `from: /a`.'],
  [
    '/index.php?p=12',
    '/blog',
    '1:9',
    'content/invalid-value',
    "delete this redirect: it can't tell addresses apart by what follows the `?`; to lead all of them to one page, write `from: /index.php` and `to: /blog`.",
  ],
  [
    '/?p=12',
    '/blog',
    '1:9',
    'content/invalid-value',
    "delete this redirect: it can't tell addresses apart by what follows the `?`.",
  ],
  [
    '/services/office.html',
    '/services/office',
    '1:9',
    'content/invalid-value',
    'delete this redirect: its address already leads to `/services/office`.',
  ],
  ['/index.html', '/blog', '1:9', 'content/invalid-value', 'its address already leads to `/`.'],
  ['/a', '/blog/', '2:7', 'content/invalid-value', 'write `to: /blog`.'],
  ['/a', 'faq.html#billing', '2:7', 'content/invalid-value', 'write `to: /faq#billing`.'],
  ['/a', '/contact?service=office', '2:7', 'content/invalid-value', 'write `to: /contact`.'],
  ['/a', '/index.html', '2:7', 'content/invalid-value', 'write `to: /`.'],
  ['/a', '//evil.example/blog', '2:7', 'content/invalid-value', 'delete this redirect'],
  ['/a', 'http://straitscleaning.example/blog', '2:7', 'content/invalid-value', 'write `to: /blog`.'],
  ['/a', 'https://www.straitscleaning.example/blog', '2:7', 'content/invalid-value', 'write `to: /blog`.'],
  [
    '/a',
    'javascript:alert(1)',
    '2:7',
    'content/invalid-value',
    'write `to: /blog/a-name`: lowercase letters, digits and hyphens, with no slash at the end.',
  ],
  ['/a', '/blogg', '2:7', 'redirects/unknown-target', 'did you mean `to: /blog`?'],
  ['/a', '/services/troy', '2:7', 'redirects/unknown-target', 'did you mean `to: /service-areas/troy`?'],
  [
    '/a',
    '/qqqqqqqqqqqqqqqq',
    '2:7',
    'redirects/unknown-target',
    'write the address of a page that exists: `to: /blog`.',
  ],
  ['/a', '/faq#bilING', '2:7', 'links/broken-anchor', 'write `to: /faq#billing`.'],
  ['/a', '/a', '2:7', 'redirects/loop', 'write the address of a page that exists, such as `to: /blog`.'],
  ['/about', '/blog', '1:9', 'redirects/live-page', "remove the redirect, or rename that page's file."],
  ['/About', '/blog', '1:9', 'redirects/live-page', "remove the redirect, or rename that page's file."],
  ['/404', '/blog', '1:9', 'redirects/live-page', "remove the redirect, or rename that page's file."],
  ['/admin', '/blog', '1:9', 'redirects/live-page', "remove the redirect, or rename that page's file."],
])('from %s to %s is reported at %s as %s', async (from, to, place, code, hint) => {
  const diagnostics = await checkWith(redirectsOf([from, to]))
  expect(summarize(diagnostics)).toEqual([`${file}:${place} ${code}`])
  expect(diagnostics[0]?.hint).toContain(hint)
})

test('a loop is reported once, with all its entries; what leads into it is not reported separately', async () => {
  const { diagnostics, texts } = await checkSite(
    createRequest(redirectsOf(['/into', '/a'], ['/a', '/b'], ['/b', '/c#x'], ['/c', '/a'])),
  )
  expect(formatReport(diagnostics, texts)).toBe(`content/redirects.yaml:4:7  error  redirects/loop
  Redirects form a loop: \`/a\` → \`/b\` → \`/c\` → \`/a\`.
  3 | - from: "/a"
  4 |   to: "/b"
    |       ^
  5 | - from: "/b"
  note: this one is part of the loop (content/redirects.yaml:5:9)
  note: this one is part of the loop (content/redirects.yaml:7:9)
  hint: write the address of a page that exists, such as \`to: /blog\`.

1 error in 1 file
`)
})

test('a chain is reported with its final target', async () => {
  const changes = redirectsOf(['/a', '/b'], ['/b', '/c'], ['/c', '/faq#billing'])
  expect(await checkWith(changes)).toMatchObject([
    { code: 'redirects/chain', place: { line: 2, column: 7 }, hint: 'write `to: /faq#billing`.' },
    { code: 'redirects/chain', place: { line: 4, column: 7 }, hint: 'write `to: /faq#billing`.' },
  ])
})

test('a path that is redirected twice is reported with the first location', async () => {
  expect(await checkWith(redirectsOf(['/a', '/blog'], ['/A', '/faq']))).toMatchObject([
    {
      code: 'content/duplicate',
      place: { line: 3, column: 9 },
      notes: [{ message: 'the first one is here', file, place: { line: 1, column: 9 } }],
    },
  ])
})

test("unpublished posts can't be targets, and their paths are taken", async () => {
  const post = await readProjectFile('content/posts/office-cleaning-tips.md')
  const changes = {
    'content/posts/soon.md': post.replace(/^title: .*$/m, 'title: Soon').replace(/^date: .*$/m, 'date: 2027-03-01'),
    'content/posts/never.md': post.replace(/^title: .*$/m, 'title: Never').replace(/^date:/m, 'draft: true\ndate:'),
    ...redirectsOf(['/a', '/blog/soon'], ['/b', '/blog/never'], ['/blog/never', '/blog']),
  }
  const diagnostics = await checkWith(changes)
  expect(diagnostics.filter((diagnostic) => diagnostic.file === file)).toMatchObject([
    {
      code: 'redirects/unknown-target',
      message: "`/blog/soon` is a post that isn't public yet: it appears on 2027-03-01.",
    },
    { code: 'redirects/chain' },
    { code: 'redirects/live-page' },
  ])
})

test('a link to an old URL is reported with the new one', async () => {
  const post = `${await readProjectFile('content/posts/office-cleaning-tips.md')}\n[x](/blog/old)\n`
  const changes = { 'content/posts/office-cleaning-tips.md': post, ...redirectsOf(['/blog/old', '/faq#billing']) }
  expect(await checkWith(changes)).toMatchObject([
    {
      code: 'links/broken-link',
      message: 'The link to `/blog/old` uses an old address.',
      hint: 'write `/faq#billing`.',
      place: { line: post.trimEnd().split('\n').length, column: 1 },
    },
  ])
})

test('a misspelled key and a missing one are reported', async () => {
  expect(summarize(await checkWith({ [file]: '- form: /a\n  to: /blog\n- from: /b\n' }))).toEqual([
    `${file}:1:3 content/unknown-key`,
    `${file}:3:3 content/missing-key`,
  ])
})

test("a build writes a small valid page at the old URL, and doesn't mention it anywhere else", async () => {
  const built = await buildWith(redirectsOf(['/blog/old', '/faq#billing']), 'public')
  const html = String(built.get('blog/old.html'))
  const page = load(html)
  expect(page('meta[http-equiv="refresh"]').attr('content')).toBe('0; url=/faq#billing')
  expect(page('link[rel="canonical"]').attr('href')).toBe('https://www.straitscleaning.example/faq')
  expect(page('meta[name="robots"]').attr('content')).toBe('noindex')
  expect(page('title').text()).toBe('This page has moved')
  expect(page('h1').text()).toBe('This page has moved')
  expect(page('a').attr('href')).toBe('/faq#billing')
  expect(page('a').text()).toBe('Go to its new address')
  expect(html).not.toMatch(/<script|<style|style=/)
  const { results } = await validator.validateString(html.trimEnd())
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
  const others = [...built].filter(([path]) => path !== 'blog/old.html')
  expect(others.filter(([, content]) => String(content).includes('/blog/old')).map(([path]) => path)).toEqual([])
})
