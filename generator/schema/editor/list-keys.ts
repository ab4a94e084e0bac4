import type { JsonSchema } from './json-schema.ts'

/** A key that may stand in a file. */
export interface DescribedKey {
  /** `company.address.street`; `items[].title` for what each item of a list holds. */
  readonly path: string
  readonly schema: JsonSchema
  readonly needed: boolean
}

/** Every key of a schema with the keys inside it, in the order of the schema. A list as the whole file shows the keys of its items. */
export function listKeys(schema: JsonSchema, prefix = ''): DescribedKey[] {
  if (schema.items) return listKeys(schema.items, prefix === '' ? '' : `${prefix}[]`)
  return Object.entries(schema.properties ?? {}).flatMap(([key, child]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`
    return [{ path, schema: child, needed: schema.required?.includes(key) ?? false }, ...listKeys(child, path)]
  })
}

/** Whether the registry calls the text at a path Markdown: `answer` in a list is its `*.answer`. */
export function isMarkdown(path: string, markdown: readonly string[]): boolean {
  return markdown.some((key) => key.replace(/^\*\./, '').replaceAll('.*', '[]') === path)
}
