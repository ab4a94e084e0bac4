import type * as z from 'zod'
import type { ServicePageTexts } from '../../../templates/texts.ts'
import { group, words } from '../fields.ts'
import { callToAction, intro, quoteLink, section } from '../parts.ts'

export const servicePageSchema = group('What all service pages share; `{service}` becomes the name of the service.', {
  quote: quoteLink,
  standard: intro('Text above the daily and standard services', 'Every visit'),
  specialized: intro('Text above the specialized services', 'When you need more'),
  sheets: intro("Text above the service's sample documents, if it has any", 'What you get on paper').default({
    heading: 'What you get on paper',
  }),
  reasons: intro('Text above the reasons', 'Why choose us'),
  others: intro('Text above the cards of the other services', 'Other services'),
  areas: section('Text above the links to the cities', 'Where we work', {
    link: words('Text for the link to all cities', 'All service areas'),
  }),
  callToAction,
}) satisfies z.ZodType<ServicePageTexts>
