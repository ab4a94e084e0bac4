import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSite } from '../../check-site.ts'
import { decodeText } from '../../content/load/read-text.ts'
import { postPath } from '../../schema/paths.ts'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import { copyFileWhole, writeFileWhole } from '../../shared/fs/write-file-whole.ts'
import { planRedirects, readSitemap } from '../import/plan-redirects.ts'
import { openPictures, openShelf } from '../import/old-pictures.ts'
import { type PlannedPost, planImport } from '../import/plan-import.ts'
import { readOldPosts } from '../import/read-old-posts.ts'
import { addToList } from '../new/add-to-list.ts'
import { formatYaml } from '../new/entry-yaml.ts'
import { createCheckRequest, type Project, type Terminal } from '../project.ts'
import { countOf } from '../../shared/diagnostics/format.ts'
import { UsageError } from '../usage-error.ts'

interface ImportOptions {
  /** The path of the folder with the posts. */
  readonly words: readonly string[]
  readonly isDry: boolean
  /** Path of the old site's sitemap. */
  readonly sitemap?: string | undefined
}

/**
 * Converts another system's posts to ours, with their images, redirects old addresses, and reports each guess. Returns the
 * exit code.
 */
export async function runImport(
  { words, isDry, sitemap }: ImportOptions,
  project: Project,
  terminal: Terminal,
): Promise<number> {
  const { folder, olds, unreadable, skipped } =
    words.length === 0 && sitemap !== undefined ? noPosts : readPosts(words, project.root)
  const addresses = sitemap === undefined ? [] : readSitemap(readText(sitemap, project.root), sitemap)
  // As visitors see it, but without looking through git's history.
  const { entries, targets } = await readSite({ ...createCheckRequest(project, 'authors'), audience: 'public' })
  const content = resolve(project.root, project.content)
  const shelf = openShelf(join(content, 'images'))
  const fileOf = (id: string) => join(content, 'posts', `${id}.md`)
  const planned = planImport(olds, {
    entries,
    today: project.today,
    findPicture: openPictures(folder),
    shelf,
    isThere: (id) => existsSync(fileOf(id)),
  })
  const written = planned.filter(({ isKept }) => !isKept)
  const pages = [...targets.pages.keys(), ...written.flatMap(({ id, isPublic }) => (isPublic ? [postPath(id)] : []))]
  const { redirects, lost, unredirectable } = planRedirects(written, addresses, { pages, existing: targets.redirects })
  let isRedirected = true
  if (!isDry) {
    for (const [image, file] of shelf.added) copyFileWhole(file, join(content, 'images', image))
    // Before the posts: an import that is run again skips posts that are there already, along with their redirects.
    const file = join(content, redirectsFile)
    // What a file with errors redirects isn't known, so it would get the same redirects again.
    const isValid = entries.files.redirects !== undefined || !existsSync(file)
    isRedirected = redirects.length === 0 || (isValid && addToList(file, redirectsFile, redirects) !== undefined)
    for (const { id, text } of written) writeFileWhole(fileOf(id), text)
  }
  const place = `${project.content}/${redirectsFile}`
  terminal.print(formatPosts(planned, skipped, project.content))
  if (redirects.length > 0)
    terminal.print(`Redirects in ${place}, which keep old links working:\n\n${formatYaml(redirects)}\n`)
  terminal.print(formatList(`Old addresses that lead nowhere. Add redirects to ${place} for those that matter:`, lost))
  terminal.print(formatList("Old addresses with accents or other signs, which can't be redirected:", unredirectable))
  const added = isRedirected ? redirects.length : 0
  const total = `${countOf(written.length, 'post')}, ${countOf(shelf.added.size, 'image')} and ${countOf(added, 'redirect')}.`
  const next = written.length + added > 0 ? ' Read the guesses above, then run `npm run check`.' : ''
  terminal.print(isDry ? `Would write ${total} Nothing was written.\n` : `Wrote ${total}${next}\n`)
  if (!isRedirected)
    terminal.complain(
      `Can't add to ${place}: it isn't a list of items that begin with "- ", or it has errors. Add the redirects above yourself.\n`,
    )
  if (unreadable.length === 0) return isRedirected ? 0 : 1
  const lines = unreadable.map(({ path, reason }) => `  ${path}: ${reason}\n`)
  terminal.complain(`${countOf(unreadable.length, 'file')} could not be imported:\n${lines.join('')}`)
  return 1
}

/** For an import that only redirects addresses. */
const noPosts: ReturnType<typeof readOldPosts> = { folder: '', olds: [], unreadable: [], skipped: [] }

function readPosts(words: readonly string[], root: string) {
  const posts = readOldPosts(readFolder(words, root))
  if (posts.olds.length + posts.unreadable.length === 0)
    throw new UsageError(`There are no Markdown posts in ${words[0]}.`)
  return posts
}

function readFolder(words: readonly string[], root: string): string {
  const [word, second] = words
  if (word === undefined)
    throw new UsageError(
      'Import what? Give the path of the folder with the posts: npm run import -- ../old-site/_posts',
    )
  if (second !== undefined)
    throw new UsageError(`Give one folder at a time, with quotes around a name that has spaces: "${words.join(' ')}".`)
  const folder = resolve(root, word)
  if (!unlessRefused(() => statSync(folder))?.isDirectory()) throw new UsageError(`${word} is not a folder.`)
  return folder
}

function readText(name: string, root: string): string {
  const bytes = unlessRefused(() => readFileSync(resolve(root, name)))
  if (!bytes)
    throw new UsageError(`${name} can't be read. Save the old site's sitemap, and give the path of that file.`)
  const text = decodeText(bytes)
  if (typeof text !== 'string') throw new UsageError(`${name}: ${text.message}`)
  return text
}

const redirectsFile = 'redirects.yaml'

/** Lists every post with the guesses made for it, then what wasn't written. */
function formatPosts(planned: readonly PlannedPost[], skipped: readonly string[], content: string): string {
  const width = Math.max(0, ...planned.flatMap(({ notes }) => notes.map(([about]) => about.length)))
  const posts = planned.map(({ id, from, notes, isKept }) => {
    const lines = notes.map(([about, note]) => `  ${about.padEnd(width)}  ${note}`)
    return isKept ? '' : `${[`${content}/posts/${id}.md  from ${from}`, ...lines].join('\n')}\n\n`
  })
  const kept = planned.filter(({ isKept }) => isKept)
  const there = kept.map(({ id, from }) => `${from}: ${content}/posts/${id}.md already exists`)
  return [...posts, formatList('Not changed:', there), formatList('Not posts:', skipped)].join('')
}

function formatList(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${[title, ...items].join('\n  ')}\n\n`
}
