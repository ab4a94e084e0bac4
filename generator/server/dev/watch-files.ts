import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { unlessRefused } from '../../shared/fs/disk-error.ts'

interface Followers {
  /** Called with the absolute path of what was changed, added or removed; maybe more than once per change. */
  readonly onChange: (path: string) => void
  readonly onTrouble: (error: unknown) => void
}

/**
 * Watches files and folders through their parent folders, so that anything deleted and recreated, as git and editors do, is
 * watched again.
 *
 * It adds one system watcher per folder. chokidar adds one per file and rereads a folder after every save in it, which takes 0.1
 * s for 10,000 posts; `@parcel/watcher` 2.6 loses a folder that is removed and recreated, and watchpack 2.6 one that is recreated
 * at once.
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
    // For content beside the project, the project's own folder is below a watched one.
    if (watchers.has(folder)) return
    const hear = (event: string, name: string | null) => {
      const path = name === null ? folder : join(folder, name)
      if (!isOnTheWay(path)) return
      // A folder that was replaced at once has the same name, but its watcher is dead.
      if (event === 'rename') {
        unfollow(path)
        if (isFolder(path)) follow(path)
      }
      if (isFollowed(path)) onChange(path)
    }
    try {
      const watcher = watch(folder, hear)
      // Windows reports a removed folder as a permission error.
      watcher.on('error', (error) => (isFolder(folder) ? onTrouble(error) : unfollow(folder)))
      watchers.set(folder, watcher)
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name)
        const isLinked = paths.includes(path) && entry.isSymbolicLink() && isFolder(path)
        if (isOnTheWay(path) && (entry.isDirectory() || isLinked)) follow(path)
      }
    } catch (error) {
      // If the folder has been removed meanwhile, its parent's watcher reports that.
      if (isFolder(folder)) onTrouble(error)
    }
  }
  for (const parent of new Set(paths.map((path) => dirname(path)))) follow(parent)
  return { close: () => [...watchers.values()].forEach((watcher) => watcher.close()) }
}

function isFolder(path: string): boolean {
  return unlessRefused(() => statSync(path, { throwIfNoEntry: false }))?.isDirectory() === true
}
