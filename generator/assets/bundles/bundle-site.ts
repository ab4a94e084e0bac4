import { bundle, type BundledFile, type Bundler, type BundleRequest, findEntry } from './bundle.ts'
import { readSheets, sheetsRequest } from './styles.ts'

/** In development, React reports more, such as hydration mismatches. */
type Mode = 'production' | 'development'

export interface BundleOptions extends Bundler {
  readonly mode: Mode
}

/** Styles and scripts. None depends on the content; sites leave out those that they don't use. */
export type SiteBundles = Awaited<ReturnType<typeof bundleSite>>

const loader = 'client/loader.ts'
const notices = 'client/notices.ts'
const analytics = 'client/analytics.ts'

export async function bundleSite({ mode, ...bundler }: BundleOptions) {
  const requests = {
    styles: sheetsRequest,
    client: requestClient(mode),
    notices: requestScript(notices, 'iife'),
    analytics: requestScript(analytics, 'esm'),
  }
  const made = await bundle(requests, bundler)
  return {
    sheets: readSheets(made.styles),
    client: readScript(made.client, loader),
    notices: readScript(made.notices, notices),
    analytics: readScript(made.analytics, analytics),
  }
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
 * React ships with their full names; mangling them saves 2 of 70 KiB. Names that a later React drops do no harm.
 */
const reactFields =
  /^(unstable_\w+|UNSAFE_\w+|component(?:Will|Did)\w+|getDerivedState\w+|getSnapshotBeforeUpdate|shouldComponentUpdate|isPureReactComponent|isReactComponent|on(?:Post)?CommitFiber\w+|dependencies|stylesheets|_valueTracker|stateNode|memoizedState|memoizedProps|pendingProps|updateQueue|baseState|baseQueue|firstBaseUpdate|lastBaseUpdate|lastRenderedReducer|lastRenderedState|eagerState|hasEagerState|lanes|childLanes|pendingLanes|suspendedLanes|pingedLanes|expiredLanes|entangledLanes|entanglements|expirationTimes|hiddenUpdates|revertLane|retryLane|baseLanes|subtreeFlags|alternate|sibling|elementType|deletions|dehydrated|isDehydrated|refCleanup|treeContext|containerInfo|callbackNode|callbackPriority|pooledCache|pooledCacheLanes|cachePool|pingCache|pendingContext|incompleteTransitions|retryQueue|tailMode|lastEffect|renderingStartTime|isBackwards|shellSuspendCounter|_fragmentFiber|_visibility|_currentValue2?|cancelPendingCommit|blockedOn|timeoutHandle|warmLanes|optionsOrUseCapture|attachedListener|_eventListeners|_observers|sortIndex|firstContext|memoCache|transitionTypes|errorRecoveryDisabledLanes|hiddenCallbacks|hoistableScripts|hoistableStyles|reactFragments|waitingForImages|waitingForViewTransition|_retryCache|treeForkCount|hydrationErrors|autoName|imgCount|imgBytes|getSnapshot|suspenseyImages|_threadCount|targetContainers|eventSystemFlags|componentStack|readContext|_stashedDisplay|_stashedText|focusedElem|selectionRange|foundSelf|_transitions|isTransition|_context|_selector|_scope|pendingChildren|_pendingMarkers|nextImpl|use(?:CacheRefresh|HostTransitionStatus|MemoCache)|enqueueReplaceState|enqueueSetState|enqueueForceUpdate|unsuspend|refCount|__reactInternalSnapshotBeforeUpdate|fragmentInstance|_reactInternals|_internalRoot|__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE)$/

/**
 * The loader of the islands; code that it loads later goes into separate files.
 * All islands share one file with React: that is 3 KiB smaller than one file each, and one request instead of three.
 * The scripts have no source maps, so that the published files don't reveal where they were built.
 */
function requestClient(mode: Mode): BundleRequest {
  return {
    entries: [loader],
    options: {
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
    },
  }
}

/** A script of one file. As an `iife`, pages wait for it, because modules are deferred. */
function requestScript(entry: string, format: 'esm' | 'iife'): BundleRequest {
  return { entries: [entry], options: { format, minify: true } }
}

/** A script, and the files it loads later. */
function readScript(files: readonly BundledFile[], entry: string) {
  return {
    /** Root-relative. */
    address: `/assets/${findEntry(files, entry).name}`,
    outputs: files.map(({ name, content }) => ({ path: `assets/${name}`, content })),
    packages: files.flatMap(({ packages }) => packages),
  }
}
