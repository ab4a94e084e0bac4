import { fields, type FormValues } from '../fields.ts'

/** Set by the site, not by the visitor. */
interface PayloadFacts {
  readonly reference: string
  /** The company's email address. */
  readonly replyTo: string
}

type Field = (typeof fields)[number]
type SentName<Sent extends Field> = Sent extends { readonly sentAs: infer Name extends string } ? Name : Sent['name']

export type Payload = Readonly<Record<SentName<Field> | 'reference_number' | 'reply_to', string>>

/** What is sent, under the names that the email template uses. */
export function buildPayload(values: FormValues, { reference, replyTo }: PayloadFacts): Payload {
  const sent = fields.map((field) => ['sentAs' in field ? field.sentAs : field.name, values[field.name]])
  return { ...(Object.fromEntries(sent) as Payload), reference_number: reference, reply_to: replyTo }
}
