import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { usualLocale } from '../../../../generator/content/markdown/html/render-markdown.ts'
import { decodeAscii } from '../../../../generator/shared/cache/ascii-json.ts'
import { listRareCharacters, readSource } from '../../../../generator/content/reading/read-source.ts'

test.each([
  ['plain ASCII, of which nothing is listed', 'Mats & salt; 100 %\n', ''],
  ['letters, each once and sorted', 'é–é Ž', 'éŽ–'],
  ['a surrogate pair, of which both halves are listed', '🧹', '🧹'.split('').toSorted().join('')],
])('of %s', (_, text, characters) => {
  expect(listRareCharacters(text)).toBe(characters)
})

test('of a post: those of its front matter, and those of its text as shown, with character references decoded', () => {
  const text = '---\ntitle: "Ä"\n---\n&eacute; &#223; &#x1F9F9; {phone} ![&mdash;](a.webp) <!-- ø --> [a](/b "ñ")\n'
  const source = { file: 'content/posts/a.md', path: 'posts/a.md', text }
  const { reading } = readSource(
    source,
    { collection: 'posts', id: 'a' },
    { audience: 'public', values: { phone: '‑' }, locale: usualLocale },
  )
  expect(decodeAscii(reading).content?.characters).toBe(listRareCharacters('Äéß🧹‑—ñ'))
})

test('every non-ASCII code unit of a text is listed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const listed = listRareCharacters(text)
      expect(text.split('').filter((unit) => unit > '\u007F' && !listed.includes(unit))).toEqual([])
      expect(listed.split('').toSorted().join('')).toBe(listed)
      expect(new Set(listed).size).toBe(Array.from(listed).length)
    }),
  )
})
