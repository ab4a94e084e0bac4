import type * as z from 'zod'
import type { ServicePageTexts } from '../../../templates/texts.ts'
import { group, words } from '../fields.ts'
import { callToAction, intro, quoteLink, section } from '../parts.ts'

export const servicePageSchema = group('What all service pages share; `{service}` becomes the name of the service.', {
  quote: quoteLink,
  standard: intro.describe('Text above the daily and standard services'),
  specialized: intro.describe('Text above the specialized services'),
  sheets: intro
    .default({ heading: 'What you get on paper' })
    .describe("Text above the service's sample documents, if it has any"),
  reasons: intro.describe('Text above the reasons'),
  others: intro.describe('Text above the cards of the other services'),
  areas: section('Text above the links to the cities', {
    link: words('Text of the link to all cities', 'All service areas'),
  }),
  callToAction,
}) satisfies z.ZodType<ServicePageTexts>
