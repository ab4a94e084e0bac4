import * as z from 'zod'

/** A schema without `optional` and defaults. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const isOptional =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
  return isOptional ? unwrap(schema.unwrap() as z.ZodType) : schema
}

/** The options of a union; otherwise, the schema itself. */
export function listOptions(schema: z.ZodType): readonly z.ZodType[] {
  return schema instanceof z.ZodUnion ? (schema.options as readonly z.ZodType[]) : [schema]
}
