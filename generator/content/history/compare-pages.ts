import { postPath } from '../../schema/paths.ts'
import { type Publication, unpublishedState } from '../../schema/publication.ts'
import { compareTexts } from '../../shared/compare-texts.ts'
import { groupBy } from '../../shared/group-by.ts'
import { oncePer } from '../../shared/once-per.ts'
import { hashText } from '../load/source-file.ts'
import { draftLine, parseSource } from '../parse/parse-source.ts'
import type { History, PageChange, PresentPage } from './git-history.ts'
import { dayPattern } from '../../shared/dates.ts'

/** Share of words that may change, for example by fixing typos, before readers should learn of it. */
const correctedPart = 0.1

/** Share of words that may differ in what is still the same post: git's own threshold for renames. */
const sameText = 0.5

type Changes = ReadonlyMap<string, readonly PageChange[]>

/** Finds pages that used to be public and aren't in `pages`, or are hidden there, sorted by URL path. */
export async function findGonePages(history: History, pages: readonly PresentPage[], today: string) {
  const changes = groupBy(await history.list(), ({ address }) => address)
  const present = new Set(pages.map(({ address }) => address))
  const shown = new Set(pages.flatMap(({ address, isHidden }) => (isHidden ? [] : address)))
  const gone = [...changes].filter(([address]) => !shown.has(address)).toSorted(([a], [b]) => compareTexts(a, b))
  if (gone.length === 0) return []
  const texts = await history.read(gone.flatMap(([, own]) => own.flatMap(({ version }) => version ?? [])))
  // Git detects a rename only if both names are committed. Until then, only the same or a similar text shows it.
  const unknown = pages.filter(({ address }) => !changes.has(address))
  const byHash = new Map(unknown.flatMap(({ address, source }) => (source.hash ? [[source.hash, address]] : [])))
  const moved = new Set(gone.map(([, own]) => byHash.get(lastVersion(own))))
  const others = unknown.filter(({ address }) => !moved.has(address))
  return gone.flatMap(([address, own]) => {
    if (!findFirstPublic(own, texts, today)) return []
    const last = own.at(-1)
    const version = lastVersion(own)
    const renamedTo =
      followNames(changes, address, present) ?? byHash.get(version) ?? findText(texts.get(version), others)
    // The last day it existed, unless the deletion isn't committed yet.
    return { address, lastDay: last?.version === undefined ? last?.day : undefined, renamedTo }
  })
}

/** Of a page that is gone, the last version there was. */
function lastVersion(changes: readonly PageChange[]): string {
  return changes.findLast(({ version }) => version !== undefined)?.version ?? ''
}

/** Finds which of `posts`, all public, have changed since the day they were published. */
export async function findChangedPosts<Post extends PresentPage>(
  history: History,
  posts: readonly Post[],
  today: string,
) {
  const changes = groupBy(await history.list(), ({ address }) => address)
  const edited = posts
    .map((post) => ({ post, own: changes.get(post.address) ?? [] }))
    // Almost all posts are unchanged since their first commit. Skip reading those.
    .filter(({ own: [first, ...later], post }) => first && (later.length > 0 || !isVersion(first.version, post)))
  if (edited.length === 0) return []
  const texts = await history.read(edited.flatMap(({ own }) => own.flatMap(({ version }) => version ?? [])))
  return edited.flatMap(({ post, own }) => {
    const { day: firstDay, text: first } = findFirstPublic(own, texts, today) ?? {}
    // Edits on the day of publication don't count.
    if (first === undefined || firstDay === today || measureChange(first, post.source.text) <= correctedPart) return []
    const last = own.at(-1)
    return { post, day: isVersion(last?.version, post) ? (last?.day ?? today) : today }
  })
}

/** The text at the end of the first day on which the page was public, if any. */
function findFirstPublic(changes: readonly PageChange[], texts: ReadonlyMap<string, string>, today: string) {
  let firstDay: string | undefined
  let first: { readonly day: string; readonly text: string | undefined } | undefined
  for (const [index, change] of changes.entries()) {
    const { day, version = '' } = change
    const text = texts.get(version)
    firstDay ??= findPublicDay(change, text, changes[index + 1]?.day ?? today)
    if (firstDay === undefined) continue
    if (first && day > firstDay) break
    first = { day: firstDay, text }
  }
  return first
}

/** The first day on which this version was public, if it was, between its commit and `until`. */
function findPublicDay({ address, day }: PageChange, text: string | undefined, until: string): string | undefined {
  const entry = text === undefined ? undefined : readEarlier(address, text)
  if (!entry || unpublishedState(entry, until) !== undefined) return undefined
  return entry.date !== undefined && entry.date > day ? entry.date : day
}

/** Publication data of an earlier version, whose format may be outdated. `undefined` for a post without a date. */
export function readEarlier(address: string, text: string): Publication | undefined {
  if (!address.startsWith(postPath(''))) return { draft: draftLine.test(text) }
  const parsed = parseSource({ file: '', path: 'post.md', text }, () => undefined)
  const { date, draft } = (parsed?.data ?? {}) as Readonly<Record<string, unknown>>
  if (typeof date !== 'string' || !dayPattern.test(date)) return undefined
  return { date, draft: draft === true }
}

/** Whether a version is the text's git hash. SHA-256 repositories need a hash of their own. */
function isVersion(version: string | undefined, { source }: PresentPage): boolean {
  return version === (version?.length === 64 ? hashText(source.text, 'sha256') : source.hash)
}

function findText(text: string | undefined, pages: readonly PresentPage[]): string | undefined {
  if (text === undefined) return undefined
  const words = countWords(text)
  const measured = pages.map((page) => ({ address: page.address, change: compareWords(words, wordsOf(page)) }))
  const [nearest] = measured.toSorted((a, b) => a.change - b.change)
  return nearest && nearest.change < sameText ? nearest.address : undefined
}

/** Follows renames, possibly several, to the page's current URL path. */
function followNames(changes: Changes, address: string, present: ReadonlySet<string>): string | undefined {
  const passed = new Set<string>()
  let name: string | undefined = address
  while (name !== undefined && !passed.has(name)) {
    if (present.has(name)) return name
    passed.add(name)
    name = changes.get(name)?.at(-1)?.renamedTo
  }
  return undefined
}

/** The share of words that differ between two versions, from 0 to 1, ignoring word order and front matter. */
function measureChange(before: string, now: string): number {
  return compareWords(countWords(before), countWords(now))
}

/** How often each word is in a text. */
interface Words {
  readonly counts: ReadonlyMap<string, number>
  readonly total: number
}

/** Once per page, because each may be compared with hundreds that are gone. */
const wordsOf = oncePer(({ source }: PresentPage) => countWords(source.text))

function countWords(text: string): Words {
  const words = text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---\r?\n/, '').match(/[\p{L}\p{N}]+/gu) ?? []
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { counts, total: words.length }
}

function compareWords(old: Words, current: Words): number {
  let same = 0
  for (const [word, count] of old.counts) same += Math.min(count, current.counts.get(word) ?? 0)
  const all = Math.max(old.total, current.total)
  return all === 0 ? 0 : (all - same) / all
}
