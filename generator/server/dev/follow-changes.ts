import { basename, dirname, join, resolve, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'

interface Followers {
  /** Gets the absolute path of what changed, came or went; more than once for one change. */
  readonly onChange: (path: string) => void
  readonly onTrouble: (error: unknown) => void
}

/**
 * Follows files and folders by the folders that they lie in: what is taken away and comes back, as git does it with a file
 * and editors with a folder, is followed again.
 */
export function followChanges(paths: readonly string[], { onChange, onTrouble }: Followers): FSWatcher {
  const parents = [...new Set(paths.map((path) => dirname(path)))]
  const isFollowed = (path: string) => paths.some((own) => path === own || path.startsWith(own + sep))
  const leadsTo = (path: string) => parents.some((parent) => parent === path || parent.startsWith(path + sep))
  const note = (path: string) => {
    if (isFollowed(path)) onChange(path)
  }
  return (
    watch(parents, { ignoreInitial: true, ignored: (path) => !isFollowed(resolve(path)) && !leadsTo(resolve(path)) })
      .on('all', (_event, path) => note(resolve(path)))
      // Of two changes of a file within 50 ms the library tells the first alone: a file that is emptied and then filled, as
      // most programs save, would stay as it was in between.
      .on('raw', (_event, name, details) => note(locate(name, details)))
      .on('error', onTrouble)
  )
}

/** What the system told: the name of what changed, and the folder or the file itself that was watched. */
function locate(name: string | null, details: unknown): string {
  const { watchedPath = '' } = details as { readonly watchedPath?: string }
  return resolve(name === null || basename(watchedPath) === name ? watchedPath : join(watchedPath, name))
}
