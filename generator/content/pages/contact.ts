import { z } from 'zod'
import { type Field, fields, type FieldName } from '../../../client/islands/quote-form/fields.ts'
import type { FieldTexts } from '../../../client/islands/quote-form/texts.ts'
import type { ContactTexts } from '../../../templates/texts.ts'
import { exactly, text } from '../fields.ts'
import { intro, meta, titledText } from '../parts.ts'

/** Label and hint of one control; for a choice also the label of each of its values, none missing and none more. */
function fieldTexts(field: Field) {
  const schema = z.strictObject({ label: text, hint: text.optional() })
  if (!field.options) return schema
  return schema.extend({ options: z.strictObject(Object.fromEntries(field.options.map((value) => [value, text]))) })
}

/** An object with one schema for each form name. */
function shapeOf<Name extends string, Shape>(entries: readonly (readonly [Name, Shape])[]) {
  return Object.fromEntries(entries) as Record<Name, Shape>
}

const fieldsShape = shapeOf<FieldName, z.ZodType<FieldTexts>>(fields.map((field) => [field.name, fieldTexts(field)]))

/** `content/pages/contact.yaml`: the contact page and the quote form. */
export const contactSchema = z.strictObject({
  meta,
  hero: intro.extend({ text }),
  cards: z.strictObject({ heading: text, phone: text, email: text, area: text, areaText: text, hours: text }),
  next: intro.extend({ items: exactly(titledText, 3).describe('What happens after the request, in three steps') }),
  form: z.strictObject({
    heading: text,
    text,
    required: text,
    groups: z.strictObject({ you: text, building: text, plan: text }),
    choose: text,
    fields: z.strictObject(fieldsShape),
    submit: text,
    submitting: text,
    privacy: text,
    privacyLink: text,
    otherWays: z.strictObject({ heading: text, text, noScript: text }),
  }),
}) satisfies z.ZodType<ContactTexts>
