import type {
  AggregateRating,
  LocalBusiness,
  OfferCatalog,
  OpeningHoursSpecification,
  Review,
  WebSite,
} from 'schema-dts'
import type { SiteConfig } from '../../schema/site/config.ts'
import { groupWeek } from '../../schema/site/hours.ts'
import { paths } from '../../schema/paths.ts'
import type { TestimonialEntry } from '../../schema/entries/testimonial.ts'
import type { SharedSite } from '../model/site.ts'
import type { ClosedProps } from '../../../templates/props.ts'

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Business = Extract<LocalBusiness, { '@type': 'LocalBusiness' }>

/** schema.org has no type for cleaning companies; this is the closest. */
const usualType = 'HomeAndConstructionBusiness'

/** The configured type, along with its parent, for consumers that only know that. */
function nameType({ company: { type = usualType } }: SiteConfig): 'LocalBusiness' {
  return (type === 'LocalBusiness' ? type : ['LocalBusiness', type]) as 'LocalBusiness'
}

/** Stable IDs, so that every page refers to the same company, site and service. */
export const businessId = (config: SiteConfig) => `${config.url}/#business`
const websiteId = (config: SiteConfig) => `${config.url}/#website`

/** The company as every page shows it: name, phone, email, address and hours. */
export function describeBusiness({ config, company }: Pick<SharedSite, 'config' | 'company'>): Business {
  const { address } = config.company
  return {
    '@type': nameType(config),
    '@id': businessId(config),
    name: config.company.name,
    legalName: config.company.legalName,
    url: `${config.url}/`,
    telephone: company.phoneHref.slice('tel:'.length),
    email: config.company.email,
    address: {
      '@type': 'PostalAddress',
      ...(address.street !== undefined && { streetAddress: address.street }),
      addressLocality: address.city,
      ...(address.region !== undefined && { addressRegion: address.region }),
      ...(address.postalCode !== undefined && { postalCode: address.postalCode }),
      addressCountry: address.country,
    },
    ...(company.profiles.length > 0 && { sameAs: company.profiles.map(({ href }) => href) }),
    ...describeHours(config.company, company.closed),
  }
}

/** The company with everything the home page says about it: service area, services and prices. */
export function describeBusinessFully(site: SharedSite, image: string): Business {
  const { config, services, areas } = site
  const { address, geo } = config.company
  // A company without a street may work from home: two decimals are about a kilometer.
  const isHidden = address.street === undefined
  const round = (degrees: number) => (isHidden ? Math.round(degrees * 100) / 100 : degrees)
  const [latitude, longitude] = [round(geo.latitude), round(geo.longitude)]
  const point = { '@type': 'GeoCoordinates', latitude, longitude } as const
  return {
    ...describeBusiness(site),
    image,
    ...(!isHidden && { geo: point }),
    areaServed: [
      { '@type': 'GeoCircle', geoMidpoint: point, geoRadius: String(geo.radius) },
      ...areas.map(({ city }) => ({ '@type': 'City' as const, name: city })),
    ],
    ...(services.length > 0 && { hasOfferCatalog: describeCatalog(site) }),
    priceRange: config.company.priceRange,
  }
}

function describeCatalog({ config, services, texts }: SharedSite): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: texts.home.services.heading,
    // Each service's own page describes it under the same ID.
    itemListElement: services.map(({ title, path }) => ({
      '@type': 'Offer' as const,
      itemOffered: {
        '@type': 'Service' as const,
        '@id': `${config.url}${path}#service`,
        name: title,
        url: config.url + path,
      },
    })),
  }
}

/** The company with its team, the reviews on the page, and their average. Search engines must not mix samples and real ones. */
export function describeReviewedBusiness(site: SharedSite, shown: readonly TestimonialEntry[]): Business {
  const hasReal = site.testimonials.some(({ sample }) => !sample)
  const testimonials = hasReal ? shown.filter(({ sample }) => !sample) : shown
  const total = testimonials.reduce((sum, { rating }) => sum + rating, 0)
  const aggregateRating: AggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: Math.round((total / testimonials.length) * 10) / 10,
    reviewCount: testimonials.length,
    bestRating: 5,
    worstRating: 1,
  }
  const review = testimonials.map(({ name, position, content, rating }): Review => ({
    '@type': 'Review',
    author: { '@type': 'Person', name, jobTitle: position },
    reviewBody: content,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  }))
  const employee = site.team.map(({ name, role }) => ({ '@type': 'Person' as const, name, jobTitle: role }))
  const business = { ...describeBusiness(site), ...(employee.length > 0 && { employee }) }
  if (testimonials.length === 0) return business
  return { ...business, aggregateRating, review }
}

export function describeWebsite({ config, locale, hasBlog }: SharedSite): WebSite {
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${config.url}${paths.blog}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } as const
  return {
    '@type': 'WebSite',
    '@id': websiteId(config),
    url: `${config.url}/`,
    name: config.company.name,
    inLanguage: locale.language,
    publisher: { '@id': businessId(config) },
    // Search covers the posts.
    ...(hasBlog && { potentialAction: search }),
  }
}

/**
 * Google's conventions: open all day is 00:00 to 23:59, closed is 00:00 to 00:00, and a `closes` before `opens` is on the next
 * day. Days without hours are closed.
 */
function describeHours({ hours }: SiteConfig['company'], closed: readonly ClosedProps[]) {
  const usual = groupWeek(hours).flatMap(({ places, times }) =>
    times.map(({ opens = '00:00', closes = '23:59' }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: places.map((place) => weekdayNames[place] ?? 'Monday'),
      opens,
      closes,
    })),
  )
  const special = closed.map(({ from, until, name }): OpeningHoursSpecification => ({
    '@type': 'OpeningHoursSpecification',
    name,
    validFrom: from,
    validThrough: until,
    opens: '00:00',
    closes: '00:00',
  }))
  const [only, ...others] = usual
  return {
    openingHoursSpecification: only && others.length === 0 ? only : usual,
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}
