import type { FormValues } from './validate.ts'

/** Set by the site, not by the visitor. */
export interface PayloadFacts {
  readonly reference: string
  /** The company's address. */
  readonly replyTo: string
}

/** What is sent, under the names that the email's template knows. Values are trimmed; nothing else about them changes. */
export function buildPayload(values: FormValues, { reference, replyTo }: PayloadFacts) {
  return {
    from_name: values.contact_name.trim(),
    from_email: values.from_email.trim(),
    company_name: values.company_name.trim(),
    phone: values.phone.trim(),
    industry: values.industry.trim(),
    facility_type: values.facility_type.trim(),
    squarefootage: values.square_footage.trim(),
    cleaning_frequency: values.cleaning_frequency.trim(),
    start_date: values.start_date.trim(),
    contract_duration: values.contract_duration.trim(),
    budget: values.budget.trim(),
    requirements: values.requirements.trim(),
    reference_number: reference,
    reply_to: replyTo,
  }
}

export type Payload = ReturnType<typeof buildPayload>
