import { reportLanguage, resolveLocale } from '../../schema/site/locale.ts'
import { findNearCategory } from '../../content/validate/checks/check-categories.ts'
import { findMistyped } from '../../content/validate/checks/check-areas.ts'
import { isId } from '../../content/validate/identify-source.ts'
import { findClosest } from '../../shared/find-closest.ts'
import { type CollectionName, collections, findBuiltIn } from '../../schema/collections.ts'
import { schemaLine } from '../../schema/editor/build-schema-files.ts'
import { listImages } from '../../schema/list-images.ts'
import { entryPaths, pagePath, takenNames } from '../../schema/paths.ts'
import { buildSlug } from '../../schema/slug.ts'
import { compareTexts } from '../../shared/compare-texts.ts'
import { formatLongDate } from '../../schema/site/long-dates.ts'
import { groupBy } from '../../shared/group-by.ts'
import { type Answer, isTodo, type Wanted } from './answers.ts'
import { type AuthoringContext, type NewEntry, TakenError } from './entry.ts'
import { formatYaml } from './entry-yaml.ts'
import { askFields, field, fillEntry, todo } from './fields.ts'
import { type KindName, kinds, type NewFlag } from './kinds.ts'

const collectionOf = { post: 'posts', area: 'areas', service: 'services', page: 'pages' } as const

type FileKind = keyof typeof collectionOf

/** Whether entries of a kind have files of their own. */
export const isFileKind = (kind: KindName): kind is FileKind => Object.hasOwn(collectionOf, kind)

/** Makes the file of a new entry that has its own page. */
export async function makeFile(kind: FileKind, answer: Answer, context: AuthoringContext): Promise<NewEntry> {
  const { config } = context.entries
  const collection = collectionOf[kind]
  const [named, ...options] = kinds[kind].options
  const name = await answer(field(kind, named))
  const id = await chooseId(kind, answer, buildSlug(name, config && resolveLocale(config).language))
  const path = `${collection}/${id}${collections[collection].extension}`
  if (context.sources.content.some((source) => source.path === path)) {
    throw new TakenError(
      `content/${path} already exists and wasn't changed. Use another title, or another name: --id ${id}-2.`,
    )
  }
  // What is wrong with a longitude depends on the latitude.
  const first = kind === 'area' ? await askFields(answer, [field(kind, 'latitude')]) : {}
  const asked = options.filter((flag) => !['id', 'latitude', 'image', 'image-alt'].includes(flag))
  const defaults: Defaults =
    kind === 'post'
      ? suggest(name, context)
      : { menu: { fallback: 'footer' }, longitude: { problem: findFarLongitude(first, context) } }
  const fields = asked.map((flag) => field(kind, flag, defaults[flag]))
  const known = {
    [named]: name,
    ...first,
    ...(await askFields(answer, fields)),
    ...(await choosePicture(kind, id, answer, context)),
  }
  const made =
    kind === 'post' || kind === 'page' ? formatDraft(kind, known, context) : formatEntry(kind, path, known, context)
  return { path, addresses: [entryPaths[collection](id)], ...made }
}

/** In the words of `check`, if the city would be far from the company. */
function findFarLongitude({ latitude }: Data, { entries: { config } }: AuthoringContext): Wanted['problem'] {
  return (typed) => {
    const problem = field('area', 'longitude').problem?.(typed)
    if (problem !== undefined || !config) return problem
    const point = { latitude: Number(latitude), longitude: Number(typed) }
    const [found, other] = findMistyped(point, config.company.geo)
    // No other longitude makes up for a latitude that is wrong: `check` reports both.
    if (found?.key !== 'longitude' || other) return undefined
    return `${found.message} Hint: ${found.hint.replaceAll('longitude: ', '')}`
  }
}

type Data = Readonly<Record<string, unknown>>
type Formatted = Pick<NewEntry, 'added' | 'remarks'>

/** A draft, so only its author sees the TODO markers. */
function formatDraft(kind: 'post' | 'page', known: Data, { today }: AuthoringContext): Formatted {
  const { category = '', date = '', menu = '' } = known as Readonly<Record<string, string>>
  const where = kind === 'page' || isTodo(category) ? '' : ` in "${category}"`
  const later = kind === 'post' && date > today ? `; it then appears on ${formatLongDate(date, reportLanguage)}` : ''
  const linked = kind === 'page' ? `. ${menu === 'none' ? 'No menu' : `The ${menu}`} will link to it` : ''
  const notes = { draft: `delete this line to publish the ${kind}` }
  return {
    added: `---\n${formatYaml(fillEntry(kind, { ...known, draft: true }), { notes })}---\n${body}`,
    remarks: [
      `It is a draft${where}: only you can see it, while \`npm start\` is running.`,
      `To publish it, delete the \`draft: true\` line${later}${linked}.`,
    ],
  }
}

const body = `
${todo('write the first paragraph. A blank line begins the next.')}

## ${todo('a heading')}

- ${todo('a list, or more paragraphs')}
`

/** The new entry comes last in lists. */
function formatEntry(kind: 'area' | 'service', path: string, known: Data, { entries }: AuthoringContext): Formatted {
  const { markdown } = collections[collectionOf[kind]]
  const others = entries.collections[collectionOf[kind]]
  const order = Math.max(0, ...others.map(({ data }) => data.order)) + 1
  return {
    added: `${schemaLine(`content/${path}`, kind)}\n${formatYaml(fillEntry(kind, { ...known, order }, markdown))}`,
    remarks: [
      `It's in position ${order} in lists (\`order\` in the file).`,
      '`npm start` shows it while you write.',
      ...(kind === 'area'
        ? ['Add `groups`, `additional` and `trust` to make its page different from the others: see docs/editing.md.']
        : []),
    ],
  }
}

/** From the name, or its first words, unless it is given or the name has nothing usable. */
function chooseId(kind: FileKind, answer: Answer, name: string): Promise<string> {
  const slug = name.length > longestId ? name.slice(0, longestId).replace(/-[^-]*$/, '') : name
  const problem = (id: string) => findIdProblem(id) ?? (kind === 'page' ? findTaken(id) : undefined)
  if (problem(slug) === undefined) return answer({ flag: 'id', problem, fallback: slug, isUnasked: true })
  const other = `our-${slug}`
  const isOtherGood = problem(other) === undefined
  // A name without Latin letters has nothing usable.
  const hint = 'its name in the address, in Latin letters, such as sofa-cleaning'
  return answer({ flag: 'id', problem, ...(isOtherGood ? { hint: problem(slug), fallback: other } : { hint }) })
}

/** Characters. */
const longestId = 100

function findIdProblem(id: string): string | undefined {
  if (id.length > longestId)
    return `A name in an address can have at most ${longestId} characters, but "${id}" has ${id.length}.`
  if (isId(id)) return undefined
  return `"${id}" can't be an address. Use lowercase letters, digits and single hyphens, such as a-title; "index" is taken.`
}

function findTaken(id: string): string | undefined {
  const owner = findBuiltIn(id) ? 'a built-in page' : Object.hasOwn(takenNames, id) ? takenNames[id] : undefined
  return owner && `The address ${pagePath(id)} is already used by ${owner}. Use another name, such as our-${id}.`
}

type Defaults = { readonly [Flag in NewFlag]?: Partial<Wanted> }

/** Suggests categories and tags of the other posts. A category that shares a word with the title is a good enough default. */
function suggest(title: string, { entries, today }: AuthoringContext): Defaults {
  const posts = entries.collections.posts.map(({ data }) => data)
  const categories = rank(posts.map(({ category }) => category))
  const tags = rank(posts.flatMap((post) => post.tags)).slice(0, 4)
  const words = new Set(listWords(title))
  const likely = categories.find((name) => listWords(name).some((word) => words.has(word)))
  return {
    category: {
      choices: categories,
      near: (typed) => (categories.includes(typed) ? undefined : findNearCategory(typed, categories)),
      doubt: (typed) =>
        categories.includes(typed) ? undefined : `"${typed}" is a new category. To add it, enter it again.`,
      ...(likely !== undefined && { fallback: likely }),
    },
    date: { fallback: today },
    ...(tags.length > 0 && { tags: { hint: `Tags, separated by commas, such as ${tags.join(', ')}` } }),
  }
}

/** Unique values, most frequent first, without TODO markers. */
function rank(values: readonly string[]): string[] {
  const groups = groupBy(values.filter((value) => !isTodo(value)).toSorted(compareTexts), (value) => value)
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length).map(([value]) => value)
}

/** Ignores "cleaning", which is in every category of such a company. */
function listWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => word !== 'cleaning')
}

/** Number of images in the numbered list; others can be named by path. */
const offered = 12

/** An image with the entry's name is taken to be its own. Otherwise, another of its kind stands in. */
async function choosePicture(kind: FileKind, id: string, answer: Answer, context: AuthoringContext): Promise<Data> {
  const { images } = context.sources
  // A page may do without an image, or show any.
  const isOptional = kind === 'page'
  const folder: CollectionName = collectionOf[kind]
  // Unused images first.
  const used = new Set(listImages(Object.values(context.entries.collections).flat()).map((named) => named.image))
  const pictures = images
    .filter((path) => (isOptional || path.startsWith(`${folder}/`)) && /\.(webp|png|jpe?g|avif)$/.test(path))
    .toSorted((a, b) => Number(used.has(a)) - Number(used.has(b)))
  const own = pictures.find((path) => path.replace(/\.\w+$/, '') === `${folder}/${id}`)
  const wanted = field(kind, 'image')
  const others = pictures.length - offered
  const image = await answer({
    ...wanted,
    hint: others > 0 ? `${wanted.hint}; ${others} more aren't listed` : wanted.hint,
    choices: pictures.slice(0, offered),
    fallback: own ?? (pictures.length > 0 || isOptional ? '' : undefined),
    shown: own ?? (isOptional ? 'no image' : pictures.length > 0 ? 'choose it later' : undefined),
    problem: (path) => wanted.problem?.(path) ?? findMissing(path, images),
  })
  if (image !== '') return { image, imageAlt: await answer(field(kind, 'image-alt')) }
  if (isOptional) return {}
  const missing = `put its own image in content/images/${folder}/, write its path above, and say what it shows`
  return { image: pictures.at(-1), imageAlt: todo(missing) }
}

/** The message for a missing image. */
export function findMissing(path: string, images: readonly string[]): string | undefined {
  if (images.includes(path)) return undefined
  const closest = findClosest(path, images)
  return `There is no image content/images/${path}. ${closest ? `Did you mean ${closest}?` : 'Put it there first.'}`
}
