import { expect, test } from 'vitest'
import { readEarlier } from '../../../../generator/content/history/compare-pages.ts'
import { readProjectFile } from '../../../support/project.ts'

const readEarlierPost = (text: string) => readEarlier('/blog/a', text)

const write = (...keys: readonly string[]) => `---\n${keys.join('\n')}\n---\n\nText.\n`

test('the date of a post in the current format is found', async () => {
  expect(readEarlierPost(await readProjectFile('content/posts/office-cleaning-tips.md'))).toEqual({
    date: '2026-08-19',
    draft: false,
  })
})

test.each([
  ['in quotes', ['title: A', 'date: "2026-01-02"'], { date: '2026-01-02', draft: false }],
  ['of a draft', ['date: 2026-01-02', 'draft: true'], { date: '2026-01-02', draft: true }],
  ['of a draft in another form', ['date: 2026-01-02', '"draft": true'], { date: '2026-01-02', draft: true }],
  ['with a remark', ['date: 2026-01-02 # a Friday', 'title: A'], { date: '2026-01-02', draft: false }],
  ['in a text over two lines', ['title: "A', 'date: 2026-01-02', '"'], undefined],
  ['that goes on on the next line', ['date: 2026-01-02', '  - and on'], undefined],
  ['that is a word in a text', ['title: |', '  date: 2026-01-02'], undefined],
  ['that is none', ['date: soon'], undefined],
] as const)('a date %s is parsed like in YAML', (_, keys, expected) => {
  expect(readEarlierPost(write(...keys))).toEqual(expected)
})

test.each(['', 'Text.', '---\ndate: 2026-01-02\n', '+++\ndate: 2026-01-02\n+++\n'])('%j has no date', (text) => {
  expect(readEarlierPost(text)).toBeUndefined()
})
