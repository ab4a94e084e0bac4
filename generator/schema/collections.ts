/** The registry of all content: every folder and file in `content/`, with its schema. */
import type * as z from 'zod'
import { areaSchema } from './entries/area.ts'
import { estimateSchema } from './entries/estimate.ts'
import { mapSchema } from './entries/map.ts'
import { faqSchema } from './entries/faq.ts'
import { pageSchema } from './entries/page.ts'
import { aboutSchema } from './pages/about.ts'
import { areaPageSchema } from './pages/area.ts'
import { areasSchema } from './pages/areas.ts'
import { blogSchema } from './pages/blog.ts'
import { contactSchema } from './pages/contact.ts'
import { faqPageSchema } from './pages/faq.ts'
import { homeSchema } from './pages/home.ts'
import { notFoundSchema } from './pages/not-found.ts'
import { postPageSchema } from './pages/post.ts'
import { privacySchema } from './pages/privacy-policy.ts'
import { servicePageSchema } from './pages/service.ts'
import { siteSchema } from './pages/site.ts'
import { noticesSchema } from './entries/notice.ts'
import { postSchema } from './entries/post.ts'
import { redirectsSchema } from './entries/redirect.ts'
import { serviceSchema } from './entries/service.ts'
import { teamSchema } from './entries/team.ts'
import { testimonialsSchema } from './entries/testimonial.ts'

/** Placeholders allowed in all content, filled from the configuration and entry counts. */
export const sitePlaceholders = [
  'company',
  'legalName',
  'phone',
  'email',
  'hours',
  'address',
  'serviceCount',
  'ServiceCount',
  'cityCount',
  'CityCount',
] as const

/** Folders with one entry per file. `one` is what an entry is called; `markdown` lists the keys that hold Markdown, apart from bodies (`*` is each item of a list). */
export const collections = {
  services: { one: 'service', extension: '.yaml', schema: serviceSchema, markdown: [] },
  areas: { one: 'area', extension: '.yaml', schema: areaSchema, markdown: ['text'] },
  posts: { one: 'post', extension: '.md', schema: postSchema, markdown: [] },
  // Files in this folder that are listed in `files` aren't entries.
  pages: { one: 'page', extension: '.md', schema: pageSchema, markdown: [] },
} as const satisfies Record<string, { one: string; extension: string; schema: z.ZodType; markdown: readonly string[] }>

interface FileOptions {
  readonly markdown?: readonly string[]
  /** Placeholders only for this file, filled for each entry or page, with the keys that fill them; `*` is all of the file. */
  readonly placeholders?: Readonly<Record<string, readonly string[]>>
  /** Whether the file may be missing or empty. */
  readonly optional?: boolean
}

const file = <Schema extends z.ZodType>(path: string, schema: Schema, options: FileOptions = {}) => {
  const { markdown = [], placeholders = {}, optional = false } = options
  return { path, schema, markdown, placeholders, optional }
}

export const files = {
  faq: file('faq.yaml', faqSchema, { markdown: ['*.answer'], optional: true }),
  testimonials: file('testimonials.yaml', testimonialsSchema, { optional: true }),
  team: file('team.yaml', teamSchema, { optional: true }),
  notices: file('notices.yaml', noticesSchema, { markdown: ['*.text'], optional: true }),
  estimate: file('estimate.yaml', estimateSchema, { optional: true }),
  map: file('map.yaml', mapSchema, { optional: true }),
  site: file('pages/site.yaml', siteSchema, {
    placeholders: {
      rating: ['stars'],
      year: ['since'],
      distance: ['mapReach'],
      date: ['notices.upcoming'],
      dates: ['hours.closedOn'],
      name: ['hours.closedOn'],
      site: ['markdown.video', 'markdown.oneOfVideos'],
      number: ['markdown.oneOfVideos', 'markdown.backToNote', 'markdown.backToMention'],
      mention: ['markdown.backToMention'],
    },
  }),
  home: file('pages/home.yaml', homeSchema),
  about: file('pages/about.yaml', aboutSchema, { markdown: ['story.text'] }),
  servicePage: file('pages/service.yaml', servicePageSchema, { placeholders: { service: ['*'] } }),
  areasPage: file('pages/areas.yaml', areasSchema, {
    placeholders: { city: ['learnMoreAbout', 'quoteFor'], inCity: ['learnMoreAbout', 'quoteFor'] },
  }),
  areaPage: file('pages/area.yaml', areaPageSchema, {
    placeholders: { city: ['*'], inCity: ['*'], distance: ['nearby.distance'] },
  }),
  faqPage: file('pages/faq.yaml', faqPageSchema),
  blog: file('pages/blog.yaml', blogSchema, {
    placeholders: {
      title: ['readMoreAbout'],
      minutes: ['readTime'],
      page: ['pagination'],
      count: ['search.foundOne', 'search.foundFew', 'search.foundMany'],
      query: ['search.foundOne', 'search.foundFew', 'search.foundMany', 'search.foundNone'],
    },
  }),
  postPage: file('pages/post.yaml', postPageSchema, { placeholders: { date: ['updated', 'unpublished.scheduled'] } }),
  contact: file('pages/contact.yaml', contactSchema, {
    placeholders: { count: ['form.remaining'], field: ['form.messages.required'], page: ['form.errors.title'] },
  }),
  privacy: file('pages/privacy-policy.md', privacySchema, {
    markdown: ['measurement.none', 'measurement.asked', 'measurement.assumed'],
    placeholders: { date: ['updated'], measurement: ['body'], tag: ['body', 'measurement'] },
  }),
  notFound: file('pages/not-found.yaml', notFoundSchema),
  redirects: file('redirects.yaml', redirectsSchema, { optional: true }),
}

export type CollectionName = keyof typeof collections
export type FileName = keyof typeof files

export type CollectionEntries = {
  readonly [Name in CollectionName]: z.infer<(typeof collections)[Name]['schema']>
}

export type FileData<Name extends FileName> = z.infer<(typeof files)[Name]['schema']>

/** The path of a built-in page by name, such as `pages/about.yaml` for `about`. */
export function findBuiltIn(name: string): string | undefined {
  return Object.values(files).find(({ path }) => path.replace(/\.\w+$/, '') === `pages/${name}`)?.path
}
