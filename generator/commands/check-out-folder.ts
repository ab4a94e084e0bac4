import { readdir } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import type { Project } from './project.ts'
import { UsageError } from './usage-error.ts'

/** What every site has; a folder without it was not made by a build. */
const marks = ['index.html', '404.html']

/** A build replaces the whole folder, so it refuses one that holds anything but a site, or the project itself. */
export async function checkOutFolder({ root, out, content, config }: Project): Promise<void> {
  const folder = resolve(root, out)
  const isInside = [root, resolve(root, content), resolve(root, config)].some((path) =>
    `${path}${sep}`.startsWith(`${folder}${sep}`),
  )
  if (isInside) throw new UsageError(`--out ${out} would replace the project itself.`)
  const names: string[] = await readdir(folder).catch(() => [])
  if (names.length === 0 || marks.every((mark) => names.includes(mark))) return
  throw new UsageError(`--out ${out} holds something that is no site. Empty it first, or choose another folder.`)
}
