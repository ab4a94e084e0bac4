import { copyFileSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { readSite } from '../../check-site.ts'
import { loadSources } from '../../content/load/load-sources.ts'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import { diskFiles } from '../../shared/fs/files.ts'
import { writeFileWhole } from '../../shared/fs/write-file-whole.ts'
import { openPictures } from '../import/find-picture.ts'
import { formatImport, formatUnreadable } from '../import/format-report.ts'
import { listOldPosts } from '../import/list-old-posts.ts'
import { type OldPost, readOldPost } from '../import/old-post.ts'
import { planImport } from '../import/plan-import.ts'
import { openShelf } from '../import/shelve-pictures.ts'
import { createCheckRequest, type Project, type Terminal } from '../project.ts'
import { UsageError } from '../usage-error.ts'

/** Converts another system's posts to ours, with their images, and reports each guess. Returns the exit code. */
export async function runImport(
  { words, isDry }: { readonly words: readonly string[]; readonly isDry: boolean },
  project: Project,
  terminal: Terminal,
): Promise<number> {
  const given = readFolder(words, project.root)
  // Jekyll's folders say what is in them, so their names stay in the paths.
  const [folder, inside] = /^_(posts|drafts)$/.test(basename(given)) ? [dirname(given), basename(given)] : [given, '']
  const { posts, unreadable, skipped } = listOldPosts(folder, inside)
  const olds: OldPost[] = []
  for (const path of posts) {
    const old = readOldPost(path, diskFiles.read(join(folder, path)) ?? new Uint8Array())
    if ('reason' in old) unreadable.push(old)
    else if (/(^|\/)readme\.\w+$/i.test(path) && old.keys.size === 0) skipped.push(path)
    else olds.push(old)
  }
  if (olds.length + unreadable.length === 0) throw new UsageError(`There are no Markdown posts in ${words[0]}.`)
  const check = createCheckRequest(project, 'authors')
  const sources = loadSources(check.files, check.locations)
  const { entries } = await readSite(check, sources)
  const content = resolve(project.root, project.content)
  const shelf = openShelf(join(content, 'images'))
  const fileOf = (id: string) => join(content, 'posts', `${id}.md`)
  const planned = planImport(olds, {
    sources: sources.value,
    entries,
    today: project.today,
    findPicture: openPictures(folder),
    shelf,
    isThere: (id) => existsSync(fileOf(id)),
  })
  const written = planned.filter(({ isKept }) => !isKept)
  if (!isDry) {
    for (const [image, file] of shelf.added) copyPicture(file, join(content, 'images', image))
    for (const { id, text } of written) writeFileWhole(fileOf(id), text)
  }
  const kept = planned.filter(({ isKept }) => isKept)
  terminal.print(formatImport({ content: project.content, isDry, written, kept, pictures: shelf.added.size, skipped }))
  terminal.complain(formatUnreadable(unreadable))
  return unreadable.length > 0 ? 1 : 0
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
