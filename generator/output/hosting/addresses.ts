/**
 * Address rules that apply to every site, in the order in which they are checked. Each pattern is the source of a regular
 * expression that works the same in JavaScript, PCRE (nginx, Apache) and RE2 (Caddy): no lookahead, no flags. None contains a
 * brace, not even as a quantifier: Caddy reads `\{` differently in an imported file than in a pasted one.
 */

/** Longer addresses get a 414; nginx and Apache accept 8,000 characters at most. */
export const longestAddress = 4096

/**
 * Matched against the raw address, before decoding: 400. Encoded slashes, backslashes, null bytes, and the segments `.` and `..`,
 * which browsers resolve themselves (RFC 3986, 5.2.4): only someone probing for a vulnerability sends them.
 */
export const refusedSources: readonly string[] = [
  String.raw`^[^?]*(?:%00|%2[fF]|%5[cC]|\\)`,
  String.raw`^[^?]*/(?:\.|%2[eE])(?:\.|%2[eE])?(?:[/?]|$)`,
]

/** Matched against the raw address: repeated slashes redirect to the address with single ones. */
export const doubledSource = '^[^?]*//'

/** Matched against the decoded path: any other path is a 404 and is never echoed in a header. */
export const plainSource = String.raw`^/[\w.~/-]*$`

/** Suffixes that aren't part of a canonical address: `/about/`, `/about.html`, `/blog/index.html`. */
const suffixSource = String.raw`(?:/index(?:\.html)?/*|\.html/*|/+)`

/** Matched against a decoded path with single slashes: redirects to `/`. */
export const homeMoveSource = String.raw`^/index(?:\.html)?/*$`

/** The same: redirects to its first group. */
export const moveSource = String.raw`^(/[\w.~/-]*?)${suffixSource}$`

/** The page for unknown addresses. It has no address of its own: `/404.html` and `/404` are unknown too. */
export const notFoundFile = '404.html'

/** Matched against the decoded path, never served: dotfiles, precompressed files, and the files with a host's rules. */
export const hiddenSource = String.raw`/\.|\.(?:br|gz)$|^/_(?:headers|redirects)$|^/vercel\.json$`

/** Exceptions that are served (RFC 8615): `/.well-known/security.txt`. */
export const shownSource = String.raw`^/\.well-known/[\w-]+(?:\.[a-z]+)?$`

/** Folder of files whose names change with their content. */
export const assetFolder = 'assets/'

/** Folder of the rules for your own server. Names that begin with a dot aren't served. */
export const rulesFolder = '.hosting'

/** Allowed request methods; others get a 405. */
export const methods: readonly string[] = ['GET', 'HEAD']

/** Escapes a path for use in a pattern. */
export function escapeDots(path: string): string {
  return path.replaceAll('.', String.raw`\.`)
}

/** A pattern for the files behind an address: `/admin` is `admin.html`, and may be served compressed. */
export function filePattern(address: string): string {
  return String.raw`${escapeDots(address)}(?:\.html)?(?:\.br|\.gz)?`
}
