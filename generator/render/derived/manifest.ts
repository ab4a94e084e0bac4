import { findDirection } from '../../schema/site/locale.ts'
import type { Site } from '../model/site.ts'

/** `site.webmanifest` (https://www.w3.org/TR/appmanifest/): name and icons for a home screen. */
export function formatManifest(
  { config: { company }, locale }: Pick<Site, 'config' | 'locale'>,
  icons: readonly Readonly<Record<string, string>>[],
  themeColor: string,
): string {
  const manifest = {
    name: company.name,
    short_name: company.shortName ?? shortenName(company.name),
    lang: locale.language,
    dir: findDirection(locale.language),
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: themeColor,
    icons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The first words, as many as fit under an icon and without an `&` or comma at the end, but at least one. */
function shortenName(name: string): string {
  const [words = name] = /^(?:.{1,12}(?!\S)|\S+)/u.exec(name) ?? []
  return words.replace(/[\s&,+–—-]+$/, '') || name
}
