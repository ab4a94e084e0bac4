import * as z from 'zod'

/** The subset of JSON Schema (draft 7) that our schemas use. */
export interface JsonSchema {
  readonly $schema?: string
  readonly type?: string
  readonly description?: string
  readonly examples?: readonly (string | number | boolean | readonly string[])[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly enum?: readonly string[]
  /** A single value or a list. */
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

/** Converts a Zod schema to JSON Schema, for its input type. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override: ({ jsonSchema }) => {
      // Zod's default maximum, the largest safe integer, isn't a real limit.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return json as JsonSchema
}

export interface DescribedKey {
  /** `company.address.street`; `items[].title` for list items. */
  readonly path: string
  readonly schema: JsonSchema
  readonly needed: boolean
}

/** All keys of a schema, including nested ones; if the whole file is a list, those of its items. */
export function listKeys(schema: JsonSchema, prefix = ''): DescribedKey[] {
  if (schema.anyOf) return schema.anyOf.flatMap((option) => listKeys(option, prefix))
  if (schema.items) return listKeys(schema.items, prefix === '' ? '' : `${prefix}[]`)
  return Object.entries(schema.properties ?? {}).flatMap(([key, child]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`
    return [{ path, schema: child, needed: schema.required?.includes(key) ?? false }, ...listKeys(child, path)]
  })
}

/** Whether the registry lists a path as Markdown: `answer` in a list is `*.answer` there. */
export function isMarkdown(path: string, markdown: readonly string[]): boolean {
  return markdown.some((key) => key.replace(/^\*\./, '').replaceAll('.*', '[]') === path)
}
