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

/** The folder in the site with rules for your own server. Names that begin with a dot aren't served. */
export const rulesFolder = '.hosting'
