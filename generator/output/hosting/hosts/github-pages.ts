import type { Host } from '../host.ts'

/**
 * Takes no rules at all: addresses without an ending, `404.html` and caching for ten minutes are its own
 * (https://docs.github.com/pages). Pages carry their policy, and `.nojekyll` keeps it from looking into the files.
 */
export const githubPages = {
  name: 'github-pages',
  title: 'GitHub Pages',
  format: () => [{ path: '.nojekyll', content: '' }],
  advice: 'The build puts .nojekyll beside the site, and the policy into its pages.',
  needsMetaPolicy: true,
} as const satisfies Host
