import { describe, expect, test } from 'vitest'
import { guessFrontMatter, guessId } from '../../../../generator/cli/import/guess-front-matter.ts'
import { indexKeys } from '../../../../generator/cli/import/old-keys.ts'
import type { OldPost } from '../../../../generator/cli/import/read-old-posts.ts'

const long = 'A first paragraph that says enough about the post to stand in a list of posts and in search results.'

function makeOld(data: Readonly<Record<string, unknown>>, body = long, path = 'a-post.md'): OldPost {
  return { path, keys: indexKeys(data), body }
}

const guess = (data: Readonly<Record<string, unknown>>, body?: string, path?: string) =>
  guessFrontMatter(
    makeOld(data, body, path),
    new Map([
      ['office-cleaning', 'Office Cleaning'],
      ['床', '床'],
    ]),
  )

test.each([
  ['_posts/2020-01-02-a-post.md', {}, 'a-post'],
  ['posts/a-post/index.md', {}, 'a-post'],
  ['blog/2020-01-02-a-post/README.md', {}, 'a-post'],
  ['posts/a-post/index.en.md', {}, 'a-post'],
  ['posts/a-post/index.pt-br.md', {}, 'a-post'],
  ['Ein Café.md', {}, 'ein-cafe'],
  ['2020-01-02-a-post.html.md', {}, 'a-post'],
  ['x.md', { slug: 'Other Name' }, 'other-name'],
  ['x.md', { slug: '/2020/other/' }, 'other'],
  ['x.md', { slug: '%d8%a3%d9%81-2026' }, '2026'],
  ['%d8%a3%d9%81/index.md', {}, 'post'],
  ['index.md', { title: 'A Post' }, 'a-post'],
  ['index.md', {}, 'post'],
  ['index.en.md', {}, 'post'],
  ['你好.md', {}, 'post'],
])('the id of %s with %j', (path, data, id) => {
  expect(guessId(makeOld(data, long, path))).toBe(id)
})

test('an id from a long name ends with a whole word', () => {
  const id = guessId(makeOld({}, long, `${'word-'.repeat(30)}end.md`))
  expect(id.length).toBeLessThanOrEqual(80)
  expect(id).toMatch(/word$/)
})

describe('title', () => {
  test.each([
    [{ title: 'Salt &amp; **floors**' }, long, { value: 'Salt & floors', why: undefined }],
    [{ Title: '5. Steps' }, long, { value: '5. Steps', why: 'from `Title`' }],
    [{}, '# From a heading\n\nText', { value: 'From a heading', why: 'from the first heading' }],
    [{}, long, { value: 'A post', why: 'from the file name' }],
  ])('%j', (data, body, expected) => {
    expect(guess(data, body).title).toEqual(expected)
  })
})

describe('excerpt', () => {
  test('a text that is too short for one leaves it to be written', () => {
    expect(guess({}, 'Happy holidays!').excerpt).toBeUndefined()
    expect(guess({ excerpt: 'Happy holidays!' }, 'See you in January.').excerpt).toBeUndefined()
  })

  test('a description is used', () => {
    expect(guess({ description: long }).excerpt).toEqual({ value: long, why: 'from `description`' })
  })

  test('a long one is cut after a sentence', () => {
    const excerpt = `${long} ${long}`
    expect(guess({ excerpt }).excerpt).toEqual({ value: long, why: 'shortened' })
  })

  test('a long sentence is cut after a word', () => {
    const cut = guess({ excerpt: 'word '.repeat(60) }).excerpt?.value ?? ''
    expect(cut).toMatch(/ word…$/)
    expect(cut.length).toBeLessThanOrEqual(170)
  })

  test("without one, it's the first paragraph, without any markup", () => {
    const body = `export const meta = {}\n\n![A picture](a.png)\n\n## Heading\n\n{% include x %} **A first paragraph** with a [link](/a), which is &quot;long&quot; enough to be an excerpt of its own.{: .lead}`
    expect(guess({}, body).excerpt).toEqual({
      value: 'A first paragraph with a link, which is "long" enough to be an excerpt of its own.',
      why: 'from the first paragraph',
    })
  })

  test('marks of line breaks and boxes leave nothing, and spaces before punctuation stay', () => {
    const body = `Combien ça coûte ? Open with .NET from Monday to Friday\\\nfrom 8 a.m. to 6 p.m., and on request : call us .\n{.box}`
    expect(guess({}, body).excerpt?.value).toBe(
      'Combien ça coûte ? Open with .NET from Monday to Friday from 8 a.m. to 6 p.m., and on request : call us.',
    )
  })

  test('punctuation after HTML has no space before it', () => {
    const body =
      '<p>We use <strong>soap</strong>; and <em>why</em>? <b>Note</b>: yes, in (<i>most</i>) of the buildings that we clean every night.</p>'
    expect(guess({}, body).excerpt?.value).toBe(
      'We use soap; and why? Note: yes, in (most) of the buildings that we clean every night.',
    )
  })

  test('tags within a sentence leave no space, and others do', () => {
    const [start, end] = ['清掃は<strong>「面積」</strong>で料金が', '<a href="/a">5m<sup>2</sup></a>から'.repeat(4)]
    expect(guess({}, `<p>${start}<br>決まります。${end}</p>`).excerpt?.value).toBe(
      `清掃は「面積」で料金が 決まります。${'5m2から'.repeat(4)}`,
    )
  })

  test('what comes before a "more" marker is used in full', () => {
    const teaser = 'A teaser that is a paragraph of its own, above the mark that WordPress writes.'
    expect(guess({}, `${teaser}\n\n<!--more-->\n\n${long}`).excerpt?.value).toBe(teaser)
  })

  test('links and footnotes defined below it leave no brackets', () => {
    const body = `A [first paragraph][1] with [links] and a note[^1], long enough to be an excerpt of its own.\n\n<!--more-->\n\nMore.\n\n[1]: /a\n[links]: /b\n\n[^1]: A note.\n`
    expect(guess({}, body).excerpt?.value).toBe(
      'A first paragraph with links and a note, long enough to be an excerpt of its own.',
    )
  })

  test('if that is too short, or not a paragraph, what follows is used', () => {
    expect(guess({}, `Short.\n\n<!--more-->\n\n${long}`).excerpt?.value).toBe(`Short. ${long}`)
    expect(guess({}, `> A quote\n\n<!-- truncate -->\n\n${long}`).excerpt?.value).toBe(long)
  })

  test('a short one is extended, and a post without text has none', () => {
    expect(guess({ excerpt: 'Short' }).excerpt?.value).toBe(`Short. ${long}`)
    expect(guess({ excerpt: '短い。' }).excerpt?.value).toBe(`短い。 ${long}`)
    expect(guess({}, '<iframe src="a"></iframe>').excerpt).toBeUndefined()
    expect(guess({}, '<blockquote><p>A tweet</p></blockquote>').excerpt).toBeUndefined()
  })

  test("paragraphs in HTML count too; bare URLs and headings don't", () => {
    expect(guess({}, `<h2>Heading</h2>\n<p class="b">${long}</p><p>More</p>`).excerpt?.value).toBe(long)
    expect(guess({}, `https://youtu.be/a-long-name\n\n##Heading\n${long}`).excerpt?.value).toBe(long)
    const caption = '[caption id="a_1" width="3"]<img src="a.png" /> Our lawn[/caption]'
    expect(guess({}, `${caption}\n\n[gallery ids="1,2"]\n\n\\[form id="1"\\] ${long}`).excerpt?.value).toBe(long)
  })
})

describe('date', () => {
  test.each([
    [{ date: '2020-01-02 23:30:00 -0500' }, '2020-01-02', undefined],
    [{ date: '2020-01-02T23:30:00-08:00' }, '2020-01-02', undefined],
    [{ pubDate: 'Jul 08 2022' }, '2022-07-08', 'from `pubDate: Jul 08 2022`'],
    [{ published_at: '2020/3/4' }, '2020-03-04', 'from `published_at: 2020/3/4`'],
    [{ Published: 'Yes', 'Created time': 'May 6, 2024' }, '2024-05-06', 'from `Created time: May 6, 2024`'],
    [{ publishDate: new Date('2021-02-03') }, '2021-02-03', 'from `publishDate: 2021-02-03T00:00:00.000Z`'],
  ])('%j', (data, value, why) => {
    expect(guess(data).date).toEqual({ value, why })
  })

  test('the month comes first in the United States, and in few other countries', () => {
    const post = makeOld({ date: '05/01/2024', updated: '13/1/2024' })
    expect(guessFrontMatter(post, new Map()).date?.value).toBe('2024-05-01')
    const abroad = guessFrontMatter(post, new Map(), 'GB')
    expect([abroad.date?.value, abroad.updated?.value]).toEqual(['2024-01-05', '2024-01-13'])
    expect(guessFrontMatter(post, new Map(), 'PH').date?.value).toBe('2024-05-01')
  })

  test('comes from the file, its folder or its old address, or is missing: then the post is a draft', () => {
    expect(guess({}, long, '_posts/2020-1-2-a.md').date).toEqual({
      value: '2020-01-02',
      why: 'from the file name',
    })
    expect(guess({}, long, '2021/03/a.md').date).toEqual({ value: '2021-03-01', why: 'from the folder name' })
    expect(guess({}, long, '2021/03/04/a.md').date?.value).toBe('2021-03-04')
    expect(guess({ path: '2021/03/04/a' }).date).toEqual({ value: '2021-03-04', why: 'from `path`' })
    expect(guess({ published: true }).date).toBeUndefined()
    expect(guess({}).isDraft).toBe(true)
  })
})

test.each([
  [{ draft: true }, 'a.md', true],
  [{ published: false }, 'a.md', true],
  [{ status: 'draft' }, 'a.md', true],
  [{ status: 'private' }, 'a.md', true],
  [{ status: 'Archived' }, 'a.md', true],
  [{ status: 'To-do' }, 'a.md', true],
  [{ status: 'Done' }, 'a.md', false],
  [{ draft: false, status: 'publish' }, 'a.md', false],
  [{}, '_drafts/a.md', true],
])('%j at %s is a draft: %s', (data, path, expected) => {
  expect(guess({ date: '2020-01-02', ...data }, long, path).isDraft).toBe(expected)
})

test('an update counts from the day after publication', () => {
  expect(guess({ date: '2020-01-02', lastmod: '2020-01-02T09:00:00Z' }).updated).toBeUndefined()
  expect(guess({ date: '2020-01-02', lastmod: '2020-01-03' }).updated).toEqual({
    value: '2020-01-03',
    why: 'from `lastmod`',
  })
})

describe('category and tags', () => {
  test.each([
    [{ categories: ['office-cleaning', 'b'] }, 'a.md', { value: 'Office Cleaning', why: 'the first of 2' }],
    [{ categories: 'floors winter' }, '_posts/a.md', { value: 'Floors', why: 'the first of 2' }],
    [{ category: 'Floors in winter' }, '_posts/a.md', { value: 'Floors in winter', why: undefined }],
    [{ categories: 'Floors, Winter' }, 'a.md', { value: 'Floors', why: 'the first of 2' }],
    [{ categories: 'Floors in winter' }, 'a.md', { value: 'Floors in winter', why: undefined }],
    [{ category: '窓' }, 'a.md', { value: '窓', why: undefined }],
    [{ categories: [] }, 'a.md', { value: 'News', why: 'because none was given' }],
  ])('%j in %s', (data, path, expected) => {
    expect(guess(data, long, path).category).toEqual(expected)
  })

  test('tags are listed once each; without any, the category is one', () => {
    expect(guess({ tags: ['eco-friendly', 'Eco Friendly', { name: 'Mats' }, 2020] }).tags.value).toEqual([
      'Eco Friendly',
      'Mats',
      '2020',
    ])
    expect(guess({ tags: '大掃除、年末' }).tags.value).toEqual(['大掃除', '年末'])
    expect(guess({ category: 'A' }).tags).toEqual({ value: ['A'], why: 'from the category' })
  })

  test('they may be in a group, as in Zola and Hugo', () => {
    const taxonomies = { categories: ['Floors'], tags: ['Mats'] }
    const { category, tags, title, excerpt } = guess({
      title: 'A',
      taxonomies,
      extra: { title: 'B' },
      params: { description: long },
    })
    expect([category.value, tags.value, title.value, excerpt?.why]).toEqual([
      'Floors',
      ['Mats'],
      'A',
      'from `description`',
    ])
  })
})
