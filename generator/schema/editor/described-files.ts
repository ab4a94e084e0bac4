import { configSchema } from '../config.ts'
import { collections, files } from '../collections.ts'
import { type JsonSchema, toJsonSchema } from './json-schema.ts'

/** A kind of file that editors write, and what may stand in it. */
export interface DescribedFile {
  /** Name of its schema: `service` is `.vscode/schemas/service.json`. */
  readonly name: string
  /** Where such files lie, below the project: `content/services/*.yaml`. */
  readonly glob: string
  /** What it is, in a line for the reference. */
  readonly about: string
  readonly schema: JsonSchema
  /** Keys whose texts are Markdown, as the registry names them. */
  readonly markdown: readonly string[]
  /** The folder of a collection, in which each file is one entry. */
  readonly folder: string | undefined
  readonly optional: boolean
}

const configAbout =
  'The company and the services that the site uses. Renaming the company is an edit of this file alone.'

/** What each file is for. A file that is not named here is still described, by its keys. */
const about: Readonly<Record<string, string>> = {
  services: 'A service: its card on the home page and its own page. The name of the file is its address.',
  areas: 'A city that the company serves. The name of the file is its address.',
  posts:
    'The front matter of a post, between two lines `---`. The body follows in Markdown; the name of the file is its address.',
  faq: 'The questions and answers, in the order in which they are shown within their category: a list.',
  testimonials: 'What clients say: a list.',
  redirects: 'Addresses that were given up, and the pages that take their place: a list.',
  site: 'The words around every page: menu, trail, fact card and foot.',
  home: 'The home page.',
  about: 'The about page.',
  servicePage: 'What all service pages share; `{service}` becomes the name of the service.',
  areasPage: 'The list of cities.',
  areaPage: 'What all city pages share; `{city}` becomes the name of the city.',
  faqPage: 'The words around the questions, which stand in `content/faq.yaml`.',
  blog: 'The list of posts, the card of a post, and the search.',
  postPage: 'What all posts share.',
  contact: 'The contact page and the quote form. The names of the fields are fixed, their words are not.',
  privacy: 'The front matter of the privacy policy, between two lines `---`. Its text follows in Markdown.',
  notFound: 'What visitors see at an address that does not exist, and at one that was given up.',
}

/** Every kind of file that an editor may write: what the registry lists, and the configuration. */
export function listDescribedFiles(): DescribedFile[] {
  const entries = Object.entries(collections).map(([folder, { extension, schema, markdown }]) => ({
    name: folder.replace(/s$/, ''),
    glob: `content/${folder}/*${extension}`,
    about: about[folder] ?? '',
    schema: toJsonSchema(schema),
    markdown,
    folder: `content/${folder}`,
    optional: false,
  }))
  const singles = Object.entries(files).map(([key, file]) => ({
    name: file.path.replace(/\.\w+$/, '').replaceAll('/', '-'),
    glob: `content/${file.path}`,
    about: about[key] ?? '',
    schema: toJsonSchema(file.schema),
    markdown: file.markdown,
    folder: undefined,
    optional: file.optional,
  }))
  const config = {
    name: 'site-config',
    glob: 'site.config.yaml',
    about: configAbout,
    schema: toJsonSchema(configSchema),
    markdown: [],
    folder: undefined,
    optional: false,
  }
  return [config, ...entries, ...singles]
}
