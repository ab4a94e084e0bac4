import type { SiteConfig } from '../../schema/config.ts'

export interface ManifestIcon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: 'maskable' | undefined
}

/** `site.webmanifest` (https://www.w3.org/TR/appmanifest/): name and icons for a home screen. */
export function formatManifest({ company }: SiteConfig, icons: readonly ManifestIcon[], themeColor: string): string {
  const manifest = {
    name: company.name,
    short_name: company.name.split(' ')[0],
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: themeColor,
    icons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
