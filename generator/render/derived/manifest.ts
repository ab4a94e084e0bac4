import type { Site } from '../model/site.ts'

export interface ManifestIcon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: 'maskable' | undefined
}

/** `site.webmanifest` (https://www.w3.org/TR/appmanifest/): name and icons for a home screen. */
export function formatManifest(
  { config: { company }, locale }: Pick<Site, 'config' | 'locale'>,
  icons: readonly ManifestIcon[],
  themeColor: string,
): string {
  const manifest = {
    name: company.name,
    short_name: company.shortName ?? company.name.split(' ')[0],
    lang: locale.language,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: themeColor,
    icons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
