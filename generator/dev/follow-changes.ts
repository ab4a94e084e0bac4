import { dirname, resolve, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'

interface Followers {
  /** Gets the absolute path of what changed, came or went. */
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
  return watch(parents, {
    ignoreInitial: true,
    ignored: (path) => !isFollowed(resolve(path)) && !leadsTo(resolve(path)),
  })
    .on('all', (_event, path) => {
      if (isFollowed(resolve(path))) onChange(resolve(path))
    })
    .on('error', onTrouble)
}
