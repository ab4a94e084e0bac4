import { type CollectionName, collections, files } from '../../schema/collections.ts'
import { areaPath, pagePath, paths, postPath, servicePath } from '../../schema/paths.ts'
import { unpublishedState } from '../../schema/publication.ts'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { SourceFile, SourceLocations, Sources } from '../load/load-sources.ts'
import type { Entries, PostDays } from '../validate/entry.ts'
import { guessKind } from '../validate/identify-source.ts'
import { findChangedPosts, findGonePosts, readEarlierPost } from './compare-posts.ts'
import type { History } from './history.ts'

/** What the past is compared with. */
interface Present {
  /** The day of the run, `YYYY-MM-DD`. */
  readonly today: string
  readonly sources: Sources
  readonly entries: {
    readonly files: Pick<Entries['files'], 'redirects'>
    readonly collections: { readonly posts: readonly PostDays[] }
  }
  readonly locations: SourceLocations
}

/** What earlier states have to say. */
interface Past {
  readonly diagnostics: readonly Diagnostic[]
  /** A sentence where they are not all there. */
  readonly notes: readonly string[]
}

export const noPast: Past = { diagnostics: [], notes: [] }

const cutNote =
  "Deleted and rewritten posts weren't checked: this is a shallow clone, without the full git history. " +
  '(Run `git fetch --unshallow`; for actions/checkout, set `fetch-depth: 0`.)'

/** Warns of what only earlier states show: posts that went without a redirect, and posts that changed without saying so. */
export async function checkHistory(history: History, present: Present): Promise<Past> {
  const [isCut, changes] = await Promise.all([history.isCut(), history.list()])
  const notes = isCut ? [cutNote] : []
  // Nothing is remembered of any post: this is no repository, or all of it is new.
  const gonePages = await checkGonePages(history, present)
  if (changes.length === 0) return { diagnostics: gonePages, notes }
  const found = await Promise.all([checkGonePosts(history, present), checkChangedPosts(history, present)])
  return { diagnostics: [...gonePages, ...found.flat()], notes }
}

async function checkGonePosts(history: History, present: Present): Promise<Diagnostic[]> {
  const { sources, entries, locations, today } = present
  const { redirects } = entries.files
  // With mistakes in it, it is not known yet what it redirects.
  if (!redirects && isThere(files.redirects.path, sources)) return []
  const redirected = new Set(redirects?.data.map(({ from }) => from))
  const posts = listPresent(sources, 'posts', (id) => id)
  const gone = await findGonePosts(history, posts, today)
  const visible = new Set(listPublic(present).map(({ id }) => postPath(id)))
  return gone.flatMap(({ id, lastDay, renamedTo }) => {
    const from = postPath(id)
    if (redirected.has(from)) return []
    const now = renamedTo === undefined ? undefined : postPath(renamedTo)
    const said = readEarlierPost(posts.find((post) => post.id === renamedTo)?.text ?? '')
    const isVisible = said !== undefined && unpublishedState(said, today) === undefined
    const until = lastDay === undefined ? '' : ` until ${lastDay}`
    const fate = now === undefined ? 'is gone' : `is now \`${now}\`${isVisible ? '' : ", which isn't public"}`
    return {
      severity: 'warning',
      code: 'redirects/missing',
      message: `The post \`${from}\` was public${until} and ${fate}: old links to it are broken.`,
      file: `${locations.contentFolder}/${files.redirects.path}`,
      hint: `add these lines:\n    - from: ${from}\n      to: ${isVisible ? now : visible.size > 0 ? paths.blog : paths.home}`,
    }
  })
}

/** Services, cities and pages of one's own, which are public unless they say that they are drafts. */
async function checkGonePages(
  history: History,
  { sources, entries, locations, today }: Present,
): Promise<Diagnostic[]> {
  const changes = (await history.listPages?.()) ?? []
  const { redirects } = entries.files
  if (changes.length === 0 || (!redirects && isThere(files.redirects.path, sources))) return []
  const pages = [
    ...listPresent(sources, 'services', servicePath),
    ...listPresent(sources, 'areas', areaPath),
    ...listPresent(sources, 'pages', pagePath),
  ]
  const remembered = { ...history, list: () => Promise.resolve(changes) }
  const gone = await findGonePosts(remembered, pages, today, (text) => ({ draft: /^draft:[ \t]+true\b/m.test(text) }))
  const redirected = new Set(redirects?.data.map(({ from }) => from))
  return gone.flatMap(({ id: from, lastDay, renamedTo }) => {
    if (redirected.has(from)) return []
    const what = from.startsWith(servicePath('')) ? 'service' : from.startsWith(areaPath('')) ? 'city' : 'page'
    const until = lastDay === undefined ? '' : ` until ${lastDay}`
    const fate = renamedTo === undefined ? 'is gone' : `is now \`${renamedTo}\``
    const list = what === 'city' && pages.some(({ id }) => id.startsWith(areaPath(''))) ? paths.areas : paths.home
    return {
      severity: 'warning',
      code: 'redirects/missing',
      message: `The ${what} \`${from}\` was public${until} and ${fate}: old links to it are broken.`,
      file: `${locations.contentFolder}/${files.redirects.path}`,
      hint: `add these lines:\n    - from: ${from}\n      to: ${renamedTo ?? list}`,
      notes: what === 'service' ? noteChoice(from.slice(servicePath('').length), sources) : [],
    }
  })
}

function isThere(path: string, { content, unreadable }: Sources): boolean {
  return unreadable.includes(path) || content.some((source) => source.path === path)
}

/** The entries of a folder by the names that they have or, if those cannot be addresses, that they should have. */
function listPresent({ content, unreadable }: Sources, folder: CollectionName, nameOf: (id: string) => string) {
  const right = new RegExp(`^${folder}/([a-z0-9-]+)\\${collections[folder].extension}$`)
  return [...content, ...unreadable.map((path) => ({ path, text: '', hash: '' }))].flatMap((source) => {
    const id = right.exec(source.path)?.[1]
    const kind = id === undefined ? guessKind(source.path) : { collection: folder, id }
    return kind && 'collection' in kind && kind.collection === folder ? [presentPost(nameOf(kind.id), source)] : []
  })
}

/** Where the quote form still offers a service that is gone. */
function noteChoice(id: string, { content }: Sources): NonNullable<Diagnostic['notes']> {
  const contact = content.find(({ path }) => path === files.contact.path)
  const line = contact?.text.split('\n').findIndex((text) => new RegExp(`^\\s+${id}:`).test(text)) ?? -1
  if (!contact || line < 0) return []
  const column = (contact.text.split('\n')[line] ?? '').search(/\S/) + 1
  const message = `the quote form still offers "${id}"`
  return [{ message, file: contact.file, place: { line: line + 1, column } }]
}

function listPublic({ entries, today }: Present) {
  return entries.collections.posts.filter(({ data }) => unpublishedState(data, today) === undefined)
}

async function checkChangedPosts(history: History, present: Present): Promise<Diagnostic[]> {
  const { sources, today } = present
  const sourceOf = new Map(sources.content.map((source) => [source.file, source]))
  const posts = listPublic(present).flatMap(({ id, file, data }) => {
    const source = data.updated === undefined ? sourceOf.get(file) : undefined
    return source ? [presentPost(id, source)] : []
  })
  const changed = await findChangedPosts(history, posts, today)
  return changed.map(({ post, day }) => ({
    severity: 'warning',
    code: 'content/missing-updated',
    message: 'This post has changed since it was published, but has no `updated` date.',
    file: post.file,
    place: { line: post.text.split('\n').findIndex((line) => line.startsWith('date:')) + 1, column: 1 },
    hint: `add this line below:\n    updated: ${day}`,
  }))
}

/** The text is read where it is asked for, which is seldom: the hash of most says that they are as they were. */
function presentPost(id: string, source: Pick<SourceFile, 'hash' | 'text'> & { readonly file?: string }) {
  return {
    id,
    file: source.file ?? '',
    hash: source.hash,
    get text() {
      return source.text
    },
  }
}
