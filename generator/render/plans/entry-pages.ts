import { sections } from '../../../templates/section-ids.ts'
import type { PostProps } from '../../../templates/page-props.ts'
import type { Link } from '../../../templates/props.ts'
import { authorsSheet, paths } from '../../content/paths.ts'
import { formatDateTime, formatLongDate } from '../../model/dates.ts'
import { fillText, fillTexts } from '../../model/fill-texts.ts'
import type { Area, Post, Service, Site } from '../../model/site.ts'
import { describeBusiness } from '../../structured-data/business.ts'
import { describeAreaService, describePost, describeService } from '../../structured-data/pages.ts'
import {
  buildDate,
  buildPostCard,
  buildServiceCard,
  listAreas,
  quoteHrefForArea,
  quoteHrefForService,
} from '../cards.ts'
import type { PagePlan, PlanContext } from '../page-plan.ts'

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
      reasons: service.reasons,
      quoteHref: quoteHrefForService(service.id),
      others: others.map((other) => buildServiceCard(other, context)),
      areas: listAreas(site),
    },
    things: [describeBusiness(site), describeService(site, service, addressOf(service.image))],
  }
}

export function planArea(area: Area, context: PlanContext): PagePlan {
  const { site, pictureOf, addressOf } = context
  const texts = fillTexts(site.texts.areaPage, { city: area.city })
  const nearby = area.nearby.slice(0, nearbyCount)
  const groups = texts.groups.services.flatMap((id) => site.services.filter((service) => service.id === id))
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
      text: { html: area.html },
      groups: groups.map(({ id, path, title, description, features }) => ({
        id,
        href: path,
        label: title,
        description,
        features,
      })),
      quoteHref: quoteHrefForArea(area.id),
      nearby,
      map: context.mapOf({ current: area, near: nearby.map(({ href }) => href) }),
    },
    things: [describeBusiness(site), describeAreaService(site, area, texts.hero.heading, addressOf(area.image))],
  }
}

export function planPost(post: Post, context: PlanContext): PagePlan {
  const { site, addressOf } = context
  const related = context.relatedTo(post)
  return {
    path: post.path,
    title: post.title,
    heading: post.title,
    description: post.excerpt,
    image: { path: post.image, alt: post.imageAlt },
    type: 'article',
    published: formatDateTime(post.date),
    modified: formatDateTime(post.updated ?? post.date),
    listed: true,
    lastModified: post.updated ?? post.date,
    breadcrumbs: [
      home(site),
      { href: paths.blog, label: site.texts.site.menu.blog },
      { href: post.path, label: post.title },
    ],
    body: {
      kind: 'post',
      texts: site.texts.postPage,
      cardTexts: site.texts.blog,
      post: buildPostCard(post, context),
      updated: post.updated === undefined ? undefined : buildDate(post.updated),
      notice: buildNotice(post, site),
      body: post.html === '' ? undefined : { html: post.html },
      contents: post.contents,
      related: related.map((other) => buildPostCard(other, context)),
    },
    things: [describeBusiness(site), describePost(site, post, addressOf(post.image))],
  }
}

/** Only where an author builds is there a post that is not public. */
function buildNotice({ unpublished, date }: Post, { texts }: Site): PostProps['notice'] {
  if (unpublished === undefined) return undefined
  return {
    text: fillText(texts.postPage.unpublished[unpublished], { date: formatLongDate(date) }),
    sheet: authorsSheet,
  }
}

function home({ texts }: Site): Link {
  return { href: paths.home, label: texts.site.breadcrumbs.home }
}
