import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { unlessRefused } from '../../shared/fs/disk-error.ts'

interface Followers {
  /** Gets the absolute path of what changed, came or went; more than once for one change. */
  readonly onChange: (path: string) => void
  readonly onTrouble: (error: unknown) => void
}

/**
 * Follows files and folders by the folders that they are in: what is deleted and comes back, as git does it with a file
 * and editors with a folder, is followed again.
 *
 * It asks the system once for each folder. chokidar does so for each file and reads a folder again after every save in it, a
 * tenth of a second for 10,000 posts; `@parcel/watcher` 2.6 loses a folder that goes and comes back, watchpack 2.6 one that does
 * so at once.
 */
export function watchFiles(paths: readonly string[], { onChange, onTrouble }: Followers): { close(): void } {
  const watchers = new Map<string, FSWatcher>()
  const isFollowed = (path: string) => paths.some((own) => path === own || path.startsWith(own + sep))
  const isOnTheWay = (path: string) => isFollowed(path) || paths.some((own) => own.startsWith(path + sep))
  const unfollow = (folder: string) => {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(folder + sep)) continue
      watcher.close()
      watchers.delete(path)
    }
  }
  const follow = (folder: string) => {
    const hear = (event: string, name: string | null) => {
      const path = name === null ? folder : join(folder, name)
      if (!isOnTheWay(path)) return
      // One that was replaced at once has the same name, and is no longer followed.
      if (event === 'rename') {
        unfollow(path)
        if (isFolder(path)) follow(path)
      }
      if (isFollowed(path)) onChange(path)
    }
    try {
      const watcher = watch(folder, hear)
      // Windows says of a folder that was removed that it may not be looked at.
      watcher.on('error', (error) => (isFolder(folder) ? onTrouble(error) : unfollow(folder)))
      watchers.set(folder, watcher)
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name)
        const isLinked = paths.includes(path) && entry.isSymbolicLink() && isFolder(path)
        if (isOnTheWay(path) && (entry.isDirectory() || isLinked)) follow(path)
      }
    } catch (error) {
      // One that went meanwhile is heard of by the folder that it was in.
      if (isFolder(folder)) onTrouble(error)
    }
  }
  for (const parent of new Set(paths.map((path) => dirname(path)))) follow(parent)
  return { close: () => [...watchers.values()].forEach((watcher) => watcher.close()) }
}

function isFolder(path: string): boolean {
  return unlessRefused(() => statSync(path, { throwIfNoEntry: false }))?.isDirectory() === true
}
