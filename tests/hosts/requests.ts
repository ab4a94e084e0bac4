import type { OutgoingHttpHeaders } from 'node:http'
import type { Answer } from '../support/hosts/ask.ts'

/** A request and the response that every server should give. */
export interface Row {
  /** As sent on the wire. */
  readonly path: string
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  /** Headers for a repeated request, based on the first response. */
  readonly again?: (first: Answer) => OutgoingHttpHeaders
  readonly status: number
  readonly location?: string
  /** The file of the site that is sent, in full unless `part` is set. */
  readonly file?: string
  readonly part?: readonly [start: number, end: number]
  readonly encoding?: 'br' | 'gzip'
  /** Rejected before a server reads any rule of the site, so that none of its headers are sent. */
  readonly isEarly?: boolean
}

/** A file with a content hash in its name, found in the built site. */
interface FoundAssets {
  readonly script: string
  readonly picture: string
}

const page = (path: string, file: string): Row => ({ path, status: 200, file })
const moved = (path: string, location: string): Row => ({ path, status: 301, location })
const unknown = (path: string): Row => ({ path, status: 404, file: '404.html' })
const refused = (path: string): Row => ({ path, status: 400 })

const pages: readonly Row[] = [
  page('/', 'index.html'),
  page('/?utm_source=ad', 'index.html'),
  page('/about', 'about.html'),
  page('/about?x=1&y=%2F..', 'about.html'),
  page('/%61bout', 'about.html'),
  page('/services/office', 'services/office.html'),
  page('/service-areas', 'service-areas.html'),
  page('/service-areas/troy', 'service-areas/troy.html'),
  page('/blog', 'blog.html'),
  page('/blog/office-cleaning-tips', 'blog/office-cleaning-tips.html'),
  page('/admin', 'admin.html'),
  { ...page('/about', 'about.html'), method: 'HEAD' },
  { ...unknown('/nowhere'), method: 'HEAD' },
]

const files: readonly Row[] = [
  page('/feed.xml', 'feed.xml'),
  page('/sitemap.xml', 'sitemap.xml'),
  page('/robots.txt', 'robots.txt'),
  page('/site.webmanifest', 'site.webmanifest'),
  page('/favicon.ico', 'favicon.ico'),
  page('/speculation-rules.json', 'speculation-rules.json'),
  page('/admin/config.yml', 'admin/config.yml'),
  page('/files/checklist.pdf', 'files/checklist.pdf'),
  page('/files/forms/order.docx', 'files/forms/order.docx'),
  { ...page('/files/prices.csv', 'files/prices.csv'), headers: { 'accept-encoding': 'br' }, encoding: 'br' },
  unknown('/files/none.pdf'),
  unknown('/files'),
]

const moves: readonly Row[] = [
  moved('/about/', '/about'),
  moved('/about.html', '/about'),
  moved('/about.html/', '/about'),
  moved('/about/index.html', '/about'),
  moved('/services/office/?a=b', '/services/office?a=b'),
  moved('/index.html', '/'),
  moved('/index', '/'),
  moved('/index.html?q=1', '/?q=1'),
  moved('/about/?', '/about'),
  moved('//about', '/about'),
  moved('/blog//office-cleaning-tips?a=b', '/blog/office-cleaning-tips?a=b'),
  // Never to another site, whatever the request.
  moved('//evil.example', '/evil.example'),
  moved('//evil.example/', '/evil.example'),
  moved('///evil.example//', '/evil.example'),
  moved('/nowhere/', '/nowhere'),
]

const redirects: readonly Row[] = [
  moved('/blog/old-tips', '/blog/office-cleaning-tips'),
  moved('/blog/old-tips?from=ad&x=%22', '/blog/office-cleaning-tips?from=ad&x=%22'),
  moved('/BLOG/Old-Tips', '/blog/office-cleaning-tips'),
  moved('/blog/old-tips.html', '/blog/old-tips'),
  // Caddy's simple matchers ignore these.
  unknown('/about.'),
  unknown('/Old_Page.php.'),
  unknown('/blog/old-tips%20'),
  unknown('/%20'),
  moved('/blog/old-tips/', '/blog/old-tips'),
  moved('/Old_Page.php', '/faq#services'),
  moved('/Old_Page.php?id=7', '/faq?id=7#services'),
  moved('/start', '/'),
  { path: '/service-areas/atlantis', status: 302, location: '/service-areas' },
  { path: '/service-areas/atlantis?from=ad', status: 302, location: '/service-areas?from=ad' },
  { path: '/service-areas/d%C3%A9troit', status: 302, location: '/service-areas' },
  { path: '/service-areas/style.css', status: 302, location: '/service-areas' },
]

const unknowns: readonly Row[] = [
  unknown('/nowhere'),
  unknown('/blog/no-such-post'),
  unknown('/blog/no-such-post?preview=1'),
  unknown('/service-areas/troy/none'),
  unknown('/services'),
  unknown('/assets'),
  unknown('/assets/none-00000000.js'),
  unknown('/none.css'),
  unknown('/404'),
  unknown('/404.html'),
  unknown('/About'),
  unknown('/caf%C3%A9'),
  unknown('/%ff%fe'),
  unknown('/about%20us'),
  // No one can inject a header into a response.
  unknown('/about%0d%0aX-Injected:%201/'),
  unknown('/%0d%0a//about'),
  unknown('/$uri'),
  unknown('/{path}'),
  unknown('/[a-z]bout'),
  { ...unknown('/nowhere'), headers: { 'if-none-match': '*' } },
  { ...unknown('/nowhere'), headers: { range: 'bytes=0-9' } },
]

const hidden: readonly Row[] = [
  unknown('/.git/config'),
  unknown('/.env'),
  unknown('/.htaccess'),
  unknown('/.hosting/nginx/maps.conf'),
  unknown('/.well-known/.secret'),
  unknown('/service-areas/.git'),
  unknown('/about.html.br'),
  unknown('/about.html.gz'),
  unknown('/feed.xml.gz'),
  unknown('/_headers'),
  page('/.well-known/security.txt', '.well-known/security.txt'),
]

const refusals: readonly Row[] = [
  refused('/../etc/passwd'),
  refused('/%2e%2e/%2e%2e/etc/passwd'),
  refused('/about/../../etc/passwd'),
  refused('/assets/..%2f..%2fetc/passwd'),
  refused('/..%5c..%5cwindows'),
  refused(String.raw`/..\..\windows`),
  refused('/./about'),
  refused('/about/..'),
  refused('/about/.'),
  refused('/services%2Foffice'),
  refused('/services%2foffice'),
  refused('/%00'),
  refused('/about%00.html'),
  { ...refused('/%zz'), isEarly: true },
  { ...refused('/about%'), isEarly: true },
  { path: `/about?${'a'.repeat(4200)}`, status: 414 },
  { path: `/${'a/'.repeat(3000)}`, status: 414 },
  { path: `/about?${'a'.repeat(20_000)}`, status: 414 },
]

const methods: readonly Row[] = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'].map((method) => ({
  path: '/about',
  method,
  status: 405,
}))

const encodings: readonly Row[] = [
  { ...page('/about', 'about.html'), headers: { 'accept-encoding': 'gzip, deflate, br, zstd' }, encoding: 'br' },
  { ...page('/about', 'about.html'), headers: { 'accept-encoding': 'br' }, encoding: 'br' },
  { ...page('/about', 'about.html'), headers: { 'accept-encoding': 'gzip' }, encoding: 'gzip' },
  { ...page('/about', 'about.html'), headers: { 'accept-encoding': 'gzip;q=0.8, br;q=1.0' }, encoding: 'br' },
  { ...page('/about', 'about.html'), headers: { 'accept-encoding': 'br;q=0, gzip' }, encoding: 'gzip' },
  { ...page('/about', 'about.html'), headers: { 'accept-encoding': 'br; q=0.000, gzip;q=0' } },
  { ...page('/about', 'about.html'), headers: { 'accept-encoding': 'identity' } },
  { ...page('/about', 'about.html'), headers: { 'accept-encoding': 'brotli, xgzip' } },
  { ...page('/', 'index.html'), headers: { 'accept-encoding': 'br' }, encoding: 'br' },
  { ...page('/feed.xml', 'feed.xml'), headers: { 'accept-encoding': 'gzip' }, encoding: 'gzip' },
  {
    ...page('/speculation-rules.json', 'speculation-rules.json'),
    headers: { 'accept-encoding': 'br' },
    encoding: 'br',
  },
  { ...page('/favicon.ico', 'favicon.ico'), headers: { 'accept-encoding': 'br, gzip' } },
  { ...unknown('/nowhere'), headers: { 'accept-encoding': 'br' }, encoding: 'br' },
  { ...page('/about', 'about.html'), method: 'HEAD', headers: { 'accept-encoding': 'br' }, encoding: 'br' },
]

const conditions: readonly Row[] = [
  { path: '/about', status: 304, again: ({ header }) => ({ 'if-none-match': header('etag') }) },
  { path: '/about', status: 304, again: ({ header }) => ({ 'if-none-match': `"other", ${header('etag')}` }) },
  { path: '/about', status: 304, again: ({ header }) => ({ 'if-modified-since': header('last-modified') }) },
  { ...page('/about', 'about.html'), headers: { 'if-none-match': '"other"' } },
  { ...page('/about', 'about.html'), headers: { 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' } },
  {
    path: '/about',
    status: 304,
    headers: { 'accept-encoding': 'br' },
    again: ({ header }) => ({ 'if-none-match': header('etag') }),
  },
  // A cached response in one encoding doesn't match the other.
  {
    ...page('/about', 'about.html'),
    again: ({ header }) => ({ 'if-none-match': header('etag'), 'accept-encoding': 'br' }),
    encoding: 'br',
  },
]

const assets = ({ script, picture }: FoundAssets): readonly Row[] => [
  page(`/${script}`, script),
  { ...page(`/${script}`, script), headers: { 'accept-encoding': 'br' }, encoding: 'br' },
  { ...page(`/${script}`, script), headers: { 'accept-encoding': 'gzip' }, encoding: 'gzip' },
  { ...page(`/${picture}`, picture), headers: { 'accept-encoding': 'br, gzip' } },
  { path: `/${picture}`, status: 304, again: ({ header }) => ({ 'if-none-match': header('etag') }) },
  { path: `/${picture}`, headers: { range: 'bytes=0-99' }, status: 206, file: picture, part: [0, 100] },
  { path: `/${picture}`, headers: { range: 'bytes=100-149' }, status: 206, file: picture, part: [100, 150] },
  { path: `/${picture}`, headers: { range: 'bytes=-10' }, status: 206, file: picture, part: [-10, Infinity] },
  { path: `/${picture}`, headers: { range: 'bytes=500-' }, status: 206, file: picture, part: [500, Infinity] },
  { path: `/${picture}`, headers: { range: 'bytes=99999999-' }, status: 416 },
  {
    path: `/${picture}`,
    status: 206,
    file: picture,
    part: [0, 10],
    again: ({ header }) => ({ range: 'bytes=0-9', 'if-range': header('etag') }),
  },
  { ...page(`/${picture}`, picture), headers: { range: 'bytes=0-9', 'if-range': '"other"' } },
  { path: `/${picture}/`, status: 301, location: `/${picture}` },
]

/** One table for all servers. */
export function listRows(found: FoundAssets): readonly Row[] {
  return [
    ...pages,
    ...files,
    ...moves,
    ...redirects,
    ...unknowns,
    ...hidden,
    ...refusals,
    ...methods,
    ...encodings,
    ...conditions,
    ...assets(found),
  ]
}
