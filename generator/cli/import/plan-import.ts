import { postPath } from '../../schema/paths.ts'
import { unpublishedState } from '../../schema/publication.ts'
import { foldName } from '../../schema/slug.ts'
import { resolveLocale } from '../../schema/site/locale.ts'
import type { AuthoringContext } from '../new/entry.ts'
import { formatYaml } from '../new/entry-yaml.ts'
import { fillEntry } from '../new/fields.ts'
import { convertBody, type Note } from './convert-body.ts'
import { dropTitle, guessFrontMatter, guessId } from './guess-front-matter.ts'
import { createLinker, listLostAddresses, listOldAddresses } from './link-old-posts.ts'
import { type FindPicture, guessPicture, type Shelf } from './old-pictures.ts'
import type { OldPost } from './read-old-posts.ts'

/** A post, ready to be written. */
export interface PlannedPost {
  readonly id: string
  /** Relative to the imported folder. */
  readonly from: string
  readonly text: string
  readonly notes: readonly Note[]
  /** Whether visitors see it: it isn't a draft, or dated in the future. */
  readonly isPublic: boolean
  /** Old addresses that lead to it; none if it isn't public. */
  readonly redirected: readonly string[]
  /** A file with this name already exists and isn't changed. */
  readonly isKept: boolean
}

interface ImportContext extends Pick<AuthoringContext, 'entries' | 'today'> {
  readonly findPicture: FindPicture
  readonly shelf: Shelf
  readonly isThere: (id: string) => boolean
}

/** Converts old posts to ours. Writes nothing; images to copy are collected on the shelf. */
export function planImport(olds: readonly OldPost[], context: ImportContext): PlannedPost[] {
  const ids = chooseIds(olds)
  const { config } = context.entries
  const link = createLinker(olds, ids, config?.url)
  const country = config && resolveLocale(config).country
  const { posts, services, areas } = context.entries.collections
  // Spellings of the site and of earlier posts, which are reused.
  const categories = new Map<string, string>()
  for (const { data } of posts) noteCategory(categories, data.category)
  const lenders = posts.length > 0 ? posts : [...services, ...areas]
  return olds.map((old, index) => {
    const id = ids[index] ?? ''
    if (context.isThere(id))
      return { id, from: old.path, text: '', notes: [], isPublic: false, redirected: [], isKept: true }
    const lender = lenders[index % Math.max(1, lenders.length)]?.data
    return planPost(old, id, { ...context, link, categories, lender, country })
  })
}

/** Keeps the first spelling. */
function noteCategory(categories: Map<string, string>, category: string): void {
  const name = foldName(category)
  if (!categories.has(name)) categories.set(name, category)
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
  readonly categories: Map<string, string>
  readonly country: string | undefined
  /** Every post needs an image. Until it has its own, it borrows one from the site, with its alt text. */
  readonly lender: { readonly image: string; readonly imageAlt: string } | undefined
}

function planPost(
  old: OldPost,
  id: string,
  { shelf, today, categories, lender, country, ...context }: PostContext,
): PlannedPost {
  const { title, excerpt, updated, category, tags, isDraft, ...guessed } = guessFrontMatter(old, categories, country)
  noteCategory(categories, category.value)
  const date = guessed.date ?? { value: today, why: 'today: no publication date was found, so it is a draft' }
  const find = (address: string) => context.findPicture(address, old.path)
  const picture = guessPicture(old, { title: title.value, find })
  const image = picture && shelf.place(picture.file, id)
  const { body, notes } = convertBody(dropTitle(old.body, title.value), {
    link: context.link,
    site: context.entries.config?.url,
    picture(address) {
      const file = find(address)
      return file && shelf.place(file, id)
    },
  })
  const known = {
    title: title.value,
    excerpt: excerpt?.value,
    date: date.value,
    image: image ?? lender?.image,
    imageAlt: image === undefined ? lender?.imageAlt : picture?.alt,
    category: category.value,
    tags: tags.value,
    draft: isDraft || undefined,
    updated: updated?.value,
  }
  const explained: Note[] = Object.entries({ title, excerpt, date, updated, category, tags }).flatMap(([key, guess]) =>
    guess?.why === undefined ? [] : [[key, `${formatValue(guess.value)}, ${guess.why}`] as const],
  )
  if (!picture || image === undefined)
    explained.push(['image', lender ? `none found: using \`${lender.image}\` for now` : 'none found'])
  else {
    explained.push(['image', `\`${image}\`, ${picture.why}`])
    if (picture.altWhy) explained.push(['imageAlt', `"${picture.alt}", ${picture.altWhy}: say what the image shows`])
  }
  const oldAddresses = listOldAddresses(old, id)
  const isPublic = unpublishedState({ draft: isDraft, date: date.value }, today) === undefined
  if (!isPublic)
    for (const address of oldAddresses)
      explained.push(['old link', `redirect ${address} to \`${postPath(id)}\` once the post is public`])
  for (const address of listLostAddresses(old))
    explained.push(['old link', `${address} can't be redirected, because it has accents, spaces or a question mark`])
  return {
    id,
    from: old.path,
    text: `---\n${formatYaml(fillEntry('post', known))}---\n\n${body.trimEnd()}\n`,
    notes: [...explained, ...notes],
    isPublic,
    redirected: isPublic ? oldAddresses : [],
    isKept: false,
  }
}

function formatValue(value: string | readonly string[]): string {
  if (typeof value !== 'string') return value.join(', ')
  return /\s/.test(value) ? `"${value}"` : value
}
