import type { OutputFile } from '../../shared/output-file.ts'
import { bundle, type Bundler, findEntry } from './bundle.ts'

export interface Client {
  /** Root-relative address of each entry's script, in entry order. */
  readonly scripts: readonly string[]
  readonly outputs: readonly OutputFile[]
  /** Folders of the bundled packages, relative to the source folder. */
  readonly packages: readonly string[]
}

export interface ClientOptions extends Bundler {
  /** Absolute paths of the scripts that pages load directly. */
  readonly entries: readonly string[]
  /** In development, React reports more, such as hydration mismatches. */
  readonly mode: 'production' | 'development'
}

const absentInBrowsers = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  setImmediate: 'undefined',
  process: 'undefined',
  navigation: 'undefined',
  'document.documentMode': 'undefined',
  'window.ErrorEvent': 'undefined',
}

/**
 * Fields of React's internal records, which nothing else in a bundle or a browser uses, and which React never reads by string.
 * React ships with their full names; mangling them saves 1 of 70 KiB. Names that a later React drops do no harm.
 */
const reactFields =
  /^(stateNode|memoizedState|memoizedProps|pendingProps|updateQueue|baseState|baseQueue|firstBaseUpdate|lastBaseUpdate|lastRenderedReducer|lastRenderedState|eagerState|hasEagerState|lanes|childLanes|pendingLanes|suspendedLanes|pingedLanes|expiredLanes|entangledLanes|entanglements|expirationTimes|hiddenUpdates|revertLane|retryLane|baseLanes|subtreeFlags|alternate|sibling|elementType|deletions|dehydrated|isDehydrated|refCleanup|treeContext|containerInfo|callbackNode|callbackPriority|pooledCache|pooledCacheLanes|cachePool|pingCache|pendingContext|incompleteTransitions|retryQueue|tailMode|lastEffect|renderingStartTime|isBackwards|shellSuspendCounter|_fragmentFiber|_visibility|_currentValue|cancelPendingCommit|blockedOn|timeoutHandle|warmLanes|optionsOrUseCapture|attachedListener|_eventListeners|_observers|sortIndex|firstContext|memoCache|transitionTypes|_reactInternals|_internalRoot|__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE)$/

/**
 * Bundles the entries; code that they load later goes into separate files.
 * All islands share one file with React: that is 3 KiB smaller than one file each, and one request instead of three.
 * The scripts have no source maps, so that the published files don't reveal where they were built.
 */
export async function buildClient({ entries, mode, ...bundler }: ClientOptions): Promise<Client> {
  const options = {
    splitting: true,
    format: 'esm',
    minify: mode === 'production',
    ...(mode === 'production' && { mangleProps: reactFields }),
    jsx: 'automatic',
    jsxImportSource: '#react',
    chunkNames: '[name]-[hash]',
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      // The email library reads it on load, which throws where storage is blocked. What it stores there is turned off here.
      localStorage: 'undefined',
      // Features that React probes for outside the page: developer tools and non-browser environments.
      ...(mode === 'production' && absentInBrowsers),
    },
    legalComments: 'none',
  } as const
  const files = await bundle('client', { entries, options }, bundler)
  return {
    scripts: entries.map((path) => `/assets/${findEntry(files, path).name}`),
    outputs: files.map(({ name, content }) => ({ path: `assets/${name}`, content })),
    packages: files.flatMap(({ packages }) => packages),
  }
}

/** The script that pages with notices wait for: one file, and not a module, because modules are deferred. */
export async function buildNoticeScript(entry: string, bundler: Bundler): Promise<OutputFile> {
  const request = { entries: [entry], options: { format: 'iife', minify: true } } as const
  const { name, content } = findEntry(await bundle('notices', request, bundler), entry)
  return { path: `assets/${name}`, content }
}
