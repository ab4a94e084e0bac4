import * as rules from '../addresses.ts'
import type { HostingDescription } from '../description.ts'
import { rulesFolder } from '../../../schema/host-names.ts'
import type { Host } from '../host.ts'
import type { Headers } from '../site-headers.ts'

/**
 * A bucket behind CloudFront: a function (runtime `cloudfront-js-2.0`) turns addresses into files before the bucket is asked, and
 * two policies add the headers. CloudFront compresses by itself.
 */
export const s3CloudFront = {
  name: 's3-cloudfront',
  title: 'S3 with CloudFront',
  format(description) {
    const { everything, page, asset } = description.headers
    const folder = `${rulesFolder}/cloudfront`
    const name = new URL(description.url).hostname.replaceAll(/\W/g, '-')
    return [
      { path: `${folder}/viewer-request.js`, content: formatFunction(description) },
      { path: `${folder}/headers.json`, content: formatHeadersPolicy(`${name}-pages`, { ...everything, ...page }) },
      {
        path: `${folder}/headers-assets.json`,
        content: formatHeadersPolicy(`${name}-assets`, { ...everything, ...asset }),
      },
    ]
  },
  advice: `Publish viewer-request.js as the function of viewer requests, and put the two policies on the behaviors "*" and "${rules.assetFolder}*".`,
  checkLimits,
} as const satisfies Host

/** Bytes, as CloudFront documents it for its functions. */
const mostBytes = 10_240

function checkLimits(description: HostingDescription): string[] {
  const bytes = Buffer.byteLength(formatFunction(description))
  if (bytes <= mostBytes) return []
  return [
    `takes functions of ${mostBytes} bytes, and that of the site has ${bytes}: take redirects away that nobody follows any more.`,
  ]
}

function formatFunction({ redirects, collections }: HostingDescription): string {
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from.toLowerCase(), to]))
  const open = collections.map(({ list, pages }) => ({ list, ids: pages.map((page) => page.slice(list.length + 1)) }))
  return `// Made by the build: changes are lost. CloudFront Functions, runtime cloudfront-js-2.0, event type viewer request.
const moved = ${JSON.stringify(moved)};
const collections = ${JSON.stringify(open)};
const refused = [${rules.refusedSources.map(pattern).join(', ')}];
const home = ${pattern(rules.homeMoveSource)};
const move = ${pattern(rules.moveSource)};
const plain = ${pattern(rules.plainSource)};
const hidden = ${pattern(rules.hiddenSource)};
const shown = ${pattern(rules.shownSource)};

function handler(event) {
  const request = event.request;
  const asked = request.uri;
  const query = formatQuery(request.querystring);
  if (${JSON.stringify(rules.methods)}.indexOf(request.method) < 0) return answer(405, 'Method Not Allowed');
  if (asked.length + query.length > ${rules.longestAddress}) return answer(414, 'URI Too Long');
  for (const pattern of refused) if (pattern.test(asked)) return answer(400, 'Bad Request');
  const uri = asked.replace(/\\/+/g, '/');
  const stem = home.test(uri) ? '/' : (move.exec(uri) || [])[1];
  if (stem && uri !== '/${rules.notFoundFile}') return send(301, stem + query);
  if (uri !== asked && plain.test(uri)) return send(301, uri + query);
  const to = moved[uri.toLowerCase()];
  if (to) return send(301, to.replace(/(#|$)/, query.replace(/\\$/g, '$$$$') + '$1'));
  for (const collection of collections) {
    const id = uri.slice(collection.list.length + 1);
    const isBelow = uri.indexOf(collection.list + '/') === 0 && id.indexOf('/') < 0;
    if (isBelow && collection.ids.indexOf(id) < 0) return send(302, collection.list + query);
  }
  if (hidden.test(uri) && !shown.test(uri)) request.uri = '/404';
  else if (uri === '/') request.uri = '/index.html';
  // A file has an ending; an address has none.
  else if (!/\\.[a-z0-9]+$/.test(uri)) request.uri = uri === '/404' ? uri : uri + '.html';
  return request;
}

function send(statusCode, location) {
  const statusDescription = statusCode === 301 ? 'Moved Permanently' : 'Found';
  return { statusCode, statusDescription, headers: { location: { value: location }, 'cache-control': { value: 'no-cache' } } };
}

function answer(statusCode, statusDescription) {
  return { statusCode, statusDescription, headers: { 'x-content-type-options': { value: 'nosniff' } } };
}

function formatQuery(querystring) {
  const parts = [];
  for (const name of Object.keys(querystring)) {
    const one = querystring[name];
    for (const { value } of one.multiValue || [one]) parts.push(value === '' ? name : name + '=' + value);
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}
`
}

function pattern(source: string): string {
  return String(new RegExp(source))
}

/** Headers that CloudFront takes in a form of their own, and not among the others. */
const formsOfOwn: Readonly<Record<string, (value: string) => object>> = {
  'Content-Security-Policy': (value) => ({
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: /includeSubDomains/i.test(value),
      Preload: /preload/i.test(value),
    },
  }),
}

/** What `aws cloudfront create-response-headers-policy --response-headers-policy-config` reads. */
function formatHeadersPolicy(name: string, headers: Headers): string {
  const fields = Object.entries(headers)
  const others = fields.filter(([field]) => !(field in formsOfOwn))
  const policy = {
    Name: name,
    Comment: 'Made by the build of the site',
    SecurityHeadersConfig: Object.assign({}, ...fields.map(([field, value]) => formsOfOwn[field]?.(value))) as object,
    CustomHeadersConfig: {
      Quantity: others.length,
      Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
  return `${JSON.stringify(policy, null, 2)}\n`
}
