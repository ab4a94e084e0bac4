import { basename } from 'node:path'
import { parseTree } from '../../content/markdown/parse-tree.ts'
import { listNodes } from '../../content/markdown/read-node.ts'
import { findText } from './old-keys.ts'
import { oldNames } from '../../schema/other-names.ts'
import type { OldPost } from './old-post.ts'
import { plainText } from './plain-text.ts'

/** The picture of a post: a file of the old site, and the words for people who cannot see it. */
export interface GuessedPicture {
  readonly file: string
  readonly alt: string
  readonly why: string
  /** Where the words come from; absent where they are the author's own. */
  readonly altWhy?: string | undefined
}

/** The picture that the front matter names, or else the first in the text; `undefined` where neither is a file. */
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
    if (file) return { file, why: 'from the text, which keeps it', ...chooseAlt(alt, file, title) }
  }
  return undefined
}

function listPictures(body: string): { url: string; alt: string }[] {
  return listNodes(parseTree(body, 1)).flatMap((node) =>
    node.type === 'image' ? [{ url: node.url, alt: node.alt ?? '' }] : [],
  )
}

/** What names of pictures are made of that say nothing about what they show. */
const emptyWords =
  /^(img|image|dsc|hero|cover|banner|thumb|thumbnail|screen|shot|screenshot|header|featured|blog|post|copy|scaled|pexels|unsplash|px)$/

/** Where the author wrote no words, those of the file's name often say what the picture shows. */
function chooseAlt(given: string, file: string, title: string): Pick<GuessedPicture, 'alt' | 'altWhy'> {
  const alt = plainText(given)
  if (alt !== '' && !/^[\w./-]+\.\w{3,4}$/.test(alt)) return { alt }
  const words = basename(file)
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !emptyWords.test(word))
  if (words.filter((word) => word.length > 3).length < 2)
    return { alt: `Picture for “${title}”`, altWhy: 'from the title' }
  const name = words.join(' ')
  return { alt: name.charAt(0).toUpperCase() + name.slice(1), altWhy: "from the image's file name" }
}
