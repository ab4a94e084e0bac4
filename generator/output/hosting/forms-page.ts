import { formatPolicy } from '../../render/policy/content-policy.ts'
import { cmsScript } from '../../schema/cms/build-cms.ts'
import type { SiteConfig } from '../../schema/site/config.ts'

/** What the CMS connects to, by repository host (https://sveltiacms.app/en/docs/security). */
const backends = {
  github: [
    'https://api.github.com',
    'https://github.com',
    'https://raw.githubusercontent.com',
    'https://www.githubstatus.com',
  ],
  gitlab: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
} as const

const pictureHosts = ['https://*.githubusercontent.com', 'https://gitlab.com', 'https://*.gravatar.com']

/**
 * Headers of `/admin`. The CMS is third-party code: it sets inline styles, loads its own fonts, shows files of the repository as
 * images, and may log in through a popup that reports back to it.
 */
export function describeFormsPage(cms: NonNullable<SiteConfig['cms']>) {
  return {
    'Content-Security-Policy': formatPolicy({
      'default-src': ["'none'"],
      'script-src': ["'self'", cmsScript.src],
      'style-src': ["'self'", "'unsafe-inline'", 'https://cdn.jsdelivr.net'],
      'font-src': ["'self'", 'https://cdn.jsdelivr.net'],
      'img-src': ["'self'", 'blob:', 'data:', ...pictureHosts],
      'media-src': ["'self'", 'blob:'],
      'connect-src': ["'self'", 'blob:', 'data:', 'https://unpkg.com', ...backends[cms.backend ?? 'github']],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    }),
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
