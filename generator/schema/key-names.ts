import * as z from 'zod'
import { collections, files } from './collections.ts'
import { configSchema } from './site/config.ts'
import { listOptions, unwrap } from './unwrap.ts'

let names: ReadonlySet<string> | undefined

/** Whether a word is a key of the configuration or of any file in `content/`. */
export function isKeyName(word: string): boolean {
  const registered = [...Object.values(collections), ...Object.values(files)]
  names ??= new Set([configSchema, ...registered.map(({ schema }) => schema)].flatMap(listNames))
  return names.has(word)
}

function listNames(schema: z.ZodType): readonly string[] {
  return listOptions(unwrap(schema)).flatMap((option) => {
    if (option instanceof z.ZodArray) return listNames(option.element as z.ZodType)
    if (!(option instanceof z.ZodObject)) return []
    return Object.entries(option.shape as z.ZodRawShape).flatMap(([key, inner]) => [
      key,
      ...listNames(inner as z.ZodType),
    ])
  })
}
