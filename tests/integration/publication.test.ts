import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { buildWith } from '../support/build-in-memory.ts'
import { checkWith, readProjectFile, today } from '../support/project.ts'
import { renderText } from '../support/render-text.ts'

async function postWith(keys: string): Promise<string> {
  const post = await readProjectFile('content/posts/office-cleaning-tips.md')
  return post.replace(/^title: .*$/m, 'title: A post that is not public').replace(/^date: .*$/m, keys)
}

test.each([
  ['a draft', 'date: 2026-01-01\ndraft: true'],
  ['a post of tomorrow', 'date: 2027-01-02'],
])('%s is in no page, feed or sitemap of a build, and in all of them in development', async (_, keys) => {
  const post = { 'content/posts/not-public.md': await postWith(keys) }
  const built = await buildWith(post, 'public')
  expect(
    [...built].filter(([path, content]) => path.includes('not-public') || String(content).includes('not-public')),
  ).toEqual([])
  const written = await buildWith(post, 'authors')
  expect(written.has('blog/not-public.html')).toBe(true)
  expect(String(written.get('blog.html'))).toContain('not-public')
})

test('a post of today is public', async () => {
  const built = await buildWith({ 'content/posts/new.md': await postWith(`date: ${today}`) }, 'public')
  expect(String(built.get('sitemap.xml'))).toContain(`/blog/new</loc><lastmod>${today}</lastmod>`)
})

test('a link to an unpublished post is an error', async () => {
  const other = `${await readProjectFile('content/posts/retail-cleaning-tips.md')}\n[soon](/blog/not-public)\n`
  const changes = {
    'content/posts/not-public.md': await postWith('date: 2027-01-02'),
    'content/posts/retail-cleaning-tips.md': other,
  }
  expect(await checkWith(changes)).toMatchObject([
    { code: 'links/broken-link', message: expect.stringContaining("isn't public yet") },
  ])
})

test('a scheduled post may link to what will be public by then', async () => {
  const later = `${await postWith('date: 2027-03-01')}\n[before](/blog/sooner) [draft](/blog/draft)\n`
  const draft = `${await postWith('date: 2027-01-01\ndraft: true')}\n[any](/blog/later)\n`
  const changes = {
    'content/posts/sooner.md': (await postWith('date: 2027-02-01')).replace('not public', 'sooner public'),
    'content/posts/later.md': later,
    'content/posts/draft.md': draft,
  }
  expect(await checkWith(changes)).toMatchObject([
    { file: 'content/posts/later.md', message: expect.stringContaining('/blog/draft') },
  ])
})

test('a company name that looks like markup is text wherever it appears', async () => {
  const name = 'A & B "Best" <b>x</b></script>'
  const config = (await readProjectFile('site.config.yaml')).replace(/^ {2}name: .*$/m, `  name: '${name}'`)
  const post = `${await postWith('date: 2026-01-01')}\n## Why {company} wins\n\n*{company}* [x](/faq "{company}")\n`
  const built = await buildWith({ 'site.config.yaml': config, 'content/posts/new.md': post }, 'public')
  const { body } = JSON.parse(String(built.get('blog/new.html'))) as {
    body: { body: { html: string }; contents: { label: string }[] }
  }
  expect(load(body.body.html)('b, script')).toHaveLength(0)
  expect(body.body.html).not.toContain('{company}')
  expect(body.contents.at(-1)?.label).toBe(`Why ${name} wins`)
})

test('a post with an empty body is still a page', async () => {
  const empty = (await postWith('date: 2026-01-01')).split('\n---\n')[0]
  const built = await buildWith({ 'content/posts/empty.md': `${empty}\n---\n` }, 'public')
  expect(JSON.parse(String(built.get('blog/empty.html')))).not.toHaveProperty('body.body')
})

test('renaming the company only takes an edit of the configuration', async () => {
  const config = await readProjectFile('site.config.yaml')
  const renamed = config
    .replaceAll('Straits Commercial Cleaning', 'Ampersand & Daughters')
    .replace('(313) 555-0142', '(248) 555-0199')
  const built = await buildWith({ 'site.config.yaml': renamed }, 'public')
  for (const [path, content] of built) {
    if (!/\.(?:html|json|txt|webmanifest|xml)$/.test(path)) continue
    expect(String(content), path).not.toMatch(/Straits Commercial|555-0142|5550142/)
  }
  expect(String(built.get('index.html'))).toContain('Ampersand & Daughters')
})

test.each([
  ['a draft', 'date: 2026-01-01\ndraft: true', 'Draft: only you see this'],
  ['a post of tomorrow', 'date: 2027-01-02', 'Scheduled for January 2, 2027: only you see this'],
])('%s is marked on its page and its card, where its author sees it', async (_, keys, mark) => {
  const post = { 'content/posts/not-public.md': await postWith(keys) }
  const written = await buildWith(post, 'authors', renderText)
  const page = load(String(written.get('blog/not-public.html')))
  expect(page('article > .unpublished-band').text()).toBe(mark)
  expect(page('link[rel="stylesheet"]').attr('href')).toBe('/authors.css')
  expect(String(written.get('authors.css'))).toContain('.unpublished-band')
  const card = load(String(written.get('blog.html')))('article:has(a[href="/blog/not-public"])')
  expect(card.find('.chip--unpublished')).toHaveLength(1)
  expect(String(written.get('blog/office-cleaning-tips.html'))).not.toContain('unpublished-band')
})

test('none of these marks are in a build for the public', async () => {
  const built = await buildWith(
    { 'content/posts/not-public.md': await postWith('date: 2027-01-02') },
    'public',
    renderText,
  )
  expect(built.has('authors.css')).toBe(false)
  const marked = [...built].filter(([, content]) =>
    /unpublished-band|authors\.css|only you see this/.test(String(content)),
  )
  expect(marked.map(([path]) => path)).toEqual([])
})

async function postWithGap(keys: string): Promise<Record<string, string>> {
  return { 'content/posts/with-gap.md': `${await postWith(keys)}\nTODO: the end\n` }
}

test('a TODO marker is an error in public and scheduled posts, and a warning in a draft', async () => {
  expect(await checkWith(await postWithGap('date: 2026-01-01'))).toMatchObject([
    { severity: 'error', code: 'content/gap' },
  ])
  expect(await checkWith(await postWithGap('date: 2027-02-01'))).toMatchObject([
    { severity: 'error', code: 'content/gap' },
  ])
  expect(await checkWith(await postWithGap('date: 2026-01-01\ndraft: true'))).toMatchObject([
    { severity: 'warning', code: 'content/gap' },
  ])
})

test.each([
  ['services', 'office', '/services/new-place', /^title: .*$/m, 'title: New Place'],
  ['areas', 'troy', '/service-areas/new-place', /^city: .*$/m, 'city: New Place'],
])("a draft of %s isn't part of a build, and is marked in development", async (folder, id, address, name, named) => {
  const text = (await readProjectFile(`content/${folder}/${id}.yaml`))
    .replace(name, named)
    .replace(/^latitude: .*$/m, 'latitude: 42.6')
  const draft = { [`content/${folder}/new-place.yaml`]: `${text}draft: true\n`.replace(/^order: .*$/m, 'order: 90') }
  const built = await buildWith(draft, 'public')
  expect(
    [...built]
      .filter(([path, content]) => `${path} ${String(content)}`.match(/new-place|New Place/))
      .map(([path]) => path),
  ).toEqual([])
  const written = await buildWith(draft, 'authors')
  const page = JSON.parse(String(written.get(`${address.slice(1)}.html`))) as { body: { notice: { text: string } } }
  expect(page.body.notice.text).toContain('Draft')
  expect(String(written.get('index.html'))).toContain('New Place')
  const link = `${await readProjectFile('content/posts/retail-cleaning-tips.md')}\n[soon](${address})\n`
  expect(await checkWith({ ...draft, 'content/posts/retail-cleaning-tips.md': link })).toMatchObject([
    { code: 'links/broken-link', hint: 'publish that page first, or remove the link.' },
  ])
})

test('TODO markers in a draft of a city are only warnings', async () => {
  const text = (await readProjectFile('content/areas/troy.yaml'))
    .replace(/^city: .*$/m, "city: 'TODO: the city'")
    .replace(/^latitude: .*$/m, 'latitude: 42.6')
    .replace(/^order: .*$/m, 'order: 90')
  expect(await checkWith({ 'content/areas/new-place.yaml': `${text}draft: true\n` })).toMatchObject([
    { severity: 'warning', code: 'content/gap' },
  ])
})

test('a list that names a draft causes a warning', async () => {
  const service = `${await readProjectFile('content/services/office.yaml')}draft: true\n`
  const found = await checkWith({ 'content/services/office.yaml': service })
  expect(found.filter(({ severity }) => severity === 'warning')).toMatchObject([
    { file: 'content/pages/area.yaml', code: 'content/draft-reference' },
  ])
})
