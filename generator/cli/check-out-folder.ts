import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { unlessRefused } from '../shared/fs/disk-error.ts'
import { isWithin } from '../shared/fs/is-within.ts'
import { clientFolder, type Project, templatesFolder } from './project.ts'
import { UsageError } from './usage-error.ts'

/** Files that every build contains. A folder without them isn't a build. */
const marks = ['index.html', '404.html']

/** The output folder, with links resolved. A build replaces it completely, so a folder with anything else in it is refused. */
export function checkOutFolder({ root, out, content, config, cache = '.cache' }: Project): string {
  const folder = follow(resolve(root, out))
  const own = [root, content, config, cache, templatesFolder, clientFolder].map((path) => resolve(root, path))
  const isAbove = own.some((path) => isWithin(path, folder))
  const isBelow = [content, cache].some((path) => isWithin(folder, resolve(root, path)))
  if (isAbove || isBelow) throw new UsageError(`--out ${out} would overwrite the project itself.`)
  const names = existsSync(folder) ? unlessRefused(() => readdirSync(folder)) : []
  if (!names) throw new UsageError(`--out ${out} is not a folder.`)
  // A checkout of the branch that the host serves, with commits that may be nowhere else.
  if (names.includes('.git'))
    throw new UsageError(
      `--out ${out} is a git repository, which a build would delete. Build into another folder, and copy the site there.`,
    )
  if (names.length > 0 && !marks.every((mark) => names.includes(mark)))
    throw new UsageError(`--out ${out} contains something that isn't a site. Empty it first, or choose another folder.`)
  return folder
}

/** Resolves links in the part of the path that exists. */
function follow(path: string): string {
  const parent = dirname(path)
  const found = unlessRefused(() => realpathSync(path))
  return found ?? (parent === path ? path : join(follow(parent), basename(path)))
}
