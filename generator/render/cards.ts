/** Builds the props of cards and quotes, which several pages list. */
import type {
  AreaCardProps,
  DateProps,
  Link,
  OwnerProps,
  PersonProps,
  PostCardProps,
  QuestionProps,
  ServiceCardProps,
  ServiceLink,
  TestimonialProps,
} from '../../templates/props.ts'
import { areaPath, paths } from '../schema/paths.ts'
import type { TeamMember } from '../schema/entries/team.ts'
import type { TestimonialEntry, testimonialPages } from '../schema/entries/testimonial.ts'
import { formatLongDate } from '../schema/site/long-dates.ts'
import { fillText } from '../schema/site/placeholders.ts'
import type { Area, Post, Question, Service, SharedSite } from './model/site.ts'
import type { PlanContext, PostContext } from './page-plan.ts'
import { buildRichText } from './rich-text.ts'

/** How many features a service card shows (specification, section 2). */
const featuresOnCard = 3

export function buildServiceCard(service: Service, { pictureOf }: PlanContext): ServiceCardProps {
  return {
    id: service.id,
    href: service.path,
    label: service.title,
    description: service.description,
    features: service.features.slice(0, featuresOnCard),
    picture: pictureOf(service.image, service.imageAlt),
    unpublished: service.draft ? 'draft' : undefined,
  }
}

export function buildAreaCard(area: Area, { pictureOf }: PlanContext): AreaCardProps {
  return {
    id: area.id,
    href: area.path,
    label: area.city,
    inCity: area.inCity ?? area.city,
    description: area.description,
    features: area.features,
    picture: pictureOf(area.image, area.imageAlt),
    quoteHref: quoteHrefForArea(area.id),
    unpublished: area.draft ? 'draft' : undefined,
  }
}

export function buildPostCard(post: Post, { site, pictureOf }: PostContext): PostCardProps {
  return {
    id: post.id,
    href: post.path,
    label: post.title,
    excerpt: post.excerpt,
    language: post.language,
    category: post.category,
    tags: post.tags,
    date: buildDate(post.date, site.locale.language),
    readTime: fillText(site.texts.blog.readTime, { minutes: post.minutes }),
    picture: pictureOf(post.image, post.imageAlt),
    unpublished: post.unpublished,
  }
}

export function buildDate(day: string, language: string): DateProps {
  return { iso: day, text: formatLongDate(day, language) }
}

export function buildQuestion({ id, question, rendered }: Question, context: PostContext): QuestionProps {
  return { id, question, answer: buildRichText(rendered, context) }
}

/** The testimonials of a page, in file order. */
export function selectTestimonials(
  { testimonials }: SharedSite,
  page: (typeof testimonialPages)[number],
): TestimonialEntry[] {
  return testimonials.filter(({ pages }) => pages.includes(page))
}

export function buildTestimonial(
  { name, position, content, rating, image, sample }: TestimonialEntry,
  { pictureOf }: PlanContext,
): TestimonialProps {
  // The name is beside the image, so the image itself needs no alt text.
  return {
    name,
    position,
    content,
    rating: sample ? undefined : rating,
    picture: image === undefined ? undefined : pictureOf(image, ''),
  }
}

export function buildPerson(
  { name, role, text, image, imageAlt = '' }: TeamMember,
  { pictureOf }: PlanContext,
): PersonProps {
  const words = name.split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return {
    name,
    role,
    text,
    initials: ends.map((word) => Array.from(word?.normalize('NFC') ?? '')[0] ?? '').join(''),
    picture: image === undefined ? undefined : pictureOf(image, imageAlt),
  }
}

/** The owner or manager, if the content names one. */
export function buildOwner(context: PlanContext): OwnerProps | undefined {
  const member = context.site.team.find(({ owner }) => owner)
  if (member?.image === undefined) return undefined
  const picture = context.pictureOf(member.image, member.imageAlt ?? '')
  return { ...buildPerson(member, context), picture, since: member.since }
}

/** Fallback for services without an icon. */
export const defaultIcon = 'sparkles'

export function listServices({ services }: SharedSite, addressOf: (icon: string) => string): ServiceLink[] {
  return services.map(({ path, title, icon = defaultIcon, features }) => ({
    href: path,
    label: title,
    icon: addressOf(icon),
    line: features[0],
  }))
}

export function listAreas({ areas }: SharedSite): Link[] {
  return areas.map(({ id, city }) => ({ href: areaPath(id), label: city }))
}

/** The author's own pages in a menu, then links to other sites. */
export function listPages({ pages, texts }: Pick<SharedSite, 'pages' | 'texts'>, wanted: 'header' | 'footer'): Link[] {
  const isWanted = ({ menu = 'footer' }: { readonly menu?: string | undefined }) => menu === wanted
  return [
    ...pages.filter(isWanted).map(({ path, title, language }) => ({ href: path, label: title, language })),
    ...(texts.site.links ?? []).filter(isWanted).map(({ url, label }) => ({ href: url, label })),
  ]
}

/** The contact form preselects values from these query parameters. */
export const quoteHrefForArea = (id: string) => `${paths.contact}?area=${id}`
export const quoteHrefForService = (id: string) => `${paths.contact}?service=${id}`
