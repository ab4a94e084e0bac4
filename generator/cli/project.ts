import { join, relative, resolve, sep } from 'node:path'
import { noCache, openAssetCache, pruneAssets, readAssetCache } from '../assets/cache/asset-cache.ts'
import type { PublicationOptions } from '../schema/publication.ts'
import { diskFiles } from '../shared/fs/files.ts'
import { sourceFolder } from '../shared/fs/source-folder.ts'
import { openGitHistory } from '../content/history/git-history.ts'
import type { BuildRequest } from '../build.ts'
import type { ShowProgress } from './show-progress.ts'
import type { CheckRequest } from '../check-site.ts'
import type { ThreadEntry } from '../content/reading/read-on-threads.ts'
import type { Templates } from '../render/render-site.ts'

/** The command line's settings, with defaults applied. Paths are as given, relative to `root`. */
export interface Project {
  /** Working directory of the command; absolute. */
  readonly root: string
  readonly content: string
  readonly config: string
  readonly out: string
  readonly cache: string | undefined
  /** The day of the build, `YYYY-MM-DD` in the site's time zone. */
  readonly today: string
  readonly timeZone: string
  readonly strict: boolean
  readonly launch: boolean
  /** Report format: text for people (in CI also annotations), or for tools. */
  readonly report: 'text' | 'json' | 'sarif'
  /** Entry point of the threads; absent if everything runs in one. */
  readonly thread?: ThreadEntry | undefined
}

/** A command's output. Only `cli.ts` knows the terminal behind it. */
export interface Terminal {
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  /** Shows progress: in place in a terminal, now and then in a log. */
  readonly progress: ShowProgress
  readonly colours?: boolean
  /** Whether the CI host shows annotations written to standard output. */
  readonly annotates?: boolean
}

/** Folders of the site's code. */
export const templatesFolder = join(sourceFolder, 'templates')
export const clientFolder = join(sourceFolder, 'client')

export function createCheckRequest(project: Project, audience: PublicationOptions['audience']): CheckRequest {
  const { root, content, config, cache, today, timeZone, launch } = project
  return {
    files: diskFiles,
    cache: cache === undefined ? noCache : readAssetCache(resolve(root, cache, 'assets')),
    locations: { root, contentFolder: nameOf(root, content), configFile: nameOf(root, config) },
    // Not for authors: a post that is being renamed would be reported after each save.
    history: audience === 'public' ? openGitHistory(resolve(root, content), timeZone) : undefined,
    launch,
    today,
    audience,
  }
}

export function createBuildRequest(
  check: CheckRequest,
  templates: Templates,
  { cache, bundles }: ReturnType<typeof openAssetCaches>,
): BuildRequest {
  const { audience } = check
  return {
    ...check,
    cache,
    bundles,
    mode: audience === 'authors' ? 'development' : 'production',
    sendsToOutbox: audience === 'authors',
    // Social cards are skipped during development: no one shares a page of a local server.
    social: audience === 'authors' ? 'pictures' : 'cards',
    picturesOnRequest: audience === 'authors',
    templates,
  }
}

/** The caches of images, cards, fonts and bundles. Lists the folders of both right away. Close them after a successful build. */
export function openAssetCaches({ root, cache }: Project) {
  const open = (name: string) => {
    if (cache === undefined) return { ...noCache, close: () => undefined }
    const folder = resolve(root, cache, name)
    const opened = openAssetCache(folder)
    const close = () => {
      pruneAssets(folder, opened.used, Date.now())
      opened.save()
    }
    return { ...opened, close }
  }
  return { cache: open('assets'), bundles: open('bundles') }
}

/** Name for reports: relative to the working directory, with forward slashes. */
function nameOf(root: string, path: string): string {
  const name = relative(root, resolve(root, path)).split(sep).join('/')
  return name === '' ? '.' : name
}
