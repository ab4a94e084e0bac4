import { z } from 'zod'
import { type Field, fields, type FieldName } from '../../../client/islands/quote-form/fields.ts'
import type { FieldTexts } from '../../../client/islands/quote-form/texts.ts'
import { type RequiredName, requiredNames } from '../../../client/islands/quote-form/validate.ts'
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
    remaining: text.describe('`{count} characters left`, under the long text'),
    city: text.describe('Stands before the name of the city from whose page a visitor came, such as `City:`'),
    trap: text.describe('Label of a field that people do not see; programs that fill it in are not believed'),
    submit: text,
    submitting: text,
    messages: z.strictObject({
      required: text.describe('`Please fill in the {field}`, with one of the names below'),
      names: z.strictObject(shapeOf<RequiredName, typeof text>(requiredNames.map((name) => [name, text]))),
      email: text,
      phone: text,
      success: text,
      failure: text.describe('Said of a failure of which nothing else is known'),
      network: text.describe('Said where no answer comes'),
      forbidden: text,
      tooMany: text,
      headless: text,
      trapped: text.describe('Said where the field is filled in that people do not see'),
      close: text.describe('Name of the button that closes a message'),
    }),
    sent: z.strictObject({ heading: text, reference: text.describe('Stands before the number'), text }),
    failed: text.describe('Stays beside the button, below the reason and above phone and email'),
    unsent: text.describe("Said where the form's script could not be fetched"),
    privacy: text,
    privacyLink: text,
    otherWays: z.strictObject({ heading: text, text, noScript: text }),
  }),
}) satisfies z.ZodType<ContactTexts>
