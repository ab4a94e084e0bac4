import { createHash } from 'node:crypto'
import { postPath } from '../../schema/paths.ts'
import { type Publication, unpublishedState } from '../../schema/publication.ts'
import { compareTexts } from '../../shared/compare-texts.ts'
import { groupBy } from '../../shared/group-by.ts'
import { draftLine, parseSource } from '../parse/parse-source.ts'
import type { History, PageChange, PresentPage } from './history.ts'

interface GonePage {
  readonly address: string
  /** The last day on which it was there; absent if it was deleted since the last remembered state. */
  readonly lastDay?: string | undefined
  readonly renamedTo?: string | undefined
}

/** A post whose text is another than when it became public. */
interface ChangedPost<Post> {
  readonly post: Post
  readonly day: string
}

/** The part of a text's words that may change, as by corrected typing errors, before readers should learn of it. */
const correctedPart = 0.1

/** The part of a text's words that another may lack or add and still be the same post: git's own measure of a rename. */
const sameText = 0.5

type NamedText = Pick<PresentPage, 'address' | 'text'>
type Changes = ReadonlyMap<string, readonly PageChange[]>

/** Finds the pages that were public at some time and are not among `pages`; sorted by their addresses. */
export async function findGonePages(
  history: History,
  pages: readonly NamedText[],
  today: string,
): Promise<readonly GonePage[]> {
  const changes = groupBy(await history.list(), ({ address }) => address)
  const present = new Set(pages.map(({ address }) => address))
  const gone = [...changes].filter(([address]) => !present.has(address)).toSorted(([a], [b]) => compareTexts(a, b))
  if (gone.length === 0) return []
  const texts = await history.read(gone.flatMap(([, own]) => own.flatMap(({ version }) => version ?? [])))
  // Git sees that a file got another name when both are remembered; until then only the text shows it.
  const unknown = pages.filter(({ address }) => !changes.has(address))
  return gone.flatMap(([address, own]) => {
    if (!findFirstPublic(own, texts, today)) return []
    const last = own.at(-1)
    const text = texts.get(own.findLast(({ version }) => version !== undefined)?.version ?? '')
    const renamedTo = followNames(changes, address, present) ?? findText(text, unknown)
    return { address, lastDay: last?.version === undefined ? last?.day : undefined, renamedTo }
  })
}

/** Finds which of `posts`, all public, say something else than on the day on which they became public. */
export async function findChangedPosts<Post extends PresentPage>(
  history: History,
  posts: readonly Post[],
  today: string,
): Promise<readonly ChangedPost<Post>[]> {
  const changes = groupBy(await history.list(), ({ address }) => address)
  const edited = posts
    .map((post) => ({ post, own: changes.get(post.address) ?? [] }))
    // Nearly all posts are as they were first remembered: nothing of them is read.
    .filter(({ own: [first, ...later], post }) => first && (later.length > 0 || !isVersion(first.version, post)))
  if (edited.length === 0) return []
  const texts = await history.read(edited.flatMap(({ own }) => own.flatMap(({ version }) => version ?? [])))
  return edited.flatMap(({ post, own }) => {
    const { day: firstDay, text: first } = findFirstPublic(own, texts, today) ?? {}
    // On the day of publication a post may change as often as it likes.
    if (first === undefined || firstDay === today || measureChange(first, post.text) <= correctedPart) return []
    const last = own.at(-1)
    return { post, day: isVersion(last?.version, post) ? (last?.day ?? today) : today }
  })
}

interface FirstPublic {
  readonly day: string
  readonly text: string | undefined
}

/** What the file said at the end of the first day on which it was public, if there was one. */
function findFirstPublic(
  changes: readonly PageChange[],
  texts: ReadonlyMap<string, string>,
  today: string,
): FirstPublic | undefined {
  let firstDay: string | undefined
  let first: FirstPublic | undefined
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

/** The first day on which a page with this text was public, if it said so from its change until a day. */
function findPublicDay({ address, day }: PageChange, text: string | undefined, until: string): string | undefined {
  const entry = text === undefined ? undefined : readEarlier({ address, text })
  if (!entry || unpublishedState(entry, until) !== undefined) return undefined
  return entry.date !== undefined && entry.date > day ? entry.date : day
}

/** What an earlier text says of its publication, whatever rules it is older than; `undefined` for a post without a date. */
export function readEarlier({ address, text }: NamedText): Publication | undefined {
  if (!address.startsWith(postPath(''))) return { draft: draftLine.test(text) }
  const parsed = parseSource({ file: '', path: 'post.md', text }, () => undefined)
  const { date, draft } = (parsed?.data ?? {}) as Readonly<Record<string, unknown>>
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return undefined
  return { date, draft: draft === true }
}

/** Whether git would give the text this name; in repositories of SHA-256 that has to be worked out. */
function isVersion(version: string | undefined, post: PresentPage): boolean {
  if (version?.length !== 64) return version === post.hash
  const bytes = Buffer.from(post.text)
  return createHash('sha256').update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === version
}

function findText(text: string | undefined, pages: readonly NamedText[]): string | undefined {
  if (text === undefined) return undefined
  const measured = pages.map((page) => ({ address: page.address, change: measureChange(text, page.text) }))
  const [nearest] = measured.toSorted((a, b) => a.change - b.change)
  return nearest && nearest.change < sameText ? nearest.address : undefined
}

/** The address that a page has now; it may have got several, one after the other. */
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

/** How much of the words of a post are others in a later version, from 0 to 1; their order and front matter do not count. */
function measureChange(before: string, now: string): number {
  const [old, current] = [listWords(before), listWords(now)]
  const left = groupBy(current, (word) => word)
  const same = old.filter((word) => left.get(word)?.pop() !== undefined).length
  const all = Math.max(old.length, current.length)
  return all === 0 ? 0 : (all - same) / all
}

function listWords(text: string): readonly string[] {
  return text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---\r?\n/, '').match(/[\p{L}\p{N}]+/gu) ?? []
}
