import { expect, test } from 'vitest'
import { checkImages } from '../../../../generator/content/validate/checks/check-images.ts'
import type { CheckedSource } from '../../../../generator/content/validate/entry.ts'
import type { Diagnostic } from '../../../../generator/shared/diagnostics/diagnostic.ts'

test.each([
  [
    'posts/my%20B%C3%BCro.webp',
    'the file is called `posts/My Büro.webp`: rename it to `posts/my-buro.webp`, and write `posts/my-buro.webp`.',
  ],
  ['posts/My%20B%C3%BCr.webp', 'did you mean `posts/My%20B%C3%BCro.webp`?'],
  ['posts/photo.jpg', 'did you mean `posts/photo%281%29.jpg`?'],
  ['posts/photo2.jpg', "add the image to that folder, or use one that's already in it."],
  [
    'posts/photo%281%29.gif',
    'export it as JPEG or PNG, save it in `content/images/posts/`, and write `posts/photo-1.jpg`.',
  ],
  ['日本.gif', 'export it as JPEG or PNG, save it in `content/images/posts/`, and write `posts/photo.jpg`.'],
  ['posts/My%20B%C3%BCro.webp', undefined],
])('for the image %s in a text, the hint is: %s', (url, hint) => {
  const images = [{ url, alt: 'A desk', isTag: false, place: { line: 1, column: 1 } }]
  const source = { file: 'a.md', kind: { single: 'about' }, raw: {}, texts: { body: { images } } }
  const found: Diagnostic[] = []
  const names = new Set(['posts/My Büro.webp', 'posts/photo(1).jpg'])
  checkImages(source as unknown as CheckedSource, names, (diagnostic) => found.push(diagnostic))
  expect(found.map((diagnostic) => diagnostic.hint)).toEqual(hint === undefined ? [] : [hint])
})
