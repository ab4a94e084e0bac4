import { copyFileSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readSite } from '../../check-site.ts'
import type { Redirect } from '../../schema/entries/redirect.ts'
import { postPath } from '../../schema/paths.ts'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import { writeFileWhole } from '../../shared/fs/write-file-whole.ts'
import { openPictures, openShelf } from '../import/old-pictures.ts'
import { type PlannedPost, planImport } from '../import/plan-import.ts'
import { readOldPosts } from '../import/read-old-posts.ts'
import { addToList } from '../new/add-to-list.ts'
import { formatYaml } from '../new/entry-yaml.ts'
import { createCheckRequest, type Project, type Terminal } from '../project.ts'
import { countOf } from '../../shared/diagnostics/format.ts'
import { UsageError } from '../usage-error.ts'

/** Converts another system's posts to ours, with their images, and reports each guess. Returns the exit code. */
export async function runImport(
  { words, isDry }: { readonly words: readonly string[]; readonly isDry: boolean },
  project: Project,
  terminal: Terminal,
): Promise<number> {
  const { folder, olds, unreadable, skipped } = readOldPosts(readFolder(words, project.root))
  if (olds.length + unreadable.length === 0) throw new UsageError(`There are no Markdown posts in ${words[0]}.`)
  const { entries } = await readSite(createCheckRequest(project, 'authors'))
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
  const redirects = listRedirects(written, entries.files.redirects?.data ?? [])
  let isRedirected = true
  if (!isDry) {
    for (const [image, file] of shelf.added) copyPicture(file, join(content, 'images', image))
    // Before the posts: an import that is run again skips posts that are there already, along with their redirects.
    const file = join(content, redirectsFile)
    isRedirected = redirects.length === 0 || addToList(file, redirectsFile, redirects) !== undefined
    for (const { id, text } of written) writeFileWhole(fileOf(id), text)
  }
  const place = `${project.content}/${redirectsFile}`
  terminal.print(formatPosts(planned, skipped, project.content))
  if (redirects.length > 0)
    terminal.print(`Redirects in ${place}, which keep old links working:\n\n${formatYaml(redirects)}\n`)
  const total = `${countOf(written.length, 'post')} and ${countOf(shelf.added.size, 'image')}.`
  const next = written.length > 0 ? ' Read the guesses above, then run `npm run check`.' : ''
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

/** Never overwrites a file. */
function copyPicture(file: string, place: string): void {
  mkdirSync(dirname(place), { recursive: true })
  copyFileSync(file, place, constants.COPYFILE_EXCL)
}

const redirectsFile = 'redirects.yaml'

/** Leads old addresses to the posts, except those that the site or an earlier post redirects already. */
function listRedirects(written: readonly PlannedPost[], existing: readonly Redirect[]): Redirect[] {
  const taken = new Set(existing.map(({ from }) => from.toLowerCase()))
  const wanted = written.flatMap(({ id, redirected }) => redirected.map((from) => ({ from, to: postPath(id) })))
  return wanted.filter(({ from }) => {
    const key = from.toLowerCase()
    return !taken.has(key) && taken.add(key)
  })
}

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
