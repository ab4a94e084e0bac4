import type { AuthoringContext } from '../new/entry.ts'
import { formatYaml } from '../new/entry-yaml.ts'
import { fillEntry } from '../new/fields.ts'
import type { FindPicture } from './find-picture.ts'
import { type Guess, guessFrontMatter, guessId } from './guess-front-matter.ts'
import { type GuessedPicture, guessPicture } from './guess-picture.ts'
import { linkHeadings } from './link-headings.ts'
import { createLinker, listLostAddresses, listOldAddresses } from './link-old-posts.ts'
import type { OldPost } from './old-post.ts'
import { rewriteBody } from './rewrite-body.ts'
import type { Shelf } from './shelve-pictures.ts'
import { unwrapText } from './unwrap-text.ts'

/** A post, ready to be written. */
export interface PlannedPost {
  readonly id: string
  /** Relative to the imported folder. */
  readonly from: string
  readonly text: string
  /** Guesses and things for an editor to check: a key or subject, and a sentence about it. */
  readonly notes: readonly (readonly [about: string, note: string])[]
  readonly oldAddresses: readonly string[]
  /** A file with this name already exists and isn't changed. */
  readonly isKept: boolean
}

interface ImportContext extends AuthoringContext {
  readonly findPicture: FindPicture
  readonly shelf: Shelf
  readonly isThere: (id: string) => boolean
}

/** Converts old posts to ours. Writes nothing; images to copy are collected on the shelf. */
export function planImport(olds: readonly OldPost[], context: ImportContext): PlannedPost[] {
  const ids = chooseIds(olds)
  const link = createLinker(olds, ids)
  const categories = context.entries.collections.posts.map(({ data }) => data.category)
  return olds.map((old, index) => {
    const id = ids[index] ?? ''
    if (context.isThere(id)) return { id, from: old.path, text: '', notes: [], oldAddresses: [], isKept: true }
    return planPost(old, id, { ...context, link, categories, index })
  })
}

/** Numbers posts that have the same name. */
function chooseIds(olds: readonly OldPost[]): string[] {
  const taken = new Set<string>()
  return olds.map((old) => {
    const name = guessId(old)
    let id = name
    for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`
    taken.add(id)
    return id
  })
}

interface PostContext extends ImportContext {
  readonly link: (address: string) => string | undefined
  /** Categories of the site and of earlier posts, whose spelling is reused. */
  readonly categories: string[]
  readonly index: number
}

function planPost(old: OldPost, id: string, context: PostContext): PlannedPost {
  const { shelf, today, categories } = context
  const { title, excerpt, updated, category, tags, isDraft, ...guessed } = guessFrontMatter(old, categories)
  categories.push(category.value)
  const date = guessed.date ?? { value: today, why: 'today: no publication date was found, so it is a draft' }
  const find = (address: string) => context.findPicture(address, old.path)
  const picture = guessPicture(old, { title: title.value, find })
  const image = picture && shelf.place(picture.file, id)
  const shown = image === undefined ? chooseStandIn(context) : { image, imageAlt: picture?.alt }
  const { body, notes } = convertBody(old, id, { ...context, find })
  const known = {
    title: title.value,
    excerpt: excerpt?.value,
    date: date.value,
    ...shown,
    category: category.value,
    tags: tags.value,
    draft: isDraft || undefined,
    updated: updated?.value,
  }
  return {
    id,
    from: old.path,
    text: `---\n${formatYaml(fillEntry('post', known))}---\n\n${body.trimEnd()}\n`,
    notes: [
      ...describe({ title, excerpt, date, updated, category, tags }),
      ...describePicture(shown?.image, image === undefined ? undefined : picture),
      ...listLostAddresses(old).map(
        (address) => ['old link', `${address} can't be redirected, because it has accents or spaces`] as const,
      ),
      ...notes,
    ],
    oldAddresses: listOldAddresses(old, id),
    isKept: false,
  }
}

type Note = PlannedPost['notes'][number]

function describe(guesses: Readonly<Record<string, Guess<unknown> | undefined>>): Note[] {
  return Object.entries(guesses).flatMap(([key, guess]) =>
    guess?.why === undefined ? [] : [[key, `${formatValue(guess.value)}, ${guess.why}`] as const],
  )
}

function describePicture(image: string | undefined, own: GuessedPicture | undefined): Note[] {
  if (!own) return [['image', image === undefined ? 'none found' : `none found: using \`${image}\` for now`]]
  const { why, alt, altWhy } = own
  const words: Note[] = altWhy ? [['imageAlt', `"${alt}", ${altWhy}: say what the image shows`]] : []
  return [['image', `\`${image}\`, ${why}`], ...words]
}

function formatValue(value: unknown): string {
  return Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'string' && /\s/.test(value)
      ? `"${value}"`
      : String(value)
}

/** Every post needs an image. Until it has its own, it borrows one from the site, with its alt text. */
function chooseStandIn({ entries, index }: PostContext): { image: string; imageAlt: string } | undefined {
  const { posts, services, areas } = entries.collections
  const lenders = posts.length > 0 ? posts : [...services, ...areas]
  const lender = lenders[index % Math.max(1, lenders.length)]
  return lender && { image: lender.data.image, imageAlt: lender.data.imageAlt }
}

function convertBody(
  { body }: OldPost,
  id: string,
  { find, link, shelf }: PostContext & { readonly find: PostContext['link'] },
) {
  const pictures = new Set<string>()
  const others = new Set<string>()
  let links = 0
  const unwrapped = unwrapText(body)
  const converted = rewriteBody(unwrapped, {
    picture(address) {
      const file = find(address)
      const image = file && shelf.place(file, id)
      if (image) pictures.add(image)
      else others.add(address)
      return image
    },
    link(address) {
      const found = link(address)
      if (found !== undefined) links += 1
      return found
    },
  })
  const linked = linkHeadings(converted)
  links += linked.links
  const notes: Note[] = []
  if (unwrapped !== body) notes.push(['HTML', 'tags such as `<div>` removed, but not the text in them'])
  if (pictures.size > 0) notes.push(['images', [...pictures].map((image) => `\`${image}\``).join(', ')])
  for (const address of others) notes.push(['problem', explainMissing(address)])
  if (links > 0) notes.push(['links', `${links} changed to ${links === 1 ? 'an address' : 'addresses'} on this site`])
  return { body: linked.body, notes }
}

function explainMissing(address: string): string {
  const shown = address.length > 100 ? `${address.slice(0, 99)}…` : address
  if (/^(https?:)?\/\//.test(address)) return `the image ${shown} is on another site: save it in content/images/posts/`
  if (/\.(gif|heic|heif|bmp|tiff?)$/i.test(address))
    return `the image ${shown} can't be shown: export it as PNG or JPEG`
  return `there is no image ${shown}`
}
