import * as rules from '../addresses.ts'
import type { HostingDescription } from '../description.ts'
import { rulesFolder } from '../../../schema/host-names.ts'
import type { Host } from '../host.ts'
import type { Headers } from '../site-headers.ts'
import { fillTemplate } from './fill-template.ts'

/**
 * A bucket behind CloudFront: a function (runtime `cloudfront-js-2.0`) maps addresses to files before they reach the bucket, and
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
  advice: `Publish viewer-request.js as the viewer request function, and attach the two policies to the behaviors "*" and "${rules.assetFolder}*".`,
  checkLimits,
} as const satisfies Host

/** CloudFront's documented size limit for functions, in bytes. */
const mostBytes = 10_240

function checkLimits(description: HostingDescription): string[] {
  const bytes = Buffer.byteLength(formatFunction(description))
  if (bytes <= mostBytes) return []
  return [
    `allows functions of ${mostBytes} bytes, but the site's has ${bytes}: remove redirects that no one uses anymore.`,
  ]
}

function formatFunction({ redirects, collections }: HostingDescription): string {
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from.toLowerCase(), to]))
  const open = collections.map(({ list, pages }) => ({ list, ids: pages.map((page) => page.slice(list.length + 1)) }))
  return fillTemplate('viewer-request.js', {
    moved: JSON.stringify(moved),
    collections: JSON.stringify(open),
    refused: rules.refusedSources.map(formatPattern).join(', '),
    homeMove: formatPattern(rules.homeMoveSource),
    move: formatPattern(rules.moveSource),
    plain: formatPattern(rules.plainSource),
    hidden: formatPattern(rules.hiddenSource),
    shown: formatPattern(rules.shownSource),
    methods: JSON.stringify(rules.methods),
  })
}

function formatPattern(source: string): string {
  return String(new RegExp(source))
}

/** Headers that CloudFront takes in dedicated fields, not as custom headers. */
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

/** Input for `aws cloudfront create-response-headers-policy --response-headers-policy-config`. */
function formatHeadersPolicy(name: string, headers: Headers): string {
  const fields = Object.entries(headers)
  const others = fields.filter(([field]) => !(field in formsOfOwn))
  const policy = {
    Name: name,
    Comment: "Made by the site's build",
    SecurityHeadersConfig: Object.assign({}, ...fields.map(([field, value]) => formsOfOwn[field]?.(value))) as object,
    CustomHeadersConfig: {
      Quantity: others.length,
      Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
  return `${JSON.stringify(policy, null, 2)}\n`
}
