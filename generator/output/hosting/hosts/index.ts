import type { Host } from '../host.ts'
import type { HostName } from '../../../schema/host-names.ts'
import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import { cloudflarePages } from './cloudflare-pages.ts'
import { githubPages } from './github-pages.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import { s3CloudFront } from './s3-cloudfront.ts'
import { vercel } from './vercel.ts'

const hosts: { readonly [Name in HostName]: Host & { readonly name: Name } } = {
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
  return hosts[name]
}
