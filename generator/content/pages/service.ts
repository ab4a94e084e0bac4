import { z } from 'zod'
import type { ServicePageTexts } from '../../../templates/texts.ts'
import { text } from '../fields.ts'
import { callToAction, intro } from '../parts.ts'

/** `content/pages/service.yaml`: what all service pages share; `{service}` is the service's title. */
export const servicePageSchema = z.strictObject({
  quote: text,
  standard: intro,
  specialized: intro,
  reasons: intro,
  others: intro,
  areas: intro.extend({ link: text }),
  callToAction,
}) satisfies z.ZodType<ServicePageTexts>
