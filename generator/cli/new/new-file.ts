import { formatLongDate } from '../../shared/dates.ts'
import { areaSchema } from '../../schema/area.ts'
import { type CollectionName, collections } from '../../schema/collections.ts'
import { schemaLine } from '../../schema/editor/build-schema-files.ts'
import { idPattern } from '../../schema/fields.ts'
import { areaPath, postPath, servicePath } from '../../schema/paths.ts'
import { postSchema } from '../../schema/post.ts'
import { serviceSchema } from '../../schema/service.ts'
import { buildSlug } from '../../schema/slug.ts'
import type { Answer } from './answers.ts'
import type { AuthoringContext } from './authoring-context.ts'
import { formatYaml, orderKeys } from './entry-yaml.ts'
import { choosePicture } from './choose-picture.ts'
import { askFields, type Field, field, isTodo, later, readNumber, todo } from './fields.ts'
import { TakenError } from './new-item.ts'
import { listPostFields } from './post-fields.ts'

/** A file that is to be. */
export interface NewFile {
  /** Under the content folder. */
  readonly path: string
  readonly text: string
  readonly addresses: readonly string[]
  /** What to know about it, a sentence each. */
  readonly remarks: readonly string[]
}

type Data = Readonly<Record<string, unknown>>

/** What tells one kind from the others: what it asks for, and what it leaves to be written. */
interface FileKind {
  readonly collection: CollectionName
  readonly address: (id: string) => string
  /** The question whose answer names the entry. */
  readonly name: Field
  readonly fields: (name: string, context: AuthoringContext) => readonly Field[]
  readonly rest: (name: string) => Data
}

const [post, area, service] = [postSchema.shape, areaSchema.shape, serviceSchema.shape]

const [three, four] = [
  ['first', 'second', 'third'],
  ['first', 'second', 'third', 'fourth'],
]
const todos = (places: readonly string[], what: string) => places.map((place) => todo(`the ${place} ${what}`))

const aboutCard = later('one or two sentences for the card')
const description = field('description', 'One or two sentences for its card', area.description, aboutCard)
const metaDescription = todo('what the page offers, in one or two sentences for search results')

const kinds = {
  /** A draft: what no one has said yet is marked, and only its author sees it. */
  post: {
    collection: 'posts',
    address: postPath,
    name: field('title', 'Title', post.title),
    fields: listPostFields,
    rest: () => ({ draft: true }),
  },
  /** Where it is has to be said: a map cannot show a TODO marker. */
  area: {
    collection: 'areas',
    address: areaPath,
    name: field('city', 'City', area.city),
    fields: () => [
      field('latitude', 'Latitude of its middle', area.latitude, { hint: 'such as 42.3314', read: readNumber }),
      field('longitude', 'Longitude of its middle', area.longitude, { hint: 'such as -83.0458', read: readNumber }),
      description,
    ],
    rest: (city) => ({
      features: todos(four, 'thing that is cleaned here'),
      text: todo(`what is true of ${city} and of no other city, in Markdown`),
      metaTitle: todo('a title for search results, with the city in it'),
      metaDescription,
    }),
  },
  service: {
    collection: 'services',
    address: servicePath,
    name: field('title', 'Name of the service', service.title),
    fields: () => [description],
    rest: () => ({
      features: todos(three, 'thing that it covers'),
      intro: todo('the first paragraph of the page'),
      standard: [todo('what is done on every visit')],
      specialized: [todo('what is done on request')],
      reasons: todos(three, 'reason to choose us').map((title) => ({ title, text: todo('why, in a sentence or two') })),
      metaTitle: todo('a title for search results'),
      metaDescription,
    }),
  },
} as const satisfies Record<string, FileKind>

/** The file of a new entry with a page of its own. */
export async function makeFile(
  kind: keyof typeof kinds,
  { answer, context, hasId }: { readonly answer: Answer; readonly context: AuthoringContext; readonly hasId: boolean },
): Promise<NewFile> {
  const { collection, address, name, fields, rest }: FileKind = kinds[kind]
  const named = await answer(name)
  const id = await chooseId(answer, named, hasId)
  const path = `${collection}/${id}${collections[collection].extension}`
  if (context.sources.content.some((source) => source.path === path)) {
    throw new TakenError(
      `There is a file content/${path} already; it stays as it is. Give the new one another title, or a name of its own: --id ${id}-2.`,
    )
  }
  const asked = await askFields(answer, fields(named, context))
  const picture = await choosePicture(answer, context, { collection, id })
  const data = { [name.flag]: named, ...asked, ...picture, ...rest(named) }
  const made = kind === 'post' ? formatPost(data, context) : formatPage(data, context, kind, path)
  return { path, addresses: [address(id)], ...made }
}

type Formatted = Pick<NewFile, 'text' | 'remarks'>

function formatPost(data: Data, { today }: AuthoringContext): Formatted {
  const [category, date] = [String(data['category']), String(data['date'])]
  const notes = { draft: 'take this line away to publish the post' }
  return {
    text: `---\n${formatYaml(orderKeys(data, Object.keys(post)), { notes })}---\n${body}`,
    remarks: [
      `It is a draft${isTodo(category) ? '' : ` in "${category}"`}: you see it under \`npm start\`, and nobody else does.`,
      `To publish it, take the line \`draft: true\` away${date > today ? `; it then appears on ${formatLongDate(date)}` : ''}.`,
    ],
  }
}

/** Its place in lists is the last. */
function formatPage(data: Data, { entries }: AuthoringContext, kind: 'area' | 'service', path: string): Formatted {
  const { areas, services } = entries.collections
  const [others, shape] = kind === 'area' ? [areas, area] : [services, service]
  const order = Math.max(0, ...others.map((entry) => entry.data.order)) + 1
  const yaml = formatYaml(orderKeys({ ...data, order }, Object.keys(shape)))
  return {
    text: `${schemaLine(`content/${path}`, kind)}\n${yaml}`,
    remarks: [
      `It is number ${order} in lists.`,
      '`npm start` shows it while you write. `npm run build` waits until no text says TODO.',
    ],
  }
}

const body = `
${todo('write the first paragraph. An empty line begins the next.')}

## ${todo('a heading')}

- ${todo('a list, or more paragraphs')}
`

/** From the name, unless it is given, or nothing is left of the name. */
async function chooseId(answer: Answer, name: string, isGiven: boolean): Promise<string> {
  const slug = buildSlug(name)
  if (!isGiven && findIdProblem(slug) === undefined) return slug
  return answer({ flag: 'id', label: 'Name in the address', problem: findIdProblem })
}

function findIdProblem(id: string): string | undefined {
  if (id.length > 100) return `A name in an address has 100 characters at most, but "${id}" has ${id.length}.`
  if (idPattern.test(id) && id !== 'index') return undefined
  return `"${id}" cannot be an address: that holds small letters, digits and single hyphens, such as a-title, and is not "index".`
}
