import type { FileData, FileName } from '../content/collections.ts'
import { files } from '../content/collections.ts'
import { areaPath, buildQuestionIds, postPath, servicePath } from '../content/paths.ts'
import { isShown, type PublicationOptions, unpublishedState } from '../content/publication.ts'
import type { MarkdownDocument } from '../markdown/parse-markdown.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import type { Entries, Entry } from '../validate/entry.ts'
import type { Anchor } from '../../templates/props.ts'
import { distanceInMiles, formatMiles } from './distance.ts'
import { fillText, fillTexts, type Placeholders } from './fill-texts.ts'
import { buildSitePlaceholders, formatCompany } from './format-company.ts'
import type { Area, PageTexts, Post, Question, Service, Site } from './site.ts'

/** Words a minute that people read on a screen. */
const readingSpeed = 220

/** Makes the site from entries that have no mistakes; a missing one is a bug of the caller. */
export function buildModel(entries: Entries, options: PublicationOptions): Site {
  const config = present(entries.config, 'site.config.yaml')
  const values = buildSitePlaceholders(config)
  const toHtml = (document: MarkdownDocument | undefined) =>
    document ? renderMarkdown(document, (text) => fillText(text, values)) : ''
  const file = <Name extends FileName>(name: Name) =>
    present<Entry<FileData<Name>>>(entries.files[name], files[name].path)
  const faq = file('faq')
  const privacy = file('privacy').markdown.get('body')
  return {
    config,
    company: formatCompany(config),
    today: options.today,
    texts: fillTexts(gatherTexts(file), values),
    services: byOrder(fillTexts(entries.collections.services.map(buildService), values)),
    areas: byOrder(
      linkNeighbours(
        fillTexts(
          entries.collections.areas.map((entry) => buildArea(entry, toHtml)),
          values,
        ),
        file('areaPage').data.nearby.distance,
      ),
    ),
    posts: entries.collections.posts
      .filter(({ data }) => isShown(data, options))
      .map((entry) => buildPost(entry, options, values, toHtml))
      .toSorted((a, b) => compare(b.date, a.date) || compare(a.id, b.id)),
    questions: fillTexts(buildQuestions(faq, toHtml), values),
    testimonials: fillTexts(file('testimonials').data, values),
    aboutStory: toHtml(file('about').markdown.get('story.text')),
    privacy: { html: toHtml(privacy), contents: listContents(privacy) },
  }
}

function gatherTexts(file: <Name extends FileName>(name: Name) => Entry<FileData<Name>>): PageTexts {
  return {
    site: file('site').data,
    home: file('home').data,
    about: file('about').data,
    servicePage: file('servicePage').data,
    areasPage: file('areasPage').data,
    areaPage: file('areaPage').data,
    faqPage: file('faqPage').data,
    blog: file('blog').data,
    postPage: file('postPage').data,
    contact: file('contact').data,
    privacy: file('privacy').data,
    notFound: file('notFound').data,
  }
}

function buildService({ id, data }: Entries['collections']['services'][number]): Service {
  return { ...data, id, path: servicePath(id) }
}

type ToHtml = (document: MarkdownDocument | undefined) => string

function buildArea({ id, data, markdown }: Entries['collections']['areas'][number], toHtml: ToHtml): Area {
  return { ...data, id, path: areaPath(id), html: toHtml(markdown.get('text')), nearby: [] }
}

/** Gives each city the other ones, nearest first. */
function linkNeighbours(areas: readonly Area[], distanceText: string): Area[] {
  return areas.map((area) => {
    const others = areas
      .filter((other) => other !== area)
      .map((other) => ({ other, miles: distanceInMiles(area, other) }))
      .toSorted((a, b) => a.miles - b.miles || compare(a.other.id, b.other.id))
    const nearby = others.map(({ other, miles }) => ({
      href: other.path,
      label: other.city,
      distance: fillText(distanceText, { distance: formatMiles(miles) }),
    }))
    return { ...area, nearby }
  })
}

function buildPost(
  { id, data, markdown }: Entries['collections']['posts'][number],
  options: PublicationOptions,
  values: Placeholders,
  toHtml: ToHtml,
): Post {
  const body = markdown.get('body')
  return {
    ...fillTexts(data, values),
    id,
    path: postPath(id),
    html: toHtml(body),
    contents: listContents(body),
    minutes: data.readTime ?? String(Math.max(1, Math.round((body?.wordCount ?? 0) / readingSpeed))),
    unpublished: unpublishedState(data, options.today),
  }
}

function buildQuestions(faq: Entry<FileData<'faq'>>, toHtml: ToHtml): Question[] {
  const ids = buildQuestionIds(faq.data.map(({ question }) => question))
  return faq.data.map((item, index) => ({
    ...item,
    id: ids[index] ?? '',
    html: toHtml(faq.markdown.get(`${index}.answer`)),
  }))
}

/** The second-level headings, for a list of contents. */
function listContents(document: MarkdownDocument | undefined): Anchor[] {
  return (document?.headings ?? []).filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, label: text }))
}

function byOrder<T extends { readonly order: number; readonly id: string }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.order - b.order || compare(a.id, b.id))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function present<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the model was asked for without ${name}`)
  return value
}
