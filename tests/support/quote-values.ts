import { fields, type FormValues } from '../../client/islands/quote-form/fields.ts'

/** The minimum that a request needs, by form name. */
export const goodValues: FormValues = {
  ...(Object.fromEntries(fields.map(({ name }) => [name, ''])) as FormValues),
  company_name: 'Acme Tools',
  contact_name: 'Ann Lee',
  from_email: 'ann@acme.example',
  phone: '(313) 555-0123',
}

/** A request with every field filled in. */
export const fullValues: FormValues = {
  ...goodValues,
  industry: 'education',
  facility_type: 'Charter school',
  square_footage: '12,500',
  cleaning_frequency: 'biweekly',
  start_date: '2027-03-01',
  contract_duration: '2-years',
  budget: '2500-5000',
  requirements: 'Gym floor, twice a week.\nKeys at the office — “side door”.',
}
