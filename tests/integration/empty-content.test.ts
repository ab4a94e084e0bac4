import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderPage } from '../../templates/index.ts'
import { buildWith } from '../support/build-in-memory.ts'
import { checkWith, readProjectFile, siteRoot } from '../support/project.ts'

type Changes = Readonly<Record<string, string | undefined>>

/** Removes all entries in a folder. */
function empty(folder: string): Changes {
  const files = readdirSync(resolve(siteRoot, 'content', folder))
  return Object.fromEntries(files.map((file) => [`content/${folder}/${file}`, undefined]))
}

/** Removes the links to these URLs from all texts. */
async function unlink(addresses: RegExp): Promise<Changes> {
  const paths = readdirSync(resolve(siteRoot, 'content'), { recursive: true, encoding: 'utf8' })
    .map((path) => `content/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(md|yaml)$/.test(path))
  const texts = await Promise.all(paths.map(async (path) => [path, await readProjectFile(path)] as const))
  const link = new RegExp(String.raw`\[([^\]]+)\]\((?:${addresses.source})[^)]*\)`, 'g')
  return Object.fromEntries(texts.map(([path, text]) => [path, text.replaceAll(link, '$1')]))
}

async function build(changes: Changes): Promise<ReadonlyMap<string, string>> {
  const built = await buildWith(changes, 'public', (props) => renderPage(props).join(''))
  return new Map([...built].map(([path, content]) => [path, String(content)]))
}

/** The targets of links, canonical URLs, the sitemap and structured data. */
function listTargets(built: ReadonlyMap<string, string>): string {
  const files = [...built].filter(([path]) => /\.(html|xml)$/.test(path))
  return files
    .flatMap(([path, content]) => {
      const $ = load(content, { xml: path.endsWith('.xml') })
      const hrefs = $('a[href], link[href]').map((_, element) => $(element).attr('href'))
      return [...hrefs.get(), ...$('loc').map((_, element) => $(element).text()), $('[type$="ld+json"]').text()]
    })
    .join('\n')
}

const noQuestions = async () => {
  const home = await readProjectFile('content/pages/home.yaml')
  const linked = await unlink(/\/faq/)
  const asked = home.replace(/ {2}questions:\n(?: {4}- .*\n)+/, '  questions: []\n')
  return { ...linked, 'content/faq.yaml': undefined, 'content/pages/home.yaml': asked }
}

test('without posts, there is no blog, feed or search, and nothing links there', async () => {
  const built = await build({ ...(await unlink(/\/blog/)), ...empty('posts') })
  const paths = [...built.keys()]
  expect(paths.filter((path) => /^blog|^feed|^assets\/(search|posts|terms|prefixes)-/.test(path))).toEqual([])
  expect(listTargets(built)).not.toMatch(/\/blog|feed\.xml|SearchAction/)
  expect(load(built.get('404.html') ?? '')('[data-screen=post]')).toHaveLength(0)
})

test('with a single post, the blog has no list of others', async () => {
  const only = 'content/posts/office-cleaning-tips.md'
  const unlinked = await unlink(/\/blog\/(?!office-)/)
  const built = await build({ ...unlinked, ...empty('posts'), [only]: unlinked[only] })
  const page = load(built.get('blog.html') ?? '')
  expect(page('main article')).toHaveLength(1)
  expect(page('#latest, main h2:not(.visually-hidden, .call-to-action__heading)')).toHaveLength(0)
})

test('the only post, in a list by itself, has its text beside its picture', async () => {
  const single = '.card:only-child'
  const others = readdirSync(resolve(siteRoot, 'content/posts')).slice(1)
  const removed = Object.fromEntries(others.map((file) => [`content/posts/${file}`, undefined]))
  const built = await build({ ...(await unlink(/\/blog\//)), ...removed })
  expect(built.get('blog.html')?.includes(single)).toBe(true)
  expect(String((await buildWith({}, 'public')).get('blog.html')).includes(single)).toBe(false)
})

test('with a single category, the FAQ has no list of links to categories', async () => {
  const general = (await readProjectFile('content/faq.yaml')).replaceAll(/^( *(?:- )?category): .*/gm, '$1: General')
  const [usual, single] = [await build({}), await build({ 'content/faq.yaml': general })]
  expect(load(usual.get('faq.html') ?? '')('main .tag-list')).toHaveLength(1)
  expect(load(single.get('faq.html') ?? '')('main .tag-list')).toHaveLength(0)
})

test('without cities, there is no list of them, map or menu, and nothing links there', async () => {
  const built = await build({ ...(await unlink(/\/service-areas/)), ...empty('areas') })
  expect([...built.keys()].filter((path) => path.startsWith('service-areas'))).toEqual([])
  expect(listTargets(built)).not.toMatch(/service-areas/)
  const $ = load(built.get('index.html') ?? '')
  expect($('#areas, #menu-areas, #footer-areas, .area-map')).toHaveLength(0)
  expect(load(built.get('services/office.html') ?? '')('#areas')).toHaveLength(0)
})

test('without questions, there is no FAQ page, and nothing links there', async () => {
  const built = await build(await noQuestions())
  expect(built.has('faq.html')).toBe(false)
  expect(listTargets(built)).not.toMatch(/\/faq/)
  expect(load(built.get('index.html') ?? '')('#faq')).toHaveLength(0)
})

test.each([undefined, '# none yet\n', '[]\n'])(
  'without testimonials, file %j, no page has a section for them',
  async (file) => {
    const built = await build({ 'content/testimonials.yaml': file })
    for (const page of ['index.html', 'about.html']) {
      const $ = load(built.get(page) ?? '')
      expect($('#testimonials, blockquote')).toHaveLength(0)
      expect($('[type$="ld+json"]').text()).not.toMatch(/Review|AggregateRating/)
    }
  },
)

test('without services, there is no menu or section for them', async () => {
  const area = (await readProjectFile('content/pages/area.yaml')).replace(/services: \[.*\]/, 'services: []')
  const built = await build({
    ...(await unlink(/\/services\//)),
    ...empty('services'),
    'content/pages/area.yaml': area,
  })
  expect([...built.keys()].filter((path) => path.startsWith('services/'))).toEqual([])
  expect(listTargets(built)).not.toMatch(/\/services\/|OfferCatalog/)
  const $ = load(built.get('index.html') ?? '')
  expect($('#services, #menu-services')).toHaveLength(0)
  expect(load(built.get('service-areas/troy.html') ?? '')('#services')).toHaveLength(0)
})

test("a link to a list that doesn't exist is clearly reported", async () => {
  const about = 'content/pages/about.yaml'
  expect(await checkWith({ ...(await noQuestions()), [about]: await readProjectFile(about) })).toMatchObject([
    {
      file: 'content/pages/about.yaml',
      code: 'links/broken-link',
      message: "The link to `/faq` leads to a page that doesn't exist, because there are no questions.",
      hint: 'remove the link.',
    },
  ])
})

const home = await readProjectFile('content/pages/home.yaml')

test.each([
  ['/about#testimonials', { 'content/testimonials.yaml': undefined }],
  ['/contact#estimate', { 'content/estimate.yaml': undefined }],
  ['/services/office#estimate', { 'content/estimate.yaml': undefined }],
  ['/#before-and-after', { 'content/pages/home.yaml': home.replace(/^beforeAfter:[^]*?\n(?=\w)/m, '') }],
])("a link to the section %s, which doesn't exist, is reported", async (link, changes) => {
  const post = `${await readProjectFile('content/posts/retail-cleaning-tips.md')}\n[There](${link})\n`
  expect(await checkWith({ ...changes, 'content/posts/retail-cleaning-tips.md': post })).toMatchObject([
    { code: 'links/broken-anchor' },
  ])
})

test('a link to the related posts of the only post is reported', async () => {
  const file = 'content/posts/retail-cleaning-tips.md'
  const own = (await readProjectFile(file)).replace(/---\n[^]*?---\n/, '$&[There](#related)\n')
  const changes = { ...(await unlink(/\/blog/)), ...empty('posts') }
  expect(await checkWith({ ...changes, [file]: own.replaceAll(/\]\(\/blog[^)]*\)/g, '](/)') })).toContainEqual(
    expect.objectContaining({ code: 'links/broken-anchor', file }),
  )
})

test('people are on the about page, with initials if there is no photo', async () => {
  const team = [
    '- {name: Jane van Doe, role: Supervisor, text: Scores each room., image: about/team.webp}',
    '- {name: Élodie, role: Floor care, text: Recoats floors.}',
  ].join('\n')
  const built = await build({ 'content/team.yaml': team })
  const $ = load(built.get('about.html') ?? '')
  expect(
    $('#team li h3')
      .map((_, heading) => $(heading).text())
      .get(),
  ).toEqual(['Jane van Doe', 'Élodie'])
  expect($('#team li img')).toHaveLength(1)
  expect($('#team .card__picture.team__initials').text()).toBe('É')
  const photoless = load(
    (await build({ 'content/team.yaml': team.replace(/, image: [^}]*/, '') })).get('about.html') ?? '',
  )
  expect(photoless('#team .team__initials:not(.card__picture)').text()).toBe('JDÉ')
  expect($('[type$="ld+json"]').text()).toContain('"jobTitle":"Floor care"')
  expect(load((await build({})).get('about.html') ?? '')('#team')).toHaveLength(0)
})
