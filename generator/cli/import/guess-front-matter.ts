import type { RootContent } from 'mdast'
import { parseTree, textOf } from '../../content/markdown/tree.ts'
import { goodDescription } from '../../content/validate/checks/check-search-texts.ts'
import { leastOfExcerpt } from '../../schema/entries/post.ts'
import { suggestDays } from '../../schema/kinds/day.ts'
import { leastLength } from '../../schema/fields.ts'
import { buildSlug, foldName } from '../../schema/slug.ts'
import { findText, listTexts, type OldKeys, says } from './old-keys.ts'
import { dayAtStart, folderFile, nameFile, nameOldPost } from './name-old-post.ts'
import { oldNames } from '../../schema/other-names.ts'
import type { OldPost } from './read-old-posts.ts'
import { cutText, plainParagraphs, plainText } from './plain-text.ts'
import { decodePart } from '../../shared/decode-part.ts'
import { capitalize } from '../../shared/capitalize.ts'

/** A value for one of our keys and its source; without `why`, the old post had it under the same key. */
interface Guess<Value = string> {
  readonly value: Value
  readonly why?: string | undefined
}

/** Characters; a longer ID makes for a long address. */
const longestId = 80

/** A post's ID, taken from its old address. WordPress encodes letters other than Latin ones. */
export function guessId({ path, keys }: OldPost): string {
  const slug = findText(keys, ['slug'])?.text.replace(/\/+$/, '').split('/').at(-1)
  const name = nameOldPost(path)
  // A single post may be called `index.md`, which would be the address of a list.
  const own = folderFile.test(name) ? findText(keys, oldNames.title)?.text : name
  const whole = buildSlug(decodePart(slug ?? own ?? '')) || 'post'
  return whole.length <= longestId ? whole : whole.slice(0, longestId + 1).replace(/-[^-]*$/, '')
}

/**
 * Maps an old post's front matter to our keys and guesses what is missing. `old-pictures.ts` handles its image.
 * `knownCategories` has their spellings by folded name.
 */
export function guessFrontMatter(post: OldPost, knownCategories: ReadonlyMap<string, string>, country = 'US') {
  const { path, keys } = post
  const readDay: ReadDay = (text) => suggestDays(text).at(monthFirst.has(country) ? 0 : -1)
  const isJekyll = /(^|\/)_(posts|drafts)\//.test(path)
  const list = (names: readonly string[]) =>
    listTexts(keys, names, { isJekyll })
      .map(nameTerm)
      .filter((term) => term !== '')
  const title = guessTitle(post)
  const date = guessDate(post, readDay)
  const category = guessCategory(list(oldNames.category), knownCategories)
  return {
    title,
    excerpt: guessExcerpt(post, title.value),
    date,
    updated: guessUpdated(keys, date?.value, readDay),
    category,
    tags: guessTags([...new Set(list(oldNames.tags))], category.value),
    isDraft: date === undefined || isMarkedDraft(post),
  }
}

function guessTitle({ path, keys, body }: OldPost): Guess {
  const found = findText(keys, oldNames.title)
  const title = plainText(found?.text ?? '')
  if (found && title !== '') return { value: title, why: explainKey(found.name, 'title') }
  const heading = parseTree(body).children.find(isTitle)
  const words = heading && plainText(textOf(heading))
  if (words) return { value: words, why: 'from the first heading' }
  return { value: nameOf(nameOldPost(path)), why: 'from the file name' }
}

/** Removes a heading that repeats the title from the start of a text: the page shows the title itself. */
export function dropTitle(body: string, title: string): string {
  const [first] = parseTree(body).children
  if (!first || !isTitle(first) || plainText(textOf(first)) !== title) return body
  return body.slice(first.position?.end.offset).replace(/^\s*\n/, '')
}

function isTitle(node: RootContent): boolean {
  return node.type === 'heading' && node.depth === 1
}

/** A given excerpt may be as short as the schema allows; one that is made up stays a little below the longest. */
const excerptSize = { ...goodDescription, least: leastOfExcerpt }
const goodExcerpt = { ...goodDescription, most: goodDescription.most - 10 }

/** `undefined` if the post has too little text to take it from. */
function guessExcerpt({ keys, body }: OldPost, title: string): Guess | undefined {
  const texts = oldNames.excerpt.flatMap((name) => {
    const found = findText(keys, [name])
    const text = plainText(found?.text ?? '')
    return found && text !== '' && text !== title ? [{ name: found.name, text }] : []
  })
  const good = texts.find(({ text }) => text.length >= excerptSize.least)
  if (good) {
    const value = cutText(good.text, excerptSize)
    const why = explainKey(good.name, 'excerpt')
    return { value, why: value === good.text ? why : [why, 'shortened'].filter(Boolean).join(', ') }
  }
  const given = texts[0]?.text ?? ''
  const end = body.search(/<!--\s*(?:more|excerpt|truncate)\s*-->/)
  const teaser = end < 0 ? '' : firstWords(body, end)
  const text = teaser.length < excerptSize.least ? firstWords(body) : teaser
  const isRepeated = given === '' || text.startsWith(given)
  const whole = isRepeated ? text : `${given.replace(/[^\p{Sentence_Terminal}…]$/u, '$&.')} ${text}`
  const value = cutText(whole, goodExcerpt).replace(/[:;,]$/, '.')
  return value.length < leastLength(value, excerptSize.least) ? undefined : { value, why: 'from the first paragraph' }
}

function firstWords(body: string, end = body.length): string {
  return plainParagraphs(parseTree(body), body, { enough: goodExcerpt.least, end })
}

/** Countries that write March 4 as 3/4 (https://cldr.unicode.org, short dates in English). */
const monthFirst: ReadonlySet<string> = new Set(['US', 'PH', 'PR', 'GU', 'VI', 'AS', 'MP', 'MH'])

type ReadDay = (text: string) => string | undefined

/** `undefined` if nothing says when the post was published. */
function guessDate({ path, keys }: OldPost, readDay: ReadDay): Guess | undefined {
  // Others may say only whether it was published.
  const found = oldNames.date
    .flatMap((name) => findText(keys, [name]) ?? [])
    .find(({ text }) => readDay(text) !== undefined)
  const day = readDay(found?.text ?? '')
  if (found && day !== undefined) {
    const isPlain = found.name === 'date' && found.text.startsWith(day)
    return { value: day, why: isPlain ? undefined : `from \`${found.name}: ${found.text}\`` }
  }
  const [, named] = dayAtStart.exec(nameFile(path)) ?? []
  const address = findText(keys, oldNames.address)
  const sources = [
    ['the file name', named],
    ['the folder name', findDay(path)],
    [`\`${address?.name}\``, findDay(address?.text ?? '')],
  ] as const
  for (const [source, text = ''] of sources) {
    const value = readDay(text)
    if (value !== undefined) return { value, why: `from ${source}` }
  }
  return undefined
}

/** Hugo and WordPress often use a folder per month; others use one per day. */
function findDay(path: string): string | undefined {
  const [, year, month, dayOfMonth = '01'] = /(?:^|\/)(\d{4})\/(\d{2})\/(?:(\d{2})(?:\/|$))?/.exec(path) ?? []
  return year && `${year}-${month}-${dayOfMonth}`
}

/** Ignores an update on the day of publication. */
function guessUpdated(keys: OldKeys, date: string | undefined, readDay: ReadDay): Guess | undefined {
  const found = findText(keys, oldNames.updated)
  const day = readDay(found?.text ?? '')
  if (!found || day === undefined || date === undefined || day <= date) return undefined
  return { value: day, why: explainKey(found.name, 'updated') }
}

/** Statuses of WordPress, Pelican, Ghost and, unless they were renamed, Notion. */
const notPublic =
  /^(?:draft|pending|private|hidden|trash(?:ed)?|archived?|unpublished|idea|backlog|to.?do|not started|in (?:progress|review)|skip|auto-draft|inherit)$/i

function isMarkedDraft({ path, keys }: OldPost): boolean {
  const isHeldBack = says(keys, 'draft', /^(true|yes)$/i) || says(keys, 'published', /^(false|no)$/i)
  return isHeldBack || says(keys, 'status', notPublic) || /(^|\/)_drafts\//.test(path)
}

/** Uses the site's spelling of a category; without one, the post is news. */
function guessCategory(old: readonly string[], known: ReadonlyMap<string, string>): Guess {
  const [first = 'News'] = old
  const value = known.get(foldName(first)) ?? first
  if (old.length === 0) return { value, why: 'because none was given' }
  return { value, why: old.length > 1 ? `the first of ${old.length}` : undefined }
}

function guessTags(old: readonly string[], category: string): Guess<readonly string[]> {
  return old.length > 0 ? { value: old } : { value: [category], why: 'from the category' }
}

/** Turns a category or tag slug into words: `house-painting` is House Painting. */
function nameTerm(term: string): string {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(term) ? term.split('-').map(capitalize).join(' ') : plainText(term)
}

function explainKey(name: string, own: string): string | undefined {
  return name === own ? undefined : `from \`${name}\``
}

function nameOf(name: string): string {
  return capitalize(name.replaceAll(/[-_]+/g, ' ').trim())
}
