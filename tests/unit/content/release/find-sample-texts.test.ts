import { expect, test } from 'vitest'
import { findSampleTexts, listTellingTexts } from '../../../../generator/content/release/find-sample-texts.ts'

const sourceOf = (path: string, text: string) => ({ path, file: `content/${path}`, text })
const locations = { contentFolder: 'content' }

const about = sourceOf(
  'pages/about.yaml',
  'text: We clean the offices of Detroit at night, every night.\nlink: Call us\n',
)
const post = sourceOf(
  'posts/a.md',
  '---\ntitle: Short title\n---\nOne two three four five six\nseven eight.\n\nNine.\n',
)
const known = new Set([about, post].flatMap(listTellingTexts).map(({ hash }) => hash))

test('longer texts are counted by file, in keys and in Markdown', () => {
  expect([...known]).toHaveLength(2)
  expect(findSampleTexts([about, post], locations, known)).toEqual([
    {
      severity: 'warning',
      code: 'launch/sample-texts',
      message: '2 passages in 2 files still match the sample word for word.',
      file: 'content',
      hint: expect.stringContaining('your own words'),
      notes: [
        { message: '1 of 1 passage', file: 'content/pages/about.yaml' },
        { message: '1 of 1 passage', file: 'content/posts/a.md' },
      ],
    },
  ])
})

test('if some texts in a file are new, the lines of the others are listed', () => {
  const own = '---\ntitle: Short title\n---\nA first paragraph that somebody has written for this company.\n\n'
  const edited = sourceOf('posts/a.md', `${own}One two three four five six\nseven eight.\n`)
  expect(findSampleTexts([edited], locations, known)).toMatchObject([
    { notes: [{ message: '1 of 2 passages, on line 6', file: 'content/posts/a.md' }] },
  ])
  const long = Array.from({ length: 7 }, () => 'One two three four five six seven eight.\n\n').join('')
  expect(findSampleTexts([sourceOf('posts/a.md', own + long)], locations, known)).toMatchObject([
    { notes: [{ message: '7 of 8 passages, on lines 6, 8, 10, 12, 14, …' }] },
  ])
})

test('a text is the same with other line breaks, under another key and in another file', () => {
  const moved = sourceOf(
    'pages/home.yaml',
    'why:\n  lines:\n    - >-\n      We clean the offices of Detroit\n      at night, every night.\n',
  )
  expect(findSampleTexts([moved], locations, known)).toMatchObject([{ notes: [{ file: 'content/pages/home.yaml' }] }])
})

test.each([
  ['a changed word', 'text: We clean the offices of Lansing at night, every night.\n'],
  ['a label', 'text: Call us\n'],
  ["a service's name", 'title: Office Cleaning\n'],
  ["a city's name", 'city: Detroit\n'],
  ['a file that cannot be read', 'text: "\n'],
])('%s is not reported', (_what, text) => {
  expect(findSampleTexts([sourceOf('pages/about.yaml', text)], locations, known)).toEqual([])
})

test.each(['heading: Clean by opening, even in February', 'areaText: Metro Detroit'])(
  'short texts about the trade or the place count: %s',
  (text) => {
    const page = sourceOf('pages/home.yaml', `${text}\n`)
    expect(listTellingTexts(page)).toHaveLength(1)
  },
)

test("the texts of a page that a site doesn't have are left out", () => {
  const blog = sourceOf('pages/blog.yaml', about.text)
  expect(findSampleTexts([blog], locations, known)).toEqual([])
  expect(findSampleTexts([blog, post], locations, known)).toMatchObject([{ notes: [{ file: blog.file }, {}] }])
})
