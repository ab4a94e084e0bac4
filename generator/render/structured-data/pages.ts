import type { BlogPosting, BreadcrumbList, FAQPage, Graph, Service as ServiceThing, Thing, WebPage } from 'schema-dts'
import { pictureMark } from '../../../templates/fill-pictures.ts'
import type { Link } from '../../../templates/props.ts'
import { paths } from '../../schema/paths.ts'
import { formatDateTime } from '../../shared/dates.ts'
import type { Area, OwnPage, Post, Service, SharedSite } from '../model/site.ts'
import type { PostSite } from '../page-plan.ts'
import { businessId } from './business.ts'

/** The page's structured data as one graph, for a `script` element. `<` is escaped, so nothing in it can close the element. */
export function formatGraph(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}

/** The breadcrumb trail from the home page to the page itself. */
export function describeBreadcrumbs(
  { config }: SharedSite,
  path: string,
  breadcrumbs: readonly Link[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${config.url}${path}#breadcrumb`,
    itemListElement: breadcrumbs.map(({ href, label }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: config.url + href,
    })),
  }
}

export function describeService({ config, areas }: SharedSite, service: Service, image: string): ServiceThing {
  const url = config.url + service.path
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.title,
    serviceType: service.title,
    description: service.metaDescription,
    url,
    image,
    provider: { '@id': businessId(config) },
    ...(areas.length > 0 && { areaServed: areas.map(({ city }) => ({ '@type': 'City' as const, name: city })) }),
  }
}

/** The company's services in one city. */
export function describeAreaService({ config }: SharedSite, area: Area, name: string, image: string): ServiceThing {
  const url = config.url + area.path
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description: area.metaDescription,
    url,
    image,
    provider: { '@id': businessId(config) },
    areaServed: {
      '@type': 'City',
      name: area.city,
      geo: { '@type': 'GeoCoordinates', latitude: area.latitude, longitude: area.longitude },
    },
  }
}

export function describeQuestions({ config, questions }: Pick<SharedSite, 'config' | 'questions'>): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${config.url}${paths.faq}#faq`,
    mainEntity: questions.map(({ id, question, rendered }) => ({
      '@type': 'Question' as const,
      '@id': `${config.url}${paths.faq}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: readAway(rendered.html, config.url) },
    })),
  }
}

/** Footnote references and footnotes, as the sanitizer writes them. */
const footnotes = /<sup><a [^>]*data-footnote-ref.*?<\/sup>|<section data-footnotes.*?<\/section>/gs

/** An answer for search results: without images and footnotes, and with absolute links. */
function readAway(html: string, url: string): string {
  return html
    .replaceAll(pictureMark, '')
    .replaceAll(footnotes, '')
    .replaceAll(/<a href="(?=[/#])(#?)/g, (_, hash: string) => `<a href="${url}${hash && `${paths.faq}#`}`)
    .trim()
}

export function describePost({ config, locale }: PostSite, post: Post, image: string): BlogPosting {
  const url = config.url + post.path
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.excerpt,
    image,
    datePublished: formatDateTime(post.date, locale.timeZone),
    dateModified: formatDateTime(post.modified, locale.timeZone),
    author: { '@type': 'Organization', '@id': businessId(config), name: config.company.name, url: `${config.url}/` },
    publisher: { '@id': businessId(config) },
    mainEntityOfPage: url,
    articleSection: post.category,
    keywords: [...post.tags],
    inLanguage: post.language ?? locale.language,
  }
}

export function describeOwnPage({ config, locale }: SharedSite, page: OwnPage, image?: string): WebPage {
  const url = config.url + page.path
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    ...(image !== undefined && { primaryImageOfPage: { '@type': 'ImageObject', url: image } }),
    ...(page.updated !== undefined && { dateModified: formatDateTime(page.updated, locale.timeZone) }),
    publisher: { '@id': businessId(config) },
    breadcrumb: { '@id': `${url}#breadcrumb` },
    inLanguage: page.language ?? locale.language,
  }
}
