/** What `hosting:` in `site.config.yaml` may say. */
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

/** Where a server of your own finds its rules, in the folder of the site: names that begin with a dot are not served. */
export const rulesFolder = '.hosting'
