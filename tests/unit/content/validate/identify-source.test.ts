import { expect, test } from 'vitest'
import { collect } from '../../../../generator/shared/diagnostics/diagnostic.ts'
import { guessKind, identifySource } from '../../../../generator/content/validate/identify-source.ts'

const path = 'posts/new-post.docx'

const tell = (isReported?: true) =>
  collect((report) =>
    identifySource({ path, file: `content/${path}`, ...(isReported && { isReported }) }, new Set([path]), report),
  )

test('a document is reported as misplaced, unless it was already reported for another reason', () => {
  expect(tell().diagnostics.map(({ code }) => code)).toEqual(['content/misplaced-file'])
  expect(tell(true)).toEqual({ value: undefined, diagnostics: [] })
})

test("links to the page of a misnamed file aren't a second error", () => {
  expect(guessKind(path)).toEqual({ collection: 'posts', id: 'new-post' })
  expect(guessKind('posts/mats.md/text.txt')).toEqual({ collection: 'posts', id: 'mats' })
})
