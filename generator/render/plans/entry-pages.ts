import { sections } from '../../../templates/section-ids.ts'
import type { ServiceGroupProps } from '../../../templates/page-props.ts'
import type { EstimateProps } from '../../../templates/props.ts'
import { paths } from '../../schema/paths.ts'
import { fillTexts } from '../../schema/site/placeholders.ts'
import type { Area, OwnPage, PageTexts, Service, SharedSite } from '../model/site.ts'
import { describeBusiness } from '../structured-data/business.ts'
import { describeAreaService, describeOwnPage, describeService } from '../structured-data/pages.ts'
import { buildDate, buildServiceCard, quoteHrefForArea, quoteHrefForService } from '../cards.ts'
import { buildRichText } from '../rich-text.ts'
import { type PlanContext, type PlannedPage, planLater, type WholePlan } from '../page-plan.ts'
import { buildNotice, crumbs, describePage } from './describe-page.ts'

export function planService(service: Service, context: PlanContext): WholePlan {
  const { site, pictureOf, addressOf } = context
  const others = site.services.filter(({ id }) => id !== service.id)
  return {
    ...describePage(site, service.path, { meta: metaOf(service), heading: service.title }, { picture: service }),
    // There's no page for all services; the home page's section lists them.
    breadcrumbs: crumbs(
      site,
      { href: `${paths.home}#${sections.home.services}`, label: site.texts.site.breadcrumbs.services },
      { href: service.path, label: service.title },
    ),
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
      estimate: estimateFor(service, site),
      notice: buildNotice(service.draft && 'draft', site),
    },
    things: [describeBusiness(site), describeService(site, service, addressOf(service.image))],
  }
}

function metaOf({ metaTitle, metaDescription }: Service | Area) {
  return { title: metaTitle, description: metaDescription }
}

/** The estimate for one service's kind of building, if there is one. */
function estimateFor({ id, formValue = id }: Service, { estimate }: SharedSite): EstimateProps | undefined {
  const kind = estimate?.kinds.find(({ value }) => value === formValue)
  return estimate && kind && { ...estimate, kinds: [kind] }
}

export function planArea(area: Area, context: PlanContext): PlannedPage {
  const { site, pictureOf, addressOf } = context
  const texts = buildAreaTexts(area, site)
  const { nearby } = area
  const services = texts.groups.services.flatMap((id) => site.services.filter((service) => service.id === id))
  const plan = {
    ...describePage(site, area.path, { meta: metaOf(area), hero: texts.hero }, { picture: area }),
    breadcrumbs: crumbs(
      site,
      { href: paths.areas, label: site.texts.site.menu.areas },
      { href: area.path, label: area.city },
    ),
    body: {
      kind: 'area' as const,
      texts,
      city: area.city,
      description: area.description,
      features: area.features,
      picture: pictureOf(area.image, area.imageAlt),
      text: buildRichText(area.rendered, context),
      groups: services.map((service) => buildServiceGroup(service, area)),
      quoteHref: quoteHrefForArea(area.id),
      nearby,
      notice: buildNotice(area.draft && 'draft', site),
    },
    things: [describeBusiness(site), describeAreaService(site, area, texts.hero.heading, addressOf(area.image))],
  }
  // Placing hundreds of labels on hundreds of maps takes long, so a map is only built if its page is rendered.
  return planLater(plan, { map: context.mapVersion }, () => {
    const map = context.mapOf({ current: area, near: nearby.map(({ href }) => href) })
    return { ...plan, body: { ...plan.body, map } }
  })
}

/** Texts that all city pages share, with the city's own overrides. */
function buildAreaTexts(
  { city, inCity = city, additional, trust }: Area,
  { texts: { areaPage } }: SharedSite,
): PageTexts['areaPage'] {
  const shared = fillTexts(areaPage, { city, inCity })
  return {
    ...shared,
    additional: { ...shared.additional, items: additional ?? shared.additional.items },
    trust: { ...shared.trust, text: trust ?? shared.trust.text },
  }
}

/** A service's texts, or the city's own version of them. */
function buildServiceGroup({ id, path, title, ...service }: Service, { groups = [] }: Area): ServiceGroupProps {
  const own = groups.find((group) => group.service === id)
  const { text: description, features } = own ?? { text: service.description, features: service.features }
  return { id, href: path, label: title, description, features }
}

export function planOwnPage(page: OwnPage, context: PlanContext): WholePlan {
  const { site, pictureOf, addressOf } = context
  const { title, description, image, imageAlt = '', updated, rendered, contents } = page
  const { privacy } = site.texts
  const meta = { title: page.metaTitle ?? `${title} | ${site.company.name}`, description }
  const picture = image === undefined ? undefined : { image, imageAlt }
  return {
    ...describePage(site, page.path, { meta, heading: title }, { label: title, language: page.language, picture }),
    lastModified: updated,
    body: {
      kind: 'page',
      texts: { contents: privacy.contents, updated: privacy.updated },
      title,
      description,
      language: page.language,
      picture: picture && pictureOf(picture.image, picture.imageAlt),
      updated: updated === undefined ? undefined : buildDate(updated, site.locale.language),
      notice: buildNotice(page.draft && 'draft', site),
      body: buildRichText(rendered, context),
      contents,
      callToAction: page.callToAction,
    },
    things: [describeBusiness(site), describeOwnPage(site, page, image && addressOf(image))],
  }
}
