import type { Headers } from '../policy/site-headers.ts'
import { expectHeaderName, expectLine } from '../quote.ts'

/** Headers that CloudFront takes in a form of their own, and not among others. */
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
export function formatHeadersPolicy(name: string, headers: Headers): string {
  const fields = Object.entries(headers).map(([field, value]) => [expectHeaderName(field), expectLine(value)] as const)
  const own = fields.map(([field, value]) => formsOfOwn[field]?.(value) ?? {})
  const others = fields.filter(([field]) => !(field in formsOfOwn))
  const policy = {
    Name: name,
    Comment: 'Made by the build of the site',
    SecurityHeadersConfig: Object.assign({}, ...own) as object,
    CustomHeadersConfig: {
      Quantity: others.length,
      Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
  return `${JSON.stringify(policy, null, 2)}\n`
}
