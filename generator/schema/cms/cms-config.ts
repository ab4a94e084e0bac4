import type { SiteConfig } from '../site/config.ts'
import { type DescribedFile, listDescribedFiles } from '../editor/described-files.ts'
import { buildFields, type Choices, type CmsField, describeList, labelOf, markdownWidget } from './cms-fields.ts'

/**
 * The forms write `/images/posts/salt.webp`, which means `posts/salt.webp` in front matter and Markdown. Sveltia CMS finds
 * images by the shorter path only if the collection or file repeats the folder with a leading slash.
 */
const pictures = { media_folder: 'content/images', public_folder: '/images' } as const
const ownPictures = { ...pictures, media_folder: '/content/images' } as const

/** The CMS configuration: a collection for each folder of entries, and one for single files. */
export function buildCmsConfig(cms: NonNullable<SiteConfig['cms']>, config: SiteConfig, choices: Choices = {}) {
  const described = listDescribedFiles(config)
  const files = described.filter(({ folder }) => folder === undefined)
  return {
    backend: { name: cms.backend ?? 'github', repo: cms.repository, branch: cms.branch ?? 'main' },
    site_url: config.url,
    ...pictures,
    // Uploaded images are named by `slug` as well. No stock images.
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    // The same rules as for all file names: lowercase letters, digits and hyphens.
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    // Omit empty optional keys, because the generator rejects empty ones.
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
    // The pages folder also has single files. They don't have this key, which the pattern sees as `null` or `undefined`.
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
    // The whole file is the list, without a key. Only Sveltia CMS can write that.
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
