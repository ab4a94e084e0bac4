/** Valid values of `hosting:` in `site.config.yaml`. */
export const hostNames = [
  'netlify',
  'cloudflare-pages',
  'vercel',
  'nginx',
  'caddy',
  'apache',
  's3-cloudfront',
  'github-pages',
] as const

export type HostName = (typeof hostNames)[number]
