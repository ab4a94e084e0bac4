import { sections } from '../../../templates/section-ids.ts'
import type { ServiceGroupProps } from '../../../templates/page-props.ts'
import type { EstimateProps, Link, UnpublishedNotice } from '../../../templates/props.ts'
import { authorsSheet, paths } from '../../schema/paths.ts'
import { fillTexts } from '../../schema/placeholders.ts'
import type { Area, OwnPage, PageTexts, Service, SharedSite } from '../model/site.ts'
import { describeBusiness } from '../structured-data/business.ts'
import { describeAreaService, describeOwnPage, describeService } from '../structured-data/pages.ts'
import { buildDate, buildServiceCard, listAreas, quoteHrefForArea, quoteHrefForService } from '../cards.ts'
import { buildRichText } from '../rich-text.ts'
import type { PagePlan, PlanContext } from '../page-plan.ts'
import { crumbs, describePage } from './describe-page.ts'

/** How many neighbours a city page names. */
const nearbyCount = 5

export function planService(service: Service, context: PlanContext): PagePlan {
  const { site, pictureOf, addressOf } = context
  const { breadcrumbs } = site.texts.site
  const others = site.services.filter(({ id }) => id !== service.id)
  return {
    path: service.path,
    title: service.metaTitle,
    heading: service.title,
    description: service.metaDescription,
    image: { path: service.image, alt: service.imageAlt },
    type: 'website',
    listed: true,
    // There is no page of all services: the home page's section is their list.
    breadcrumbs: [
      home(site),
      { href: `${paths.home}#${sections.home.services}`, label: breadcrumbs.services },
      { href: service.path, label: service.title },
    ],
    body: {
      kind: 'service',
      texts: fillTexts(site.texts.servicePage, { service: service.title }),
      title: service.title,
      description: service.description,
      intro: service.intro,
      picture: pictureOf(service.image, service.imageAlt),
      standard: service.standard,
      specialized: service.specialized,
      points: service.points,
      sheets: service.sheets,
      reasons: service.reasons,
      quoteHref: quoteHrefForService(service.id),
      others: others.map((other) => buildServiceCard(other, context)),
      areas: listAreas(site),
      estimate: estimateFor(service, site),
      notice: buildDraftNotice(service, context),
    },
    things: [describeBusiness(site), describeService(site, service, addressOf(service.image))],
  }
}

/** The estimate for the buildings of one service, if there is one. */
function estimateFor({ id, formValue = id }: Service, { estimate }: SharedSite): EstimateProps | undefined {
  const kind = estimate?.kinds.find(({ value }) => value === formValue)
  return estimate && kind && { ...estimate, kinds: [kind] }
}

export function planArea(area: Area, context: PlanContext): PagePlan {
  const { site, pictureOf, addressOf } = context
  const texts = buildAreaTexts(area, site)
  const nearby = area.nearby.slice(0, nearbyCount)
  const services = texts.groups.services.flatMap((id) => site.services.filter((service) => service.id === id))
  return {
    path: area.path,
    title: area.metaTitle,
    heading: texts.hero.heading,
    description: area.metaDescription,
    image: { path: area.image, alt: area.imageAlt },
    type: 'website',
    listed: true,
    breadcrumbs: [
      home(site),
      { href: paths.areas, label: site.texts.site.menu.areas },
      { href: area.path, label: area.city },
    ],
    body: {
      kind: 'area',
      texts,
      city: area.city,
      description: area.description,
      features: area.features,
      picture: pictureOf(area.image, area.imageAlt),
      text: buildRichText(area.rendered, context),
      groups: services.map((service) => buildServiceGroup(service, area)),
      quoteHref: quoteHrefForArea(area.id),
      nearby,
      notice: buildDraftNotice(area, context),
      map: context.mapOf({ current: area, near: nearby.map(({ href }) => href) }),
    },
    things: [describeBusiness(site), describeAreaService(site, area, texts.hero.heading, addressOf(area.image))],
  }
}

/** What all city pages share, but for what a city says in other words. */
function buildAreaTexts({ city, additional, trust }: Area, { texts: { areaPage } }: SharedSite): PageTexts['areaPage'] {
  const shared = fillTexts(areaPage, { city })
  return {
    ...shared,
    additional: { ...shared.additional, items: additional ?? shared.additional.items },
    trust: { ...shared.trust, text: trust ?? shared.trust.text },
  }
}

/** A service in the words of a city, or else in its own. */
function buildServiceGroup({ id, path, title, ...service }: Service, { groups = [] }: Area): ServiceGroupProps {
  const own = groups.find((group) => group.service === id)
  const { text: description, features } = own ?? { text: service.description, features: service.features }
  return { id, href: path, label: title, description, features }
}

/** Only where an author builds is there an entry that is not public. */
function buildDraftNotice({ draft }: Service | Area | OwnPage, { site }: PlanContext): UnpublishedNotice | undefined {
  return draft ? { text: site.texts.postPage.unpublished.draft, sheet: authorsSheet } : undefined
}

export function planOwnPage(page: OwnPage, context: PlanContext): PagePlan {
  const { site, pictureOf, addressOf } = context
  const { title, description, image, imageAlt = '', updated, rendered, contents } = page
  const { privacy } = site.texts
  const meta = { title: page.metaTitle ?? `${title} | ${site.company.name}`, description }
  const shared = describePage(site, meta, title)
  return {
    ...shared,
    path: page.path,
    image: image === undefined ? shared.image : { path: image, alt: imageAlt },
    lastModified: updated,
    breadcrumbs: crumbs(site, { href: page.path, label: title }),
    body: {
      kind: 'page',
      texts: { contents: privacy.contents, updated: privacy.updated },
      title,
      description,
      picture: image === undefined ? undefined : pictureOf(image, imageAlt),
      updated: updated === undefined ? undefined : buildDate(updated, site.locale.language),
      notice: buildDraftNotice(page, context),
      body: buildRichText(rendered, context),
      contents,
    },
    things: [describeBusiness(site), describeOwnPage(site, page, image && addressOf(image))],
  }
}

function home({ texts }: SharedSite): Link {
  return { href: paths.home, label: texts.site.breadcrumbs.home }
}
