import { expect, test } from 'vitest'
import { checkFrontMatter } from '../../../../generator/content/parse/check-front-matter.ts'

function findTextInKeys(keys: string) {
  return checkFrontMatter(`---${keys}---\nMore\n`)
}

function hintOf(text: string): string | undefined {
  return checkFrontMatter(text)?.hint
}

test.each([' ---', '--', '...', '—', '***'])(
  "the line %j, which doesn't close the front matter, is reported",
  (line) => {
    expect(checkFrontMatter(`---\ntitle: A\n${line}\nBody\n`)).toMatchObject({
      code: 'content/front-matter-not-closed',
      place: { line: 3, column: 1 },
      hint: 'replace it with `---`.',
    })
  },
)

test('such a line is also reported if a later rule was taken for the end of the keys', () => {
  expect(findTextInKeys('\ntitle: A\n--\nBody\n')?.place).toEqual({ line: 3, column: 1 })
})

test('unclosed keys end above the text, even if it starts like a key or contains rules', () => {
  expect(hintOf('---\ntitle: A\ntags:\n  - b\nRemember: dirt\n\nMore\n')).toContain('above line 5,')
  expect(hintOf('---\ntitel: A\nexcerpt: b\nBody\n\n***\n')).toContain('above line 4,')
})

test("comments that start with several # aren't headings among the keys", () => {
  expect(findTextInKeys('\n## Words ##\ntitle: A\n\n## Days\ndate: b\n\n## End\n')).toBeUndefined()
  expect(findTextInKeys('\ntitle: A\n\n## Heading\n\nWords\n')?.place?.line).toBe(4)
  expect(findTextInKeys('\ntitle: A\n\n## Heading\n\nRemember: dirt\n')?.place?.line).toBe(4)
})

test('a first heading belongs to the text below it, and a first key without its colon is a key', () => {
  expect(findTextInKeys('\ntags: [a]\n\n# Heading\n\nText.\n\n')?.place?.line).toBe(4)
  expect(findTextInKeys('\ntags: [a]\n# a comment\n\nText.\n\n')?.place?.line).toBe(5)
  expect(findTextInKeys('\ntitle "x"\ntags: [a]\n')).toBeUndefined()
})

test.each([
  ['Here you go:\n\n---\ntitle: A\n---\nBody\n', 'delete everything above line 3, where the front matter begins.'],
  ['Sure!\r\n\r\n```\r\n---\r\ndescription: A\r\n---\r\nBody\r\n```\r\n', 'the last line with three backticks'],
  ['title: A\ndate: b\n---\nNote: dirt\n', 'put a `---` line above the first key.'],
  ['title: A\n---\ntitle: B\n---\nBody\n', 'put a `---` line above the first key.'],
  ['Words\n\n---\nNote: dirt\n', 'begin the file with a `---` line'],
])('for %j, the hint is: %s', (text, hint) => {
  expect(hintOf(text)).toContain(hint)
})
