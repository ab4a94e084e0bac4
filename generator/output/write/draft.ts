import { rmdirSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createFolders, type Folders } from './folders.ts'
import { nameBeside } from './leftovers.ts'
import { linkOld } from './place-file.ts'
import type { SiteRecord } from './site-record.ts'
import { succeeds } from './attempt.ts'
import { onDisk } from './write-error.ts'

/**
 * A site in the making, beside the one that it replaces. It begins with every file of that one, as links: nearly all of them
 * stay, and what does not is taken out again.
 */
export interface Draft extends Folders {
  /** Recorded paths whose files are not as the record says: they are gone, or were touched. Rejects with a `WriteError` where the disk refuses. */
  readonly lost: Promise<readonly string[]>
}

/** Begins a draft here and now. */
export function beginDraft(folder: string, record: SiteRecord | undefined): Draft {
  const folders = { folder, next: nameBeside(folder, 'next') }
  return { ...folders, lost: Promise.resolve(linkRecorded(folders, record)) }
}

/** Links the files of a record into a new folder. Returns the paths of those that are not as it says. */
export function linkRecorded({ folder, next }: Folders, record: SiteRecord | undefined): string[] {
  const folders = onDisk(folder, () => createFolders(next))
  return [...(record ?? [])].flatMap(([path, recorded]) => {
    const place = { folder, old: join(folder, path), path: join(next, path) }
    onDisk(folder, () => folders.make(dirname(place.path)))
    return linkOld(place, recorded) ? [] : [path]
  })
}

/** Takes files out of a draft; their folders stay, because others may be on their way there. */
export function takeOut({ folder, next }: Folders, paths: readonly string[]): void {
  onDisk(folder, () => {
    for (const path of paths) unlinkSync(join(next, path))
  })
}

/** Removes the folders of these files that are empty by now. */
export function removeEmptied({ next }: Folders, paths: readonly string[]): void {
  for (const path of new Set(paths.map((file) => dirname(file)))) removeEmpty(next, path)
}

function removeEmpty(next: string, path: string): void {
  if (path !== '.' && succeeds(() => rmdirSync(join(next, path)))) removeEmpty(next, dirname(path))
}
