/** The one list of what authors may write: every folder and file of `content/`, with its schema. */
import type * as z from 'zod'
import { type AreaEntry, areaSchema } from './area.ts'
import { faqSchema } from './faq.ts'
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
import { type PostFrontMatter, postSchema } from './post.ts'
import { redirectsSchema } from './redirect.ts'
import { type ServiceEntry, serviceSchema } from './service.ts'
import { testimonialsSchema } from './testimonial.ts'

/** Placeholders that every text may hold; the configuration fills them. */
export const sitePlaceholders = ['company', 'legalName', 'phone', 'email', 'hours', 'address'] as const

/**
 * Folders in which each file is one entry, named by its address.
 * `markdown` lists the keys whose texts are Markdown (`*` stands for each item of a list); a body always is.
 */
export const collections = {
  services: { extension: '.yaml', schema: serviceSchema, markdown: [] },
  areas: { extension: '.yaml', schema: areaSchema, markdown: ['text'] },
  posts: { extension: '.md', schema: postSchema, markdown: [] },
} as const satisfies Record<string, { extension: string; schema: z.ZodType; markdown: readonly string[] }>

/**
 * Files that must be there once, or, where `optional`, may be: such a file may also be empty.
 * `placeholders` are those that only this file may hold, filled for each entry or page.
 */
export const files = {
  faq: { path: 'faq.yaml', schema: faqSchema, markdown: ['*.answer'], placeholders: [] },
  testimonials: { path: 'testimonials.yaml', schema: testimonialsSchema, markdown: [], placeholders: [] },
  site: { path: 'pages/site.yaml', schema: siteSchema, markdown: [], placeholders: ['rating', 'distance'] },
  home: { path: 'pages/home.yaml', schema: homeSchema, markdown: [], placeholders: [] },
  about: { path: 'pages/about.yaml', schema: aboutSchema, markdown: ['story.text'], placeholders: [] },
  servicePage: { path: 'pages/service.yaml', schema: servicePageSchema, markdown: [], placeholders: ['service'] },
  areasPage: { path: 'pages/areas.yaml', schema: areasSchema, markdown: [], placeholders: ['city'] },
  areaPage: { path: 'pages/area.yaml', schema: areaPageSchema, markdown: [], placeholders: ['city', 'distance'] },
  faqPage: { path: 'pages/faq.yaml', schema: faqPageSchema, markdown: [], placeholders: [] },
  blog: {
    path: 'pages/blog.yaml',
    schema: blogSchema,
    markdown: [],
    placeholders: ['title', 'minutes', 'page', 'count', 'query'],
  },
  postPage: { path: 'pages/post.yaml', schema: postPageSchema, markdown: [], placeholders: ['date'] },
  contact: { path: 'pages/contact.yaml', schema: contactSchema, markdown: [], placeholders: ['count', 'field'] },
  privacy: { path: 'pages/privacy-policy.md', schema: privacySchema, markdown: [], placeholders: ['date'] },
  notFound: { path: 'pages/not-found.yaml', schema: notFoundSchema, markdown: [], placeholders: [] },
  redirects: { path: 'redirects.yaml', schema: redirectsSchema, markdown: [], placeholders: [], optional: true },
} as const satisfies Record<
  string,
  {
    path: string
    schema: z.ZodType
    markdown: readonly string[]
    placeholders: readonly string[]
    optional?: boolean
  }
>

/** Whether a site may do without a file. */
export function isOptional(name: FileName): boolean {
  const file: { readonly path: string; readonly optional?: boolean } = files[name]
  return file.optional ?? false
}

export type CollectionName = keyof typeof collections
export type FileName = keyof typeof files

export interface CollectionEntries {
  readonly services: ServiceEntry
  readonly areas: AreaEntry
  readonly posts: PostFrontMatter
}

export type FileData<Name extends FileName> = z.infer<(typeof files)[Name]['schema']>
