/**
 * The rules of addresses that hold for every site, in the order in which they are asked. Each pattern is the source of a regular
 * expression that reads alike in JavaScript, PCRE (nginx, Apache) and RE2 (Caddy): no look-ahead, no flags. None has a brace, not
 * even to count: Caddy reads `\{` otherwise in a file that is imported than in one where it was pasted.
 */

/** Longer ones are answered 414; nginx and Apache take 8,000 characters at most. */
export const longestAddress = 4096

/**
 * Asked of an address as it came, before anything is decoded: 400. A slash that is encoded, a backslash, a zero byte, and the
 * segments `.` and `..`, which browsers resolve themselves (RFC 3986, 5.2.4): only someone who looks for a hole sends one.
 */
export const refusedSources: readonly string[] = [
  String.raw`^[^?]*(?:%00|%2[fF]|%5[cC]|\\)`,
  String.raw`^[^?]*/(?:\.|%2[eE])(?:\.|%2[eE])?(?:[/?]|$)`,
]

/** Asked of an address as it came: slashes in a row count as one, and it leads to the address with one. */
export const doubledSource = '^[^?]*//'

/** Of a decoded path: what every address of a site is made of. Others are no page, and are never sent back in a header. */
export const plainSource = String.raw`^/[\w.~/-]*$`

/** What may follow an address and is not part of it: `/about/`, `/about.html`, `/blog/index.html`. */
const suffixSource = String.raw`(?:/index(?:\.html)?/*|\.html/*|/+)`

/** Of a decoded path with single slashes: leads to `/`. */
export const homeMoveSource = String.raw`^/index(?:\.html)?/*$`

/** The same: leads to its first group. */
export const moveSource = String.raw`^(/[\w.~/-]*?)${suffixSource}$`

/** The page that unknown addresses get. It has no address of its own: this one, and the same without `.html`, are unknown too. */
export const notFoundFile = '404.html'

/**
 * Of a decoded path: files beside the site that no one is shown. Names that begin with a dot, what is compressed already, and
 * the files in which some hosts look for their rules.
 */
export const hiddenSource = String.raw`/\.|\.(?:br|gz)$|^/_(?:headers|redirects)$|^/vercel\.json$`

/** But these are shown (RFC 8615): `/.well-known/security.txt`. */
export const shownSource = String.raw`^/\.well-known/[\w-]+(?:\.[a-z]+)?$`

/** What has a name that changes with its content. */
export const assetFolder = 'assets/'

/** What a request may be made by; others are answered 405. */
export const methods: readonly string[] = ['GET', 'HEAD']

/** A path as a part of a pattern. */
export function escapeDots(path: string): string {
  return path.replaceAll('.', String.raw`\.`)
}

/** A pattern of the files of an address: `/admin` is `admin.html`, and may be served compressed. */
export function filePattern(address: string): string {
  return String.raw`${escapeDots(address)}(?:\.html)?(?:\.br|\.gz)?`
}
