import type { Link, UnpublishedNotice } from '../../../templates/props.ts'
import { authorsSheet, paths } from '../../schema/paths.ts'
import { formatLongDate } from '../../schema/site/long-dates.ts'
import { fillText } from '../../schema/site/placeholders.ts'
import type { PageTexts, Post, SharedSite } from '../model/site.ts'
import type { PostSite } from '../page-plan.ts'
import { describeBusiness } from '../structured-data/business.ts'

/** A page's meta texts, and its heading, which may be at its top. */
type Headed = { readonly meta: { readonly title: string; readonly description: string } } & (
  | { readonly heading: string }
  | { readonly hero: { readonly heading: string } }
)

interface More {
  /** Name in the breadcrumbs; without it, there are none. */
  readonly label?: string
  /** Its language, if it isn't that of the site. */
  readonly language?: string | undefined
  /** Defaults to the home page's. */
  readonly picture?: { readonly image: string; readonly imageAlt: string } | undefined
}

/** Fields that most pages share. */
export function describePage(
  site: SharedSite,
  path: string,
  texts: Headed,
  { label, language, picture = site.texts.home.hero }: More = {},
) {
  return {
    path,
    title: texts.meta.title,
    heading: 'hero' in texts ? texts.hero.heading : texts.heading,
    description: texts.meta.description,
    image: { path: picture.image, alt: picture.imageAlt },
    type: 'website',
    listed: true,
    breadcrumbs: label === undefined ? [] : crumbs(site, { href: path, label, language }),
    things: [describeBusiness(site)],
  } as const
}

/** The breadcrumbs from the home page along `links`. */
export function crumbs({ texts }: { readonly texts: Pick<PageTexts, 'site'> }, ...links: readonly Link[]): Link[] {
  return [{ href: paths.home, label: texts.site.breadcrumbs.home }, ...links]
}

/** Only builds for authors include unpublished entries. Only scheduled ones need their date. */
export function buildNotice(
  state: Post['unpublished'] | false,
  { texts, locale }: PostSite,
  date?: string,
): UnpublishedNotice | undefined {
  if (!state) return undefined
  const values = date === undefined ? {} : { date: formatLongDate(date, locale.language) }
  return { text: fillText(texts.postPage.unpublished[state], values), sheet: authorsSheet }
}
