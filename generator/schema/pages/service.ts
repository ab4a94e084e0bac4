import * as z from 'zod'
import type { ServicePageTexts } from '../../../templates/texts.ts'
import { words } from '../fields.ts'
import { callToAction, intro, quoteLink, section } from '../parts.ts'

/** `content/pages/service.yaml`: what all service pages share; `{service}` is the service's title. */
export const servicePageSchema = z.strictObject({
  quote: quoteLink,
  standard: intro.describe('Words above the daily and standard services'),
  specialized: intro.describe('Words above the specialized services'),
  reasons: intro.describe('Words above the three reasons'),
  others: intro.describe('Words above the cards of the other services'),
  areas: section('Words above the links to the cities', {
    link: words('Words of the link to all cities', 'All service areas'),
  }),
  callToAction,
}) satisfies z.ZodType<ServicePageTexts>
