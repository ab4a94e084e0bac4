import { plainSpaces } from '../../../schema/fields.ts'
import { todoMarker } from '../../../schema/todo-marker.ts'
import type { Point } from '../../../shared/distance.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import { groupBy } from '../../../shared/group-by.ts'
import { valueAt } from '../find-place.ts'
import { formatLine, formatText, nameOf } from '../hints/invalid-value.ts'
import { findClosest } from '../../../shared/find-closest.ts'
import { checkCategories } from './check-categories.ts'
import { checkAreaTexts, checkCoordinates, checkInflectedCities } from './check-areas.ts'
import { checkEstimate, checkIndustries } from './check-quote-form.ts'
import type { References } from './references.ts'

/** Checks references across files: unknown names and duplicates. */
export function checkReferences(references: References): void {
  checkDuplicates(references)
  checkCopies(references)
  checkTitles(references)
  checkCategories(references)
  checkFaqCategories(references)
  checkIndustries(references)
  checkEstimate(references)
  checkAreaTexts(references)
  checkInflectedCities(references)
  checkCoordinates(references)
  checkTeam(references)
  checkTestimonials(references)
  checkQuestionsOfHome(references)
  checkServicesOfAreas(references)
}

function checkQuestionsOfHome({ files: { home, faq }, kinds, reportIn }: References): void {
  const isFaqRead = faq !== undefined || !kinds.some(({ single }) => single === 'faq')
  if (!home || !isFaqRead) return
  const known = (faq?.data ?? []).map(({ question }) => plainSpaces(question))
  const questions = home.data.faq.questions.map(plainSpaces)
  const { error } = reportIn(home.file)
  if (known.length === 0 && questions.length > 0) {
    const message = "This site has no questions, so the home page can't show any."
    error('content/unknown-reference', ['faq', 'questions'], message, 'write `questions: []` instead of its items.')
    return
  }
  const unnamedFor = listUnnamed(known, questions)
  for (const [index, question] of questions.entries()) {
    const path = ['faq', 'questions', index]
    if (questions.indexOf(question) < index)
      error('content/duplicate', path, `The question "${shorten(question)}" is listed twice.`, 'delete one of them.')
    else if (!known.includes(question))
      error(
        'content/unknown-reference',
        path,
        `There is no question "${question}" in faq.yaml.`,
        hintForName(question, unnamedFor(question)),
      )
  }
}

/** Reports services listed for city pages that don't exist or are drafts. */
function checkServicesOfAreas({ files: { areaPage }, collections, serviceIds, reportIn }: References): void {
  if (!areaPage) return
  const { error, warn } = reportIn(areaPage.file)
  const named = areaPage.data.groups.services
  const unnamedFor = listUnnamed(serviceIds, named)
  for (const [index, id] of named.entries()) {
    const path = ['groups', 'services', index]
    if (named.indexOf(id) < index) {
      error('content/duplicate', path, `The service "${id}" is listed twice.`, 'delete one of them.')
    } else if (!serviceIds.includes(id)) {
      error('content/unknown-reference', path, `There is no service "${id}".`, hintForName(id, unnamedFor(id)))
    } else if (collections.services.some((service) => service.id === id && service.data.draft)) {
      const message = `The service "${id}" is a draft, so city pages don't show it yet.`
      const hint = `remove it from this list, or remove \`draft: true\` from its file.`
      warn('content/draft-reference', path, message, hint)
    }
  }
}

/** Names that aren't listed yet, to replace an unknown one. If there is only one, it replaces the first of those. */
function listUnnamed(known: readonly string[], named: readonly string[]) {
  const unnamed = known.filter((name) => !named.includes(name))
  const first = named.find((name) => !known.includes(name))
  return (unknown: string) => (unnamed.length > 1 || unknown === first ? unnamed : [])
}

function hintForName(name: string, known: readonly string[]): string {
  const closest = findClosest(name, known)
  if (known.length === 0) return 'delete it from the list.'
  return closest
    ? `did you mean \`${formatText(closest)}\`?`
    : `write ${known.length > 1 ? 'one of these: ' : ''}${known.map((one) => `\`${one}\``).join(', ')}.`
}

/** Allows only one owner, and requires a heading above the team. Sites without a team don't need one. */
function checkTeam({ files: { team, about }, reportIn }: References): void {
  const owners = [...(team?.data.entries() ?? [])].filter(([, { owner }]) => owner)
  for (const [[first], [index]] of findDuplicates(owners, () => 'owner')) {
    const file = team?.file ?? ''
    const { warn } = reportIn(file, { file, path: [first, 'owner'] })
    const message = "Another person has `owner: true`, too, so this one isn't shown."
    const hint = 'delete this line, to show this person below the owner.'
    warn('content/duplicate', [index, 'owner'], message, hint)
  }
  if (!team || !about || team.data.length === 0 || about.data.team) return
  const message = '`team` is missing. It contains the heading that the page shows above the people in team.yaml.'
  const hint = 'add these lines:\n    team:\n      heading: Who you will meet'
  reportIn(about.file).error('content/missing-key', { line: 1, column: 1 }, message, hint)
}

/** Warns about a testimonial that was pasted twice. */
function checkTestimonials({ files: { testimonials }, reportIn }: References): void {
  const { file, data } = testimonials ?? { file: '', data: [] }
  for (const [[first], [index]] of findDuplicates([...data.entries()], ([, { content }]) => content)) {
    const { warn } = reportIn(file, { file, path: [first, 'content'] })
    warn('content/duplicate', [index, 'content'], 'Another testimonial has the same text.', 'delete one of them.')
  }
}

/** Reports values that must be unique but appear in two entries: a city, a position in lists. */
function checkDuplicates({ config, collections: { areas, services, pages }, reportIn }: References): void {
  for (const [first, area] of findDuplicates(listPublic(areas), ({ data }) => data.city.toLowerCase())) {
    const { city } = area.data
    const isFar = isFarApart(first.data, area.data)
    const message = `Another file has the same city, ${city}.`
    const hint = isFar
      ? `add the state or county, so that visitors can tell them apart: \`city: ${city}, ${config?.company.address.region ?? 'MI'}\`, or \`city: ${city} (… County)\`.`
      : 'write the city that this file is for, or delete one of the two files; if there are two such cities, add their counties.'
    const { error, warn } = reportIn(area.file, { file: first.file, path: ['city'] })
    // Many states have a Springfield.
    const tell = isFar ? warn : error
    tell('content/duplicate', ['city'], message, hint)
  }
  const menus = [...groupBy(pages, ({ data }) => data.menu ?? 'footer').values()]
  for (const list of [areas, services, ...menus]) {
    const placed = list.filter(({ data }) => data.order !== undefined)
    const next = Math.max(0, ...placed.map(({ data }) => data.order ?? 0)) + 1
    for (const [first, entry] of findDuplicates(placed, ({ data }) => String(data.order))) {
      const sorted = list === areas || list === services ? 'lists sort' : 'a menu sorts'
      const message = `\`order\` is ${entry.data.order} here and in ${first.file}, so ${sorted} these two by name.`
      const hint = `change it in the file that you added last; \`order: ${next}\` is the next free number.`
      const { warn } = reportIn(entry.file, { file: first.file, path: ['order'] })
      // Ties are sorted by name: nothing is lost, and moving one entry shouldn't require renumbering the rest.
      warn('content/duplicate', ['order'], message, hint)
    }
  }
}

/** Leaves out drafts, which may still be the copy that they began as. */
function listPublic<One extends { readonly data: { readonly draft?: boolean | undefined } }>(entries: readonly One[]) {
  return entries.filter(({ data }) => !data.draft)
}

/** Warns about files that were copied and not rewritten: posts with one title, cities or services with the same texts. */
function checkCopies({ collections: { posts, areas, services }, reportIn }: References): void {
  for (const [first, post] of findDuplicates(listPublic(posts), ({ data }) => data.title)) {
    const { warn } = reportIn(post.file, { file: first.file, path: ['title'] })
    const hint = 'add what distinguishes them, such as the year; or, if one is a copy of the other, delete it.'
    warn('content/duplicate', ['title'], 'Another post has the same title.', hint)
  }
  for (const list of [areas, services]) {
    const seen = new Map<string, string>()
    for (const { file, data } of listPublic<(typeof list)[number]>(list)) {
      const { description, metaTitle, metaDescription } = data
      const texts = Object.entries({
        description,
        ...('text' in data && { text: data.text }),
        metaTitle,
        metaDescription,
      })
      const written = texts.filter(([, text]) => !text.startsWith(todoMarker))
      const [[key, text] = ['', ''], ...others] = written.filter((pair) => seen.has(pair.join(': ')))
      const other = seen.get(`${key}: ${text}`)
      if (other !== undefined) {
        const keys = [key, ...others.map(([name]) => name)].map((name) => `\`${name}\``).join(', ')
        const message = `Another file has the same text, word for word, in ${keys}.`
        const hint = `say in each file what is true only of its ${list === areas ? 'city' : 'service'}.`
        reportIn(file, { file: other, path: [key] }).warn('content/duplicate', [key], message, hint)
      }
      for (const pair of written) seen.set(pair.join(': '), seen.get(pair.join(': ')) ?? file)
    }
  }
}

/** Warns if search results would show a page of its own kind and another page with the same title. */
function checkTitles({ collections: { areas, services, posts, pages }, files, reportIn }: References): void {
  const seen = new Map<string, string>()
  for (const { file, data } of [...listPublic(areas), ...listPublic(services)]) seen.set(data.metaTitle, file)
  for (const { file, data } of listPublic([...posts, ...pages])) seen.set(data.title, file)
  for (const { file, data } of Object.values(files).filter((one) => one !== undefined)) {
    const title = valueAt(data, ['meta', 'title'])
    if (typeof title !== 'string') continue
    const other = seen.get(title)
    const { warn } = reportIn(file, other === undefined ? undefined : { file: other })
    const hint = 'give each page its own title: search results list both.'
    if (other !== undefined) warn('content/duplicate', ['meta', 'title'], 'Another page has the same title.', hint)
    seen.set(title, file)
  }
}

/** Each entry with a value that an earlier entry has, paired with that entry. */
function findDuplicates<One>(entries: readonly One[], keyOf: (entry: One) => string): (readonly [One, One])[] {
  return [...groupBy(entries, keyOf).values()].flatMap(([first, ...others]) =>
    first ? others.map((entry) => [first, entry] as const) : [],
  )
}

/** Whether two points are too far apart to be in one city, which spans half a degree at most. */
function isFarApart(a: Point, b: Point): boolean {
  return Math.abs(a.latitude - b.latitude) > 0.5 || Math.abs(a.longitude - b.longitude) > 0.5
}

/** Reports questions with an unknown category, categories without questions, and duplicate categories. */
function checkFaqCategories({ files: { faq, faqPage }, reportIn }: References): void {
  if (!faq || !faqPage) return
  const { categories } = faqPage.data
  for (const [index, { category }] of faq.data.entries()) {
    if (categories.includes(category)) continue
    const closest = findClosest(category, categories)
    const hint = closest
      ? `did you mean \`${closest}\`?`
      : `write one of them, such as ${formatLine('category: ', categories[0])}, or add it to \`categories\` in ${faqPage.file}.`
    const message = `${nameOf([index, 'category'])} must be one of ${categories.join(', ')}, but it's "${shorten(category)}".`
    reportIn(faq.file).error('content/invalid-value', [index, 'category'], message, hint)
  }
  const isComplete = faq.data.length > 0 && faq.data.every(({ category }) => categories.includes(category))
  const { error, warn } = reportIn(faqPage.file)
  for (const [index, category] of categories.entries()) {
    const path = ['categories', index]
    if (categories.indexOf(category) < index)
      error('content/duplicate', path, `The category "${shorten(category)}" is listed twice.`, 'delete one of them.')
    // Without questions, there is no FAQ page. If a category is misspelled, it may be this one.
    else if (isComplete && !faq.data.some((question) => question.category === category))
      warn(
        'content/empty-category',
        path,
        `No question has the category "${shorten(category)}", so the FAQ page doesn't show it.`,
        `write a question with ${formatLine('category: ', category)} in ${faq.file}, or delete this line.`,
      )
  }
}
