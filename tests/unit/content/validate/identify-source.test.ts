import { expect, test } from 'vitest'
import { collect } from '../../../../generator/shared/diagnostics/diagnostic.ts'
import { guessKind, identifySource } from '../../../../generator/content/validate/identify-source.ts'

const path = 'posts/new-post.docx'

const tell = (isReported?: true, own = path, language = 'en-US') =>
  collect((report) => {
    const source = { path: own, file: `content/${own}`, ...(isReported && { isReported }) }
    return identifySource(source, new Set([own]), report, language)
  })

test('a document is reported as misplaced, unless it was already reported for another reason', () => {
  expect(tell().diagnostics.map(({ code }) => code)).toEqual(['content/misplaced-file'])
  expect(tell(true)).toEqual({ value: undefined, diagnostics: [] })
})

test.each([
  ['posts/winter-salt/index.md', 'move it to `content/posts/winter-salt.md`.'],
  [
    'posts/winter-salt.md.bak',
    "files in `content/posts/` end in .md and can't be in a subfolder: rename this one, or move it out of `content/`.",
  ],
])('%s: the hint says where it belongs', (own, hint) => {
  expect(tell(undefined, own).diagnostics).toMatchObject([{ code: 'content/misplaced-file', hint }])
})

test.each([
  ['de-DE', 'fuerth'],
  ['tr-TR', 'furth'],
])('%s: an address for Fürth is %s', (language, id) => {
  expect(tell(undefined, 'areas/Fürth.yaml', language).diagnostics).toMatchObject([
    { hint: `rename the file to \`${id}.yaml\`.` },
  ])
  expect(guessKind('areas/Fürth.yaml', language)).toEqual({ collection: 'areas', id })
})

test("links to the page of a misnamed file aren't a second error", () => {
  expect(guessKind(path)).toEqual({ collection: 'posts', id: 'new-post' })
  expect(guessKind('posts/mats.md/text.txt')).toEqual({ collection: 'posts', id: 'mats' })
})
