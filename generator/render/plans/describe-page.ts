import type { Link } from '../../../templates/props.ts'
import { paths } from '../../schema/paths.ts'
import type { PageTexts } from '../model/site.ts'

interface DescribedPage {
  readonly path: string
  readonly meta: { readonly title: string; readonly description: string }
  readonly heading: string
  /** Name in the breadcrumbs; without it, there are none. */
  readonly label?: string
  /** Defaults to the home page's. */
  readonly picture?: { readonly image: string; readonly imageAlt: string } | undefined
}

/** Fields that most pages share. */
export function describePage(
  site: { readonly texts: Pick<PageTexts, 'site'> & { readonly home: Pick<PageTexts['home'], 'hero'> } },
  { path, meta, heading, label, picture = site.texts.home.hero }: DescribedPage,
) {
  return {
    path,
    title: meta.title,
    heading,
    description: meta.description,
    image: { path: picture.image, alt: picture.imageAlt },
    type: 'website',
    listed: true,
    breadcrumbs: label === undefined ? [] : crumbs(site, { href: path, label }),
  } as const
}

/** The same for a page whose texts have a top with its heading. */
export function describeTop(
  site: Parameters<typeof describePage>[0],
  path: string,
  { meta, hero }: Pick<DescribedPage, 'meta'> & { readonly hero: Pick<DescribedPage, 'heading'> },
  more: Pick<DescribedPage, 'label' | 'picture'> = {},
) {
  return describePage(site, { path, meta, heading: hero.heading, ...more })
}

/** The breadcrumbs from the home page along `links`. */
export function crumbs({ texts }: { readonly texts: Pick<PageTexts, 'site'> }, ...links: readonly Link[]): Link[] {
  return [{ href: paths.home, label: texts.site.breadcrumbs.home }, ...links]
}
