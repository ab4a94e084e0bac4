import { basename } from 'node:path'
import { listNodes, parseTree } from '../../content/markdown/tree.ts'
import { findText } from './old-keys.ts'
import { oldNames } from '../../schema/other-names.ts'
import type { OldPost } from './old-post.ts'
import { plainText } from './plain-text.ts'

/** A post's image file from the old site, and its alt text. */
export interface GuessedPicture {
  readonly file: string
  readonly alt: string
  readonly why: string
  /** Source of the alt text; absent if the author wrote it. */
  readonly altWhy?: string | undefined
}

/** The image in the front matter, or else the first in the text; `undefined` if neither is a file. */
export function guessPicture(
  { keys, body }: OldPost,
  { title, find }: { readonly title: string; readonly find: (address: string) => string | undefined },
): GuessedPicture | undefined {
  const inText = listPictures(body)
  for (const name of oldNames.image) {
    const found = findText(keys, [name])
    const file = found && find(found.text)
    if (!file) continue
    const alt = findText(keys, oldNames.imageAlt)?.text ?? inText.find(({ url }) => find(url) === file)?.alt
    return { file, why: `from \`${found.name}\``, ...chooseAlt(alt ?? '', file, title) }
  }
  for (const { url, alt } of inText) {
    const file = find(url)
    if (file) return { file, why: 'from the text, where it still appears', ...chooseAlt(alt, file, title) }
  }
  return undefined
}

function listPictures(body: string): { url: string; alt: string }[] {
  return listNodes(parseTree(body)).flatMap((node) =>
    node.type === 'image' ? [{ url: node.url, alt: node.alt ?? '' }] : [],
  )
}

/** Words in image names that say nothing about what they show. */
const emptyWords =
  /^(img|image|dsc|hero|cover|banner|thumb|thumbnail|screen|shot|screenshot|header|featured|blog|post|copy|scaled|pexels|unsplash|px)$/

/** Without alt text, the file name often says what the image shows. */
function chooseAlt(given: string, file: string, title: string): Pick<GuessedPicture, 'alt' | 'altWhy'> {
  const alt = plainText(given)
  if (alt !== '' && !/^[\w./-]+\.\w{3,4}$/.test(alt)) return { alt }
  const words = basename(file)
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !emptyWords.test(word))
  if (words.filter((word) => word.length > 3).length < 2)
    return { alt: `Image for “${title}”`, altWhy: 'from the title' }
  const name = words.join(' ')
  return { alt: name.charAt(0).toUpperCase() + name.slice(1), altWhy: "from the image's file name" }
}
