import type { HostName } from '../../../schema/site/host-names.ts'
import { refuseUnsafe } from '../description.ts'
import type { Host } from '../host.ts'
import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import { cloudflarePages, netlify } from './header-rules.ts'
import { nginx } from './nginx.ts'
import { s3CloudFront } from './s3-cloudfront.ts'
import { vercel } from './vercel.ts'

/**
 * Takes no rules. It serves addresses without an extension and `404.html`, and caches for ten minutes
 * (https://docs.github.com/pages). The policy is in the pages, and `.nojekyll` keeps GitHub from processing the files.
 */
const githubPages = {
  title: 'GitHub Pages',
  format: () => [{ path: '.nojekyll', content: '' }],
  advice: 'The build adds .nojekyll to the site, and the policy to its pages.',
  needsMetaPolicy: true,
} satisfies Host

const hosts: Readonly<Record<HostName, Host>> = {
  netlify,
  'cloudflare-pages': cloudflarePages,
  vercel,
  nginx,
  caddy,
  apache,
  's3-cloudfront': s3CloudFront,
  'github-pages': githubPages,
}

export function findHost(name: HostName): Host {
  const host = hosts[name]
  return {
    ...host,
    format(description) {
      refuseUnsafe(description)
      return host.format(description)
    },
  }
}
