import * as z from 'zod'
import { type Suggest, suggestions } from '../../schema/suggestions.ts'
import type { Path } from './find-place.ts'

/** What a schema says of the value at a path. */
export interface Field {
  /** Without what makes it optional. */
  readonly schema: z.ZodType
  readonly isOptional: boolean
  /** The first that the schema names, or `undefined`. */
  readonly example: unknown
  readonly suggest: Suggest | undefined
}

/** Follows `path` through a schema. `undefined` where it knows no such key. */
export function findField(schema: z.ZodType, path: Path): Field | undefined {
  let current: z.ZodType | undefined = schema
  for (const step of path) {
    const container: z.ZodType | undefined = current && unwrap(current)
    if (container instanceof z.ZodArray) current = container.element as z.ZodType
    else if (container instanceof z.ZodObject) current = (container.shape as Shape)[String(step)]
    else current = undefined
  }
  return current && describeField(current)
}

/** The keys that the schema allows in the object at `path`. */
export function listKeysAt(schema: z.ZodType, path: Path): readonly string[] {
  const field = findField(schema, path)
  return field?.schema instanceof z.ZodObject ? Object.keys(field.schema.shape) : []
}

/** What a list says of each of its items. */
export function itemOf({ schema }: Field): Field | undefined {
  return schema instanceof z.ZodArray ? describeField(schema.element as z.ZodType) : undefined
}

function describeField(outer: z.ZodType): Field {
  const schema = unwrap(outer)
  const { examples } = { ...schema.meta(), ...outer.meta() }
  return {
    schema,
    isOptional: outer !== schema,
    example: Array.isArray(examples) ? (examples[0] as unknown) : undefined,
    suggest: suggestions.get(schema)?.suggest,
  }
}

function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema
}

type Shape = Readonly<Record<string, z.ZodType | undefined>>
