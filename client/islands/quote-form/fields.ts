/** A control of the quote form. `name` is its form name, fixed by the specification (sections 3 and 5). */
export interface Field {
  readonly name: string
  readonly group: 'you' | 'building' | 'plan'
  readonly kind: 'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select'
  readonly required?: true
  /** HTML autofill token (WHATWG HTML, 4.10.18.7). Without one, the browser doesn't autofill the field. */
  readonly autoComplete?: 'organization' | 'name' | 'email' | 'tel'
  /** Phone keyboard, unless `kind` implies it. */
  readonly inputMode?: 'numeric'
  readonly autoCapitalize?: 'words'
  /** The values of a choice, in display order; their labels are content. If empty, the values are content too. */
  readonly options?: readonly string[]
  readonly maxLength?: number
  /** The name in the email template, if different. */
  readonly sentAs?: string
}

/** The twelve controls in page order: what is shown, required, sent and saved all follows from this list. */
export const fields = [
  {
    name: 'company_name',
    group: 'you',
    kind: 'text',
    required: true,
    autoComplete: 'organization',
    autoCapitalize: 'words',
    maxLength: 200,
  },
  {
    name: 'contact_name',
    group: 'you',
    kind: 'text',
    required: true,
    autoComplete: 'name',
    autoCapitalize: 'words',
    maxLength: 200,
    sentAs: 'from_name',
  },
  { name: 'from_email', group: 'you', kind: 'email', required: true, autoComplete: 'email', maxLength: 254 },
  { name: 'phone', group: 'you', kind: 'tel', required: true, autoComplete: 'tel', maxLength: 40 },
  { name: 'requirements', group: 'you', kind: 'textarea', maxLength: 5000 },
  { name: 'industry', group: 'building', kind: 'select' },
  { name: 'facility_type', group: 'building', kind: 'text', maxLength: 200 },
  {
    name: 'square_footage',
    group: 'building',
    kind: 'text',
    inputMode: 'numeric',
    maxLength: 40,
    sentAs: 'squarefootage',
  },
  {
    name: 'cleaning_frequency',
    group: 'plan',
    kind: 'select',
    options: ['daily', 'weekly', 'biweekly', 'monthly', 'custom'],
  },
  { name: 'start_date', group: 'plan', kind: 'date' },
  {
    name: 'contract_duration',
    group: 'plan',
    kind: 'select',
    options: ['month-to-month', '6-months', '1-year', '2-years', 'custom'],
  },
  {
    name: 'budget',
    group: 'plan',
    kind: 'select',
    options: ['under-1000', '1000-2500', '2500-5000', '5000-10000', 'over-10000'],
  },
] as const satisfies readonly Field[]

export type FieldName = (typeof fields)[number]['name']

/** What the visitor typed, by field name. */
export type FormValues = Readonly<Record<FieldName, string>>

export type RequiredName = Extract<(typeof fields)[number], { readonly required: true }>['name']

export const requiredNames: readonly RequiredName[] = fields.flatMap((field) =>
  'required' in field ? [field.name] : [],
)
