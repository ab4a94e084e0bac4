import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { unlessRefused } from '../shared/fs/disk-error.ts'
import { clientFolder, type Project, templatesFolder } from './project.ts'
import { UsageError } from './usage-error.ts'

/** What every site has; a folder without it was not made by a build. */
const marks = ['index.html', '404.html']

/** The folder of the site, with links followed. A build replaces it whole, so one that holds anything else is refused. */
export function checkOutFolder({ root, out, content, config, cache = '.cache' }: Project): string {
  const folder = follow(resolve(root, out))
  const own = [root, content, config, cache, templatesFolder, clientFolder].map((path) => resolve(root, path))
  const isAbove = own.some((path) => isWithin(path, folder))
  const isBelow = [content, cache].some((path) => isWithin(folder, resolve(root, path)))
  if (isAbove || isBelow) throw new UsageError(`--out ${out} would overwrite the project itself.`)
  const names = existsSync(folder) ? unlessRefused(() => readdirSync(folder)) : []
  if (!names) throw new UsageError(`--out ${out} is not a folder.`)
  if (names.length > 0 && !marks.every((mark) => names.includes(mark)))
    throw new UsageError(`--out ${out} contains something that isn't a site. Empty it first, or choose another folder.`)
  return folder
}

function isWithin(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`)
}

/** The real path of the part that exists. */
function follow(path: string): string {
  const parent = dirname(path)
  const found = unlessRefused(() => realpathSync(path))
  return found ?? (parent === path ? path : join(follow(parent), basename(path)))
}
