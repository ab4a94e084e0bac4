import type { Link } from '../../../templates/props.ts'
import { paths } from '../../schema/paths.ts'
import type { PageTexts } from '../model/site.ts'

/** What most pages share; the home page's image is used for those without their own. */
export function describePage(
  { texts }: { readonly texts: { readonly home: Pick<PageTexts['home'], 'hero'> } },
  meta: { readonly title: string; readonly description: string },
  heading: string,
) {
  const { image, imageAlt } = texts.home.hero
  return {
    title: meta.title,
    heading,
    description: meta.description,
    image: { path: image, alt: imageAlt },
    type: 'website',
    listed: true,
  } as const
}

/** The way from the home page along `links`. */
export function crumbs({ texts }: { readonly texts: Pick<PageTexts, 'site'> }, ...links: readonly Link[]): Link[] {
  return [{ href: paths.home, label: texts.site.breadcrumbs.home }, ...links]
}
