import { expect, test } from 'vitest'
import { readOldPost } from '../../../../generator/cli/import/read-old-posts.ts'

/** What is read from a file: its keys and its text, or why it's skipped. */
function read(text: string) {
  const old = readOldPost('a.md', Buffer.from(text))
  if (typeof old === 'string') return old
  return { ...Object.fromEntries([...old.keys.values()].map(({ name, value }) => [name, value])), body: old.body }
}

test.each([
  ['YAML', '---\ntitle: A\ntags: [b, c]\n---\n\nText\n', { title: 'A', tags: ['b', 'c'], body: 'Text\n' }],
  [
    'YAML with lines of Windows and a mark in front',
    '\uFEFF---\r\ntitle: A\r\n---\r\nText',
    { title: 'A', body: 'Text' },
  ],
  ['YAML that ends with dots', '---\ntitle: A\n...\nText', { title: 'A', body: 'Text' }],
  ['YAML with a second colon', '---\ntitle: A: b\n---\nText', { title: 'A: b', body: 'Text' }],
  [
    'YAML with a text that goes on at the margin',
    '---\ntitle: "A\nb."\nx: 1\n---\nText',
    { title: 'A b.', x: 1, body: 'Text' },
  ],
  ['keys without lines around them', 'Title: A: b\nTags: c, d\n\nText', { Title: 'A: b', Tags: 'c, d', body: 'Text' }],
  ['a text that begins like keys', 'Note: A\nb\n\nText', { body: 'Note: A\nb\n\nText' }],
  ['a rule in the text', '---\ntitle: A\n---\nText\n\n---\n\nMore', { title: 'A', body: 'Text\n\n---\n\nMore' }],
  ['MDX', `---\ntitle: A\n---\nimport B from './b'\n\nimport { C } from "c";\n\nText`, { title: 'A', body: 'Text' }],
  ['no keys', '---\n---\nText', { body: 'Text' }],
  ['no front matter', '# A\n\nText', { body: '# A\n\nText' }],
])('%s is read', (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})

test("Notion's keys under the title are read, but only in its own files", () => {
  const tags = 'c (https://www.notion.so/c-0f?pvs=21), d (../Tags/d%200f.md), e (f)'
  const text = `# A "b"\n\nCreated: May 6, 2024 9:12 AM\nTags: ${tags}\n\nText\n`
  const old = readOldPost(`A b ${'0f'.repeat(16)}.md`, Buffer.from(text))
  if (typeof old === 'string') throw new Error(old)
  expect([...old.keys.values()].map(({ value }) => value)).toEqual(['May 6, 2024 9:12 AM', 'c, d, e (f)', 'A "b"'])
  expect(old.body).toBe('Text\n')
  expect(read(text)).toEqual({ body: text })
})

test.each([
  [
    'Für wen?: @Ann\nDate: May 6, 2024\nprice (max): %5\nURL: a:b\nTags:',
    ['für wen?', 'date', 'price (max)', 'url', 'tags', 'title'],
  ],
  ['Important: we are closed on Monday.', []],
])("Notion's keys may have any name and value, but text isn't taken for keys: %j", (lines, names) => {
  const old = readOldPost(`A ${'0f'.repeat(16)}.md`, Buffer.from(`# A\n\n${lines}\n\nText\n`))
  if (typeof old === 'string') throw new Error(old)
  expect([...old.keys.values()].map(({ name }) => name.toLowerCase())).toEqual(names)
  expect(old.body).toBe(names.length > 0 ? 'Text\n' : `# A\n\n${lines}\n\nText\n`)
})

test('TOML is read, and its dates stay as typed', () => {
  const old = readOldPost(
    'a.md',
    Buffer.from('+++\ntitle = "A"\ndate = 2022-11-03T23:30:00-04:00\n[cover]\nimage = "a.png"\n+++\nText'),
  )
  if (typeof old === 'string') throw new Error(old)
  expect(old.keys.get('title')?.value).toBe('A')
  expect(JSON.stringify(old.keys.get('date')?.value)).toMatch(/^"2022-11-03T23:30/)
  expect(old.keys.get('cover.image')?.value).toBe('a.png')
  expect(old.body).toBe('Text')
})

test.each([
  ['---\ntitle: A\n\nText', "The front matter isn't closed: there is no second `---` line."],
  ['+++\ntitle = "A"\n', "The front matter isn't closed: there is no second `+++` line."],
  ['---\n- a\n- b\n---\n', "The front matter isn't valid YAML: it must be keys and values, such as `title: My post`."],
  ['---\na: &a [*a, *a]\nb\n---\n', "The front matter isn't valid YAML"],
  ['+++\na = 1\nb = \n+++\n', "The front matter isn't valid TOML: line 3."],
  ['---js\nprocess.exit()\n---\n', 'The front matter is neither YAML nor TOML.'],
  [`---\na: ${'['.repeat(9000)}\n---\n`, 'The YAML nests deeper than 50 levels.'],
  [`---\na: b\n---\n${'> '.repeat(9000)}c`, 'The text nests deeper than 50 levels'],
  ['{ "title": "A" }\nText', 'The front matter is neither YAML nor TOML.'],
])('%j is skipped, with a reason', (text, reason) => {
  expect(read(text)).toContain(reason)
})
