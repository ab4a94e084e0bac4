import { type FileData, type FileName, files } from '../../schema/collections.ts'
import { areaPath, buildFaqIds, pagePath, servicePath } from '../../schema/paths.ts'
import { isShown, type Publication } from '../../schema/publication.ts'
import type { Entries, Entry } from '../../content/validate/entry.ts'
import { type PostOptions, createPostBuilder } from './build-post.ts'
import { buildEstimate } from './build-estimate.ts'
import { buildNotices } from './build-notices.ts'
import { separateDay } from '../../schema/pages/privacy-policy.ts'
import { buildPrivacy } from './build-privacy.ts'
import { measureDistance } from '../../shared/distance.ts'
import { createDistanceFormat } from './format-distance.ts'
import { fillEntry, renderedOf, listContents } from './entry-texts.ts'
import { buildSitePlaceholders, fillText, type Placeholders } from '../../schema/site/placeholders.ts'
import { readGeography } from '../map/geography.ts'
import { type Locale, resolveLocale } from '../../schema/site/locale.ts'
import { compareTexts } from '../../shared/compare-texts.ts'
import { formatCompany } from './format-company.ts'
import { listIndustries } from './list-industries.ts'
import type { Area, OwnPage, PageTexts, Question, Service, Site } from './site.ts'

/** Builds the site from validated entries. A missing one is a bug in the caller. */
export function buildModel(entries: Entries, options: PostOptions): Site {
  const config = present(entries.config, 'site.config.yaml')
  const { services, areas, posts, pages } = entries.collections
  const isPartOfSite = ({ data }: Entry<Publication>) => isShown(data, options)
  const values = buildSitePlaceholders(config, {
    services: services.filter(isPartOfSite).length,
    cities: areas.filter(isPartOfSite).length,
  })
  const fillOwn = <Data>(entry: Entry<Data>) => fillEntry(entry, values)
  const file = <Name extends FileName>(name: Name) =>
    fillOwn(present<Entry<FileData<Name>>>(entries.files[name], files[name].path))
  const shownPosts = posts
    .flatMap(createPostBuilder(values, options))
    .toSorted((a, b) => compareTexts(b.date, a.date) || compareTexts(a.id, b.id))
  const industries = listIndustries(
    file('contact').data.form.fields.industry.options ?? {},
    services.map((entry) => ({ ...fillOwn(entry).data, id: entry.id, isShown: isPartOfSite(entry) })),
  )
  const { estimate, map } = entries.files
  const locale = resolveLocale(config)
  return {
    config,
    locale,
    company: formatCompany(config, locale, options.today),
    today: options.today,
    texts: gatherTexts(file, locale.language),
    services: byOrder(services.filter(isPartOfSite).map(fillOwn).map(buildService)),
    areas: byOrder(
      linkNeighbours(
        areas.filter(isPartOfSite).map(fillOwn).map(buildArea),
        file('areaPage').data.nearby.distance,
        locale,
      ),
    ),
    pages: byOrder(pages.filter(isPartOfSite).map((entry) => buildOwnPage(fillOwn(entry), values))),
    hasBlog: shownPosts.length > 0,
    industries,
    geography: readGeography(map && fillOwn(map).data),
    estimate: estimate && buildEstimate(fillOwn(estimate).data, industries, locale),
    posts: shownPosts,
    characters: posts
      .filter(isPartOfSite)
      .map(({ characters }) => characters)
      .join(''),
    questions: entries.files.faq ? buildQuestions(fillOwn(entries.files.faq), file('faqPage').data.categories) : [],
    testimonials: entries.files.testimonials ? fillOwn(entries.files.testimonials).data : [],
    downloads: entries.downloads,
    team: entries.files.team ? fillOwn(entries.files.team).data : [],
    notices: buildNotices(entries.files.notices && fillOwn(entries.files.notices), options, locale.language),
    redirects: (entries.files.redirects?.data ?? []).toSorted((a, b) => compareTexts(a.from, b.from)),
    aboutStory: renderedOf(file('about').markdown.get('story.text')),
    privacy: buildPrivacy(file('privacy'), config, values),
  }
}

/** Every file in `pages/`. */
function gatherTexts(file: <Name extends FileName>(name: Name) => Entry<FileData<Name>>, language: string): PageTexts {
  const names = (Object.keys(files) as FileName[]).filter((name) => files[name].path.startsWith('pages/'))
  const texts = Object.fromEntries(names.map((name) => [name, file(name).data])) as unknown as PageTexts
  return { ...texts, privacy: separateDay(texts.privacy, language) }
}

function buildService({ id, data }: Entries['collections']['services'][number]): Service {
  return { ...data, id, path: servicePath(id) }
}

function buildArea({ id, data, markdown }: Entries['collections']['areas'][number]): Area {
  return { ...data, id, path: areaPath(id), rendered: renderedOf(markdown.get('text')), nearby: [] }
}

function buildOwnPage({ id, data, markdown }: Entries['collections']['pages'][number], values: Placeholders): OwnPage {
  const body = markdown.get('body')
  return {
    ...data,
    id,
    path: pagePath(id),
    rendered: renderedOf(body),
    contents: listContents(body, values),
  }
}

/** Number of neighboring cities on a city page. */
const nearbyCount = 5

/** Adds its neighbors to each city, nearest first. */
function linkNeighbours(areas: readonly Area[], distanceText: string, locale: Locale): Area[] {
  const formatDistance = createDistanceFormat(locale)
  return areas.map((area) => {
    const others = areas
      .filter((other) => other !== area)
      .map((other) => ({ other, meters: measureDistance(area, other) }))
      .toSorted((a, b) => a.meters - b.meters || compareTexts(a.other.id, b.other.id))
    const nearby = others.slice(0, nearbyCount).map(({ other, meters }) => ({
      href: other.path,
      label: other.city,
      distance: fillText(distanceText, { city: area.city, distance: formatDistance(meters) }),
    }))
    return { ...area, nearby }
  })
}

function buildQuestions({ data, markdown }: Entry<FileData<'faq'>>, categories: readonly string[]): Question[] {
  const asked = data.map(({ question }) => question)
  const ids = buildFaqIds(categories, asked).questions
  return data.map((item, index) => ({
    ...item,
    id: ids[index] ?? '',
    rendered: renderedOf(markdown.get(`${index}.answer`)),
  }))
}

/** Entries without an order come last. */
function byOrder<T extends { readonly order?: number | undefined; readonly id: string }>(items: readonly T[]): T[] {
  const placeOf = ({ order = Number.MAX_VALUE }: T) => order
  return items.toSorted((a, b) => placeOf(a) - placeOf(b) || compareTexts(a.id, b.id))
}

function present<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the model was asked for without ${name}`)
  return value
}
