import { load } from 'cheerio'
import { beforeAll, describe, expect, test } from 'vitest'
import { listDescribedFiles } from '../../generator/schema/editor/described-files.ts'
import { chooseConfigSchema, configSchema, configSchemaAbroad } from '../../generator/schema/site/config.ts'
import { buildWith } from '../support/build-in-memory.ts'
import { accentContent, listPlainWords } from '../support/other-words.ts'
import { readProjectFile } from '../support/project.ts'
import { renderText } from '../support/render-text.ts'

type Built = Awaited<ReturnType<typeof buildWith>>

/** Builds the tested site with some configuration lines replaced. */
async function buildIn(locale: string, lines: Readonly<Record<string, string>> = {}, content = {}): Promise<Built> {
  const before = (await readProjectFile('site.config.yaml')) ?? ''
  const changed = Object.entries(lines).reduce(
    (text, [key, value]) => text.replace(new RegExp(String.raw`^( *${key}:).*$`, 'm'), `$1 ${value}`),
    before.replace(/^locale:\n(?: +.*\n)+/m, `locale:\n${locale.replaceAll(/^(?=.)/gm, '  ')}\n`),
  )
  return buildWith({ 'site.config.yaml': changed, ...content }, 'public', renderText)
}

function readThings(page: ReturnType<typeof load>): Readonly<Record<string, unknown>>[] {
  const { '@graph': things } = JSON.parse(page('script[type="application/ld+json"]').text()) as {
    readonly '@graph': Readonly<Record<string, unknown>>[]
  }
  return things
}

describe('a German site', () => {
  let built: Built
  let pageOf: (path: string) => ReturnType<typeof load>

  beforeAll(async () => {
    built = await buildIn('language: de-DE\ntimeZone: Europe/Berlin\ncurrency: EUR', {
      phone: "'+49 30 1234567'",
      street: 'Musterstraße 1',
      city: 'Berlin',
      region: 'Berlin',
      postalCode: "'10115'",
      country: 'DE',
    })
    pageOf = (path) => load(String(built.get(path)))
  })

  test('every page declares its language', () => {
    const pages = [...built.keys()].filter((path) => path.endsWith('.html'))
    expect(pages.map((path) => pageOf(path)('html').attr('lang'))).toEqual(pages.map(() => 'de-DE'))
    expect(pageOf('index.html')('meta[property="og:locale"]').attr('content')).toBe('de_DE')
    expect(String(built.get('feed.xml'))).toContain('xml:lang="de-DE"')
    expect(JSON.parse(String(built.get('site.webmanifest')))).toMatchObject({ lang: 'de-DE' })
  })

  test('long words are hyphenated, but not in email addresses', () => {
    const css = pageOf('index.html')('style').first().text()
    expect(css).toContain('hyphens:auto')
    expect(css).toMatch(/\[href\^="?mailto:"?\],code\{[^}]*hyphens:manual/)
  })

  test('dates, hours, distances and the address are in German format', () => {
    const post = pageOf('blog/post-construction-cleaning.html')
    expect(post('time').first().text()).toMatch(/^\d{1,2}\. \p{L}+ 20\d\d$/u)
    const footer = pageOf('index.html')('footer').text()
    expect(footer).toContain('Mo-Fr 08:00–18:00\u00A0Uhr')
    expect(footer).toMatch(/Musterstraße 1\s*10115 Berlin(?!,)/)
    expect(pageOf('service-areas/troy.html')('main').text()).toMatch(/\d+ Kilometer/)
  })

  test("phone links work as is, and the form validates numbers by the country's rules", () => {
    const page = pageOf('contact.html')
    expect(page('a[href^="tel:"]').attr('href')).toBe('tel:+49301234567')
    expect(JSON.parse(page('[data-island=quote-form]').attr('data-props') ?? '')).toMatchObject({
      sending: { country: 'DE' },
    })
  })

  test('structured data uses the same formats', () => {
    const [business] = readThings(pageOf('index.html'))
    expect(business).toMatchObject({
      telephone: '+49301234567',
      address: { postalCode: '10115', addressLocality: 'Berlin', addressCountry: 'DE' },
    })
    const post = readThings(pageOf('blog/post-construction-cleaning.html')).find((thing) => 'headline' in thing)
    expect(post).toMatchObject({ inLanguage: 'de-DE' })
    expect(String(post?.['datePublished'])).toMatch(/T00:00:00\+0[12]:00$/)
  })
})

test.each([
  ['', false],
  ['longer ', true],
])('links with %snames get more room in the header: %s', async (_, isRoomy) => {
  const path = 'content/pages/site.yaml'
  const site = (await readProjectFile(path)) ?? ''
  const longer = site.replace('faq: FAQ', 'faq: Häufige Fragen').replace('home: Home', 'home: Startseite')
  const built = await buildIn('language: de-DE', {}, isRoomy ? { [path]: longer } : {})
  expect(
    load(String(built.get('index.html')))('style')
      .first()
      .text()
      .includes('calc(86rem'),
  ).toBe(isRoomy)
})

test('a Japanese site has short descriptions, and its address begins with the largest part', async () => {
  const post = 'content/posts/post-construction-cleaning.md'
  const excerpt = 'excerpt: 年末の大掃除で忘れがちな十か所を、作業の順番と道具とともにまとめました。'
  const built = await buildIn(
    'language: ja-JP',
    {
      phone: "'+81 3-1234-5678'",
      street: '西新宿二丁目8番1号',
      city: '新宿区',
      region: '東京都',
      postalCode: "'163-8001'",
      country: 'JP',
    },
    { [post]: (await readProjectFile(post))?.replace(/^excerpt: .*$/m, excerpt) },
  )
  const footer = load(String(built.get('index.html')))('footer .footer-contact__address')
  expect(footer.text()).toBe('163-8001 東京都 新宿区\n西新宿二丁目8番1号')
})

test.each([
  ['Łódź', 2],
  ['₹', 2],
  ['São Paulo', 1],
  ['Thành phố', 1],
])('a site with "%s" loads %i fonts', async (words, count) => {
  const post = 'content/posts/post-construction-cleaning.md'
  const built = await buildIn('language: en-US', {}, { [post]: `${await readProjectFile(post)}\n${words}\n` })
  expect([...built.keys()].filter((path) => path.endsWith('.woff2'))).toHaveLength(count)
  expect(load(String(built.get('about.html')))('[rel=preload]')).toHaveLength(count)
})

test('the words that Markdown adds to text can be in another language', async () => {
  const words = `
markdown:
  note: Nota de {company}
  video: Ver el vídeo en {site}
  oneOfVideos: Ver el vídeo {number} en {site}
  done: Hecho,
  footnotes: Notas
  backToNote: Volver a la nota {number}
  backToMention: Volver a la nota {number}, mención {mention}
`
  const text = [
    '> [!NOTE]\n> a',
    'https://youtu.be/a\n\nhttps://youtu.be/b\n\nhttps://vimeo.com/1',
    '- [x] b[^1] c[^1]\n\n[^1]: d',
  ]
  const [post, site] = ['content/posts/post-construction-cleaning.md', 'content/pages/site.yaml']
  const built = await buildIn(
    '',
    { locale: 'es-US' },
    {
      [post]: `${await readProjectFile(post)}\n${text.join('\n\n')}\n`,
      [site]: `${await readProjectFile(site)}\n${words}`,
    },
  )
  const page = load(String(built.get('blog/post-construction-cleaning.html')))
  const company = page('.logo__name').first().text()
  expect(page('.prose__callout-title').text()).toBe(`Nota de ${company}`)
  expect(
    page('.prose__video a')
      .map((_, link) => page(link).text())
      .get(),
  ).toEqual(['Ver el vídeo 1 en YouTube', 'Ver el vídeo 2 en YouTube', 'Ver el vídeo en Vimeo'])
  expect(page('.prose__task--done').text()).toBe('Hecho, ')
  expect(page('#footnote-label').text()).toBe('Notas')
  expect(
    page('[data-footnote-backref]')
      .map((_, link) => page(link).attr('aria-label'))
      .get(),
  ).toEqual(['Volver a la nota 1', 'Volver a la nota 1, mención 2'])
})

test('the language alone is enough for a Spanish site in the US, with its dates and miles', async () => {
  const built = await buildIn('', { locale: 'es-US' })
  const page = load(String(built.get('blog/post-construction-cleaning.html')))
  expect(page('html').attr('lang')).toBe('es-US')
  expect(page('time').first().text()).toMatch(/^\d{1,2} de \p{L}+ de 20\d\d$/u)
  const troy = load(String(built.get('service-areas/troy.html')))
  expect(troy('main').text()).toMatch(/\d+ millas/)
  expect(troy('footer').text()).toMatch(/lun-vie 8:00\sa\.m\. – 6:00\sp\.m\./)
})

test('a site may change its language before its phone number and address', async () => {
  const built = await buildIn('language: de-DE\ncountry: DE')
  expect(load(String(built.get('index.html')))('a[href^="tel:"]').attr('href')).toBe('tel:3135550142')
})

test('templates have no words of their own, only those in the content, the configuration or its defaults', async () => {
  const config = await readProjectFile('site.config.yaml')
  const defaults = JSON.stringify(listDescribedFiles().map(({ schema }) => listDefaults(schema)))
  const known = new Set(listPlainWords(`${config} ${defaults}`))
  const built = await buildIn('timeZone: America/Detroit', {}, accentContent())
  const unknown = [...built].flatMap(([path, html]) =>
    path.endsWith('.html')
      ? listShown(load(String(html).replaceAll('<wbr/>', '')))
          .flatMap(listPlainWords)
          .filter((word) => !known.has(word))
      : [],
  )
  const formatted =
    /^(?:six|January|February|March|April|May|June|July|August|September|October|November|December|miles?)$/i
  expect([...new Set(unknown)].filter((word) => !formatted.test(word))).toEqual([])
})

/** Every `default` in a schema. */
function listDefaults(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => (key === 'default' ? [value] : listDefaults(value)))
}

/** Texts that a visitor sees or hears. */
function listShown(page: ReturnType<typeof load>): string[] {
  page('script, style, noscript').remove()
  const elements = page('*').toArray()
  const texts = page('*')
    .contents()
    .toArray()
    .flatMap((node) => ('data' in node ? node.data : []))
  const named = elements.flatMap((element) =>
    ['alt', 'aria-label', 'title', 'placeholder'].map((name) => page(element).attr(name) ?? ''),
  )
  return [...texts, ...named]
}

const readAsked = async (path: string, end: string) =>
  ((await readProjectFile(path)) ?? '').replace('after we close?', `after we close${end}`)

test('the home page finds a question whose spaces are non-breaking, as before a French question mark', async () => {
  const changes = {
    'content/faq.yaml': await readAsked('content/faq.yaml', '\u00A0?'),
    'content/pages/home.yaml': await readAsked('content/pages/home.yaml', ' ?'),
  }
  const built = await buildWith(changes, 'public', renderText)
  expect(load(String(built.get('index.html')))('summary').text()).toContain('after we close\u00A0?')
})

test('a country that no one knows is all that is wrong with a configuration abroad', () => {
  const typed = { company: { address: { country: 'CHE' } } }
  expect(chooseConfigSchema(typed)).toBe(configSchemaAbroad)
  expect(chooseConfigSchema({ company: { address: { country: 'USA' } } })).toBe(configSchema)
  expect(chooseConfigSchema({})).toBe(configSchema)
})
