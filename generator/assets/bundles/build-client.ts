import type { OutputFile } from '../../shared/output-file.ts'
import { bundle, type Bundler, findEntry } from './bundle.ts'

export interface Client {
  /** Root-relative address of each entry's script, in the order of the entries. */
  readonly scripts: readonly string[]
  readonly outputs: readonly OutputFile[]
  /** Folders of the packages in them, relative to the source folder. */
  readonly packages: readonly string[]
}

export interface ClientOptions extends Bundler {
  /** Absolute paths of the scripts that pages load by themselves. */
  readonly entries: readonly string[]
  /** For developers React says more, such as that an island did not match its markup. */
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
 * Fields of React's own records, which nothing else in a bundle or a browser has, and which React reads by no text. React comes with
 * their whole names: shorter ones are 1 of 70 KiB. A name that a later React does without does no harm here.
 */
const reactFields =
  /^(stateNode|memoizedState|memoizedProps|pendingProps|updateQueue|baseState|baseQueue|firstBaseUpdate|lastBaseUpdate|lastRenderedReducer|lastRenderedState|eagerState|hasEagerState|lanes|childLanes|pendingLanes|suspendedLanes|pingedLanes|expiredLanes|entangledLanes|entanglements|expirationTimes|hiddenUpdates|revertLane|retryLane|baseLanes|subtreeFlags|alternate|sibling|elementType|deletions|dehydrated|isDehydrated|refCleanup|treeContext|containerInfo|callbackNode|callbackPriority|pooledCache|pooledCacheLanes|cachePool|pingCache|pendingContext|incompleteTransitions|retryQueue|tailMode|lastEffect|renderingStartTime|isBackwards|shellSuspendCounter|_fragmentFiber|_visibility|_currentValue|cancelPendingCommit|blockedOn|timeoutHandle|warmLanes|optionsOrUseCapture|attachedListener|_eventListeners|_observers|sortIndex|firstContext|memoCache|transitionTypes|_reactInternals|_internalRoot|__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE)$/

/**
 * Bundles the entries and, in files of their own, what they fetch later.
 * All islands come in one file with React: that is 3 KiB smaller than a file each, and one way to the server instead of three.
 * The scripts carry no source maps: what is published says nothing of where it was made.
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
      // The email library reads it when it loads, which throws where storage is blocked; what it keeps there is off here.
      localStorage: 'undefined',
      // What React would look for beside a page: developers' tools, and other environments than a browser.
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

/** The script that a page with notices waits for: one file, and no module, since those are run late. */
export async function buildNoticeScript(entry: string, bundler: Bundler): Promise<OutputFile> {
  const request = { entries: [entry], options: { format: 'iife', minify: true } } as const
  const { name, content } = findEntry(await bundle('notices', request, bundler), entry)
  return { path: `assets/${name}`, content }
}
