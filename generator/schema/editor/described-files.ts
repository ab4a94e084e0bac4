import type * as z from 'zod'
import { collections, files } from '../collections.ts'
import { configSchema } from '../config.ts'
import { type JsonSchema, toJsonSchema } from './json-schema.ts'

/** A kind of file that editors write, and what may be in it. */
export interface DescribedFile {
  /** Name of its schema: `service` is `.vscode/schemas/service.json`. */
  readonly name: string
  /** Where such files are, below the project: `content/services/*.yaml`. */
  readonly glob: string
  readonly about: string
  readonly schema: JsonSchema
  /** Keys whose texts are Markdown, as the registry names them. */
  readonly markdown: readonly string[]
  /** The folder of a collection, in which each file is one entry. */
  readonly folder: string | undefined
  readonly optional: boolean
}

/** Every kind of file that an editor may write: what the registry lists, and the configuration. */
export function listDescribedFiles(): DescribedFile[] {
  return [
    describe('site-config', 'site.config.yaml', configSchema),
    ...Object.entries(collections).map(([name, { extension, schema, markdown }]) => {
      const folder = `content/${name}`
      return describe(name.replace(/s$/, ''), `${folder}/*${extension}`, schema, { markdown, folder })
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
