import { readdir, realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { type Project, sourceFolders } from './project.ts'
import { UsageError } from './usage-error.ts'

/** What every site has; a folder without it was not made by a build. */
const marks = ['index.html', '404.html']

/**
 * A build replaces the whole folder, so it refuses one that holds anything but a site, and the project's own folders.
 * Returns the folder itself, with links followed; it need not exist yet.
 */
export async function checkOutFolder({ root, out, content, config, cache = '.cache' }: Project): Promise<string> {
  const folder = await follow(resolve(root, out))
  const own = [root, content, config, cache].map((path) => resolve(root, path))
  const isAbove = [...own, ...Object.values(sourceFolders)].some((path) => isWithin(path, folder))
  const isBelow = [content, cache].some((path) => isWithin(folder, resolve(root, path)))
  if (isAbove || isBelow) throw new UsageError(`--out ${out} would write over the project itself.`)
  const names = await list(folder, out)
  if (names.length > 0 && !marks.every((mark) => names.includes(mark)))
    throw new UsageError(`--out ${out} holds something that is not a site. Empty it first, or choose another folder.`)
  return folder
}

function isWithin(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`)
}

async function follow(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(await follow(parent), basename(path))
  }
}

async function list(folder: string, out: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw new UsageError(`--out ${out} is not a folder.`)
  }
}
