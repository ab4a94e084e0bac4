import * as z from 'zod'

/** The part of JSON Schema (draft 7) that our schemas become. */
export interface JsonSchema {
  readonly $schema?: string
  readonly title?: string
  readonly type?: string
  readonly description?: string
  readonly examples?: readonly (string | number | boolean | readonly string[])[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly enum?: readonly string[]
  /** One value, or a list of such. */
  readonly anyOf?: readonly JsonSchema[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
}

/** What an editor may write, as the JSON Schema that tools understand. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override: ({ jsonSchema }) => {
      // The largest whole number that a computer holds is not a limit to report.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return json as JsonSchema
}

/** A key that may be in a file. */
export interface DescribedKey {
  /** `company.address.street`; `items[].title` for what each item of a list holds. */
  readonly path: string
  readonly schema: JsonSchema
  readonly needed: boolean
}

/** Every key of a schema with the keys inside it, in the order of the schema. A list as the whole file shows the keys of its items. */
export function listKeys(schema: JsonSchema, prefix = ''): DescribedKey[] {
  if (schema.anyOf) return schema.anyOf.flatMap((option) => listKeys(option, prefix))
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
