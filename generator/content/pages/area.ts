import { z } from 'zod'
import type { AreaPageTexts } from '../../../templates/texts.ts'
import { exactly, text } from '../fields.ts'
import { callToAction, iconText, intro } from '../parts.ts'

/** `content/pages/area.yaml`: what all city pages share; `{city}` is the city's name. */
export const areaPageSchema = z.strictObject({
  hero: intro.extend({ call: text, quote: text }),
  strip: z.strictObject({ label: text, phone: text, email: text, hours: text }),
  groups: intro.extend({ services: exactly(text, 3).describe('Ids of the three services that are shown as groups') }),
  additional: intro.extend({ items: exactly(text, 8).describe('Eight additional services') }),
  trust: intro.extend({ items: exactly(iconText, 3).describe('Three trust cards') }),
  local: intro,
  nearby: intro.extend({ link: text, distance: text.describe('`{distance} away`') }),
  callToAction,
}) satisfies z.ZodType<AreaPageTexts>
