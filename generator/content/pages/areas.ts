import { z } from 'zod'
import type { AreasTexts } from '../../../templates/texts.ts'
import { text } from '../fields.ts'
import { callToAction, intro, meta } from '../parts.ts'

/** `content/pages/areas.yaml`: the list of cities. */
export const areasSchema = z.strictObject({
  meta,
  hero: intro.extend({ text, quote: text }),
  list: intro,
  learnMore: text,
  learnMoreAbout: text.describe('Follows "Learn More" for those who hear links one by one: `about cleaning in {city}`'),
  quote: text,
  quoteFor: text.describe('Follows "Get a Quote": `for your building in {city}`'),
  callToAction,
}) satisfies z.ZodType<AreasTexts>
