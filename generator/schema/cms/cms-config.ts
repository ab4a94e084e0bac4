import type { SiteConfig } from '../config.ts'
import { type DescribedFile, listDescribedFiles } from '../editor/described-files.ts'
import { buildFields, type Choices, type CmsField, describeList, labelOf, markdownWidget } from './cms-fields.ts'

/**
 * The forms write `/images/posts/salt.webp`, which means `posts/salt.webp` in front matter and in Markdown. Sveltia CMS finds the picture
 * of the shorter name only if the collection or the file names the folder again, with a slash.
 */
const pictures = { media_folder: 'content/images', public_folder: '/images' } as const
const ownPictures = { ...pictures, media_folder: '/content/images' } as const

/** The configuration of the forms: a collection for each folder of entries, and one for the files that are there once. */
export function buildCmsConfig(cms: NonNullable<SiteConfig['cms']>, config: SiteConfig, choices: Choices = {}) {
  const described = listDescribedFiles()
  const files = described.filter(({ folder }) => folder === undefined)
  return {
    backend: { name: cms.backend ?? 'github', repo: cms.repository, branch: cms.branch ?? 'main' },
    site_url: config.url,
    ...pictures,
    // The names of uploaded pictures follow `slug` as well. Pictures of other sites are not offered.
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    // The same rules as for the name of any file here: small letters, digits and hyphens.
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    // An optional key that is empty is left out; the generator refuses an empty one.
    output: { omit_empty_optional_fields: true },
    collections: [
      ...described.flatMap((file) =>
        file.folder === undefined ? [] : [describeCollection(file, file.folder, choices)],
      ),
      { name: 'files', label: 'Pages and settings', files: files.map((file) => describeFile(file, config, choices)) },
    ],
  }
}

function describeCollection({ name, glob, schema, markdown }: DescribedFile, folder: string, choices: Choices) {
  const keys = Object.keys(schema.properties ?? {})
  const identifier = keys.find((key) => key === 'title' || key === 'city') ?? keys[0] ?? 'title'
  const isMarkdown = glob.endsWith('.md')
  const context = { path: '', markdown, isEntry: true, values: [], choices: choices[name] }
  return {
    name: folder.split('/').at(-1) ?? folder,
    label: labelOf(folder.split('/').at(-1) ?? folder),
    label_singular: labelOf(name),
    folder,
    ...ownPictures,
    // In the folder of pages are those that are there once, too; they have no such key, which a pattern sees as a word.
    ...(folder === 'content/pages' && { filter: { field: identifier, pattern: '^(?!(null|undefined)$).' } }),
    create: true,
    extension: isMarkdown ? 'md' : 'yaml',
    format: isMarkdown ? 'yaml-frontmatter' : 'yaml',
    identifier_field: identifier,
    slug: `{{${identifier}}}`,
    summary: `{{${identifier}}}`,
    fields: [...buildFields(schema, context), ...(isMarkdown ? [body] : [])],
  }
}

function describeFile(
  { name, glob, schema, markdown, about, optional }: DescribedFile,
  config: SiteConfig,
  choices: Choices,
) {
  const isMarkdown = glob.endsWith('.md')
  const values = name === 'site-config' ? [config] : []
  const context = { path: '', markdown, isEntry: false, values, choices: choices[name] }
  const root: CmsField = {
    name: 'entries',
    label: labelOf(name),
    hint: about,
    required: !optional,
    // The list is the file itself, with no key above it; only Sveltia CMS can write that.
    root: true,
    ...describeList(schema, context),
  }
  const fields = schema.type === 'array' ? [root] : buildFields(schema, context)
  return {
    name,
    label: labelOf(name),
    file: glob,
    ...ownPictures,
    format: isMarkdown ? 'yaml-frontmatter' : 'yaml',
    fields: isMarkdown ? [...fields, body] : fields,
  }
}

const body: CmsField = {
  name: 'body',
  label: 'Text',
  ...markdownWidget,
  required: false,
  hint: 'The text below the front matter, in Markdown',
}
