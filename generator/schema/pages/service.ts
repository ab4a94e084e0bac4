import type * as z from 'zod'
import type { ServicePageTexts } from '../../../templates/texts.ts'
import { group, words } from '../fields.ts'
import { callToAction, intro, quoteLink, section } from '../parts.ts'

export const servicePageSchema = group('What all service pages share; `{service}` becomes the name of the service.', {
  quote: quoteLink,
  standard: intro.describe('Words above the daily and standard services'),
  specialized: intro.describe('Words above the specialized services'),
  sheets: intro
    .default({ heading: 'What you get on paper' })
    .describe('Words above the papers of the service, if it has some'),
  reasons: intro.describe('Words above the reasons'),
  others: intro.describe('Words above the cards of the other services'),
  areas: section('Words above the links to the cities', {
    link: words('Words of the link to all cities', 'All service areas'),
  }),
  callToAction,
}) satisfies z.ZodType<ServicePageTexts>
