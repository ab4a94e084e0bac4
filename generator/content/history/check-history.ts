import { files } from '../../schema/collections.ts'
import { areaPath, entryPaths, paths, postPath, servicePath } from '../../schema/paths.ts'
import { unpublishedState } from '../../schema/publication.ts'
import { resolveLocale } from '../../schema/site/locale.ts'
import type { Diagnostic, Note } from '../../shared/diagnostics/diagnostic.ts'
import type { SourceLocations, Sources } from '../load/load-sources.ts'
import type { SourceFile } from '../load/source-file.ts'
import { draftLine } from '../parse/parse-source.ts'
import type { Entries } from '../validate/entry.ts'
import { guessKind } from '../validate/identify-source.ts'
import { findChangedPosts, findGonePages, readEarlier } from './compare-pages.ts'
import type { History, PresentPage } from './git-history.ts'

interface Present {
  /** The day of the run, `YYYY-MM-DD`. */
  readonly today: string
  readonly sources: Sources
  readonly entries: Entries
  readonly locations: SourceLocations
}

interface FilePage extends PresentPage {
  readonly source: SourceFile
}

const gapNotes = {
  shallow:
    "Couldn't check for deleted or rewritten posts: this is a shallow clone, without the full git history. " +
    '(Run `git fetch --unshallow`; for actions/checkout, set `fetch-depth: 0`.)',
  failed:
    "Couldn't check for deleted or rewritten posts: git is missing, failed, took too long or found too much. " +
    '(See whether `git log` works, and clone without `--filter`.)',
} as const

/**
 * Warns about problems that only the history shows: pages removed without a redirect, and posts changed without `updated`. Adds a
 * note if part of the history is missing.
 */
export async function checkHistory(history: History | undefined, present: Present) {
  if (!history) return { diagnostics: [], notes: [] }
  const found = await Promise.all([checkGonePages(history, present), checkChangedPosts(history, present)])
  const gap = await history.findGap()
  return { diagnostics: found.flat(), notes: gap === undefined ? [] : [gapNotes[gap]] }
}

async function checkGonePages(history: History, present: Present): Promise<Diagnostic[]> {
  const { sources, entries, locations, today } = present
  const { redirects } = entries.files
  // The redirects file has errors, so its redirects are unknown.
  if (!redirects && sources.content.some(({ path }) => path === files.redirects.path)) return []
  const redirected = new Set(redirects?.data.map(({ from }) => from))
  const pages = listPresent(present)
  const gone = await findGonePages(history, pages, today)
  return gone.flatMap(({ address, lastDay, renamedTo }) => {
    if (redirected.has(address)) return []
    const now = pages.find((page) => page.address === renamedTo)
    if (now?.address === address) return explainHidden(now, present)
    const said = now && readEarlier(now.address, now.source.text)
    const isVisible = said !== undefined && unpublishedState(said, today) === undefined
    const until = lastDay === undefined ? '' : ` until ${lastDay}`
    const fate = now ? `is now \`${now.address}\`${isVisible ? '' : ", which isn't public"}` : 'is gone'
    const { what, list } = describeKind(address, pages, present)
    return {
      severity: 'warning',
      code: 'redirects/missing',
      message: `The ${what} \`${address}\` was public${until} and ${fate}: old links to it are broken.`,
      file: `${locations.contentFolder}/${files.redirects.path}`,
      hint: `add these lines:\n    - from: ${address}\n      to: ${isVisible ? renamedTo : list}`,
      notes:
        what === 'service'
          ? noteChoice(address.slice(servicePath('').length), sources)
          : what === 'city' && !now
            ? noteNames(address.slice(areaPath('').length), sources)
            : [],
    }
  })
}

/** Reports a page whose file says by now that it's a draft, or has a later date. */
function explainHidden({ address, source }: FilePage, present: Present): Diagnostic {
  const { what } = describeKind(address, [], present)
  const key = draftLine.test(source.text) ? 'draft' : 'date'
  return {
    severity: 'warning',
    code: 'redirects/missing',
    message: `The ${what} \`${address}\` was public and isn't anymore: links to it are broken.`,
    file: source.file,
    place: { line: lineOfKey(source.text, key), column: 1 },
    hint: `to publish it again, ${key === 'draft' ? 'delete `draft: true`' : 'set `date` to the day it was published'}. If it's gone for good, delete this file: this check then says which redirect to add.`,
  }
}

/** What to call a page, and the list that visitors would look for it on. */
function describeKind(address: string, pages: readonly PresentPage[], present: Present) {
  const isIn = (pathOf: (id: string) => string, one = address) => one.startsWith(pathOf(''))
  if (isIn(postPath)) return { what: 'post', list: listPublic(present).length > 0 ? paths.blog : paths.home }
  if (isIn(servicePath)) return { what: 'service', list: paths.home }
  if (!isIn(areaPath)) return { what: 'page', list: paths.home }
  return { what: 'city', list: pages.some((page) => isIn(areaPath, page.address)) ? paths.areas : paths.home }
}

/** Entries by URL path: the one they have or, if the file name is invalid, the one they should have. */
function listPresent({ sources, entries: { config, collections }, today }: Present): FilePage[] {
  const language = config && resolveLocale(config).language
  const hidden = new Set(
    Object.values(collections)
      .flat()
      .flatMap(({ file, data }) => (unpublishedState(data, today) === undefined ? [] : file)),
  )
  return sources.content.flatMap((source) => {
    const kind = guessKind(source.path, language)
    if (!kind?.collection) return []
    return [{ address: entryPaths[kind.collection](kind.id), source, isHidden: hidden.has(source.file) }]
  })
}

function noteChoice(id: string, { content }: Sources): Note[] {
  const contact = content.find(({ path }) => path === files.contact.path)
  const line = contact?.text.split('\n').findIndex((text) => new RegExp(`^\\s+${id}:`).test(text)) ?? -1
  if (!contact || line < 0) return []
  const column = (contact.text.split('\n')[line] ?? '').search(/\S/) + 1
  const message = `the quote form still offers "${id}"`
  return [{ message, file: contact.file, place: { line: line + 1, column } }]
}

/** Of more, the others are found along with these. */
const mostNotes = 5

/** Texts about the whole company that still promise to come to a city. Other cities, and posts, may well name it. */
function noteNames(id: string, { content }: Sources): Note[] {
  const name = new RegExp(`(?<![\\w/-])${id.replaceAll('-', '[ -]')}(?![\\w-])`, 'i')
  const notes = content.flatMap((source) => {
    const { file, path } = source
    if (path !== files.faq.path && !/^(?:pages|services)\//.test(path)) return []
    // Only now, because this may read it from disk.
    const lines = source.text.split('\n')
    const line = lines.findIndex((typed) => name.test(typed))
    const found = name.exec(lines[line] ?? '')
    // Mobile and Reading are words, too.
    if (!found || !/^\p{Lu}/u.test(found[0])) return []
    return [{ message: `this text still names ${found[0]}`, file, place: { line: line + 1, column: found.index + 1 } }]
  })
  return notes.slice(0, mostNotes)
}

function listPublic({ entries, today }: Present) {
  return entries.collections.posts.filter(({ data }) => unpublishedState(data, today) === undefined)
}

async function checkChangedPosts(history: History, present: Present): Promise<Diagnostic[]> {
  const { sources, today } = present
  const sourceOf = new Map(sources.content.map((source) => [source.file, source]))
  const posts = listPublic(present).flatMap(({ id, file, data }) => {
    const source = data.updated === undefined ? sourceOf.get(file) : undefined
    return source ? [{ address: postPath(id), source }] : []
  })
  const changed = await findChangedPosts(history, posts, today)
  return changed.map(({ post, day }) => ({
    severity: 'warning',
    code: 'content/missing-updated',
    message: 'This post has changed since it was published, but has no `updated` date.',
    file: post.source.file,
    place: { line: lineOfKey(post.source.text, 'date'), column: 1 },
    hint: `add this line below:\n    updated: ${day}`,
  }))
}

/** Counted from 1. The key may be in quotes, or in braces on the first line. */
function lineOfKey(text: string, key: 'date' | 'draft'): number {
  return Math.max(1, text.split('\n').findIndex((line) => new RegExp(`^["']?${key}["']?\\s*:`).test(line)) + 1)
}
