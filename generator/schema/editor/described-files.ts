import type * as z from 'zod'
import { collections, files } from '../collections.ts'
import { chooseConfigSchema, type SiteConfig } from '../site/config.ts'
import { type JsonSchema, toJsonSchema } from './json-schema.ts'

/** A type of file that authors edit, with its schema. */
export interface DescribedFile {
  /** Schema name: `service` is `.vscode/schemas/service.json`. */
  readonly name: string
  /** Where these files are, relative to the project: `content/services/*.yaml`. */
  readonly glob: string
  readonly about: string
  readonly schema: JsonSchema
  /** Keys that hold Markdown, as in the registry. */
  readonly markdown: readonly string[]
  /** The folder, if it's a collection with one entry per file. */
  readonly folder: string | undefined
  readonly optional: boolean
}

/** All types of files that authors edit. The rules of the configuration depend on its country, the US by default. */
export function listDescribedFiles(config?: SiteConfig): DescribedFile[] {
  return [
    describe('site-config', 'site.config.yaml', chooseConfigSchema(config)),
    ...Object.entries(collections).map(([name, { one, extension, schema, markdown }]) => {
      const folder = `content/${name}`
      return describe(one, `${folder}/*${extension}`, schema, { markdown, folder })
    }),
    ...Object.values(files).map(({ path, schema, markdown, optional }) =>
      describe(path.replace(/\.\w+$/, '').replaceAll('/', '-'), `content/${path}`, schema, { markdown, optional }),
    ),
  ]
}

function describe(name: string, glob: string, type: z.ZodType, more: Partial<DescribedFile> = {}): DescribedFile {
  const schema = toJsonSchema(type)
  const { markdown = [], folder, optional = false } = more
  return { name, glob, about: schema.description ?? '', schema, markdown, folder, optional }
}
