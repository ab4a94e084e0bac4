import type { FileData, FileName } from '../content/collections.ts'
import { files } from '../content/collections.ts'
import { areaPath, buildQuestionIds, postPath, servicePath } from '../content/paths.ts'
import { isShown, type PublicationOptions, unpublishedState } from '../content/publication.ts'
import type { Entries, Entry, EntryText } from '../validate/entry.ts'
import type { Anchor } from '../../templates/props.ts'
import { distanceInMiles, formatMiles } from './distance.ts'
import { fillText, fillTexts } from './fill-texts.ts'
import { buildSitePlaceholders, formatCompany } from './format-company.ts'
import type { Area, PageTexts, Post, Question, Service, Site } from './site.ts'

/** Words a minute that people read on a screen. */
const readingSpeed = 220

/** Makes the site from entries that have no mistakes; a missing one is a bug of the caller. */
export function buildModel(entries: Entries, options: PublicationOptions): Site {
  const config = present(entries.config, 'site.config.yaml')
  const values = buildSitePlaceholders(config)
  const fill = (text: string) => fillText(text, values)
  const context: ModelContext = { options, fill }
  const fillEntry = <Data>(entry: Entry<Data>): Entry<Data> => ({ ...entry, data: fillTexts(entry.data, values) })
  const file = <Name extends FileName>(name: Name) =>
    fillEntry(present<Entry<FileData<Name>>>(entries.files[name], files[name].path))
  const { services, areas, posts } = entries.collections
  const privacy = file('privacy').markdown.get('body')
  return {
    config,
    company: formatCompany(config),
    today: options.today,
    texts: gatherTexts(file),
    services: byOrder(services.map(fillEntry).map(buildService)),
    areas: byOrder(linkNeighbours(areas.map(fillEntry).map(buildArea), file('areaPage').data.nearby.distance)),
    posts: posts
      .filter(({ data }) => isShown(data, options))
      .map((entry) => buildPost(fillEntry(entry), context))
      .toSorted((a, b) => compare(b.date, a.date) || compare(a.id, b.id)),
    questions: buildQuestions(file('faq')),
    testimonials: file('testimonials').data,
    redirects: (entries.files.redirects?.data ?? []).toSorted((a, b) => compare(a.from, b.from)),
    aboutStory: htmlOf(file('about').markdown.get('story.text')),
    privacy: { html: htmlOf(privacy), contents: listContents(privacy, context) },
  }
}

interface ModelContext {
  readonly options: PublicationOptions
  /** Fills the placeholders of a text. */
  readonly fill: (text: string) => string
}

function htmlOf(text: EntryText | undefined): string {
  return text?.readHtml() ?? ''
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

function buildArea({ id, data, markdown }: Entries['collections']['areas'][number]): Area {
  return { ...data, id, path: areaPath(id), html: htmlOf(markdown.get('text')), nearby: [] }
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
  { id, data, markdown, version, characters, readWords }: Entries['collections']['posts'][number],
  context: ModelContext,
): Post {
  const body = markdown.get('body')
  return {
    ...data,
    id,
    path: postPath(id),
    version,
    readHtml: () => htmlOf(body),
    readWords,
    characters,
    contents: listContents(body, context),
    minutes: data.readTime ?? String(Math.max(1, Math.round((body?.wordCount ?? 0) / readingSpeed))),
    unpublished: unpublishedState(data, context.options.today),
  }
}

function buildQuestions({ data, markdown }: Entry<FileData<'faq'>>): Question[] {
  const ids = buildQuestionIds(data.map(({ question }) => question))
  return data.map((item, index) => ({ ...item, id: ids[index] ?? '', html: htmlOf(markdown.get(`${index}.answer`)) }))
}

/** The second-level headings, for a list of contents. */
function listContents(body: EntryText | undefined, { fill }: ModelContext): Anchor[] {
  const headings = (body?.headings ?? []).filter(({ depth }) => depth === 2)
  return headings.map(({ id, text }) => ({ id, label: fill(text) }))
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
