import * as z from 'zod'
import type { AreaPageTexts } from '../../../templates/texts.ts'
import { exactly, text, words } from '../fields.ts'
import { callToAction, iconText, intro, quoteLink } from '../parts.ts'

/** `content/pages/area.yaml`: what all city pages share; `{city}` is the city's name. */
export const areaPageSchema = z.strictObject({
  hero: intro
    .extend({ call: words('Words of the link that calls', 'Call {phone}'), quote: quoteLink })
    .describe('The top of each city page'),
  strip: z
    .strictObject({
      label: words('Name of the strip, for those who hear the page', 'Contact for {city}'),
      phone: words('Label of the phone number', 'Phone'),
      email: words('Label of the email address', 'Email'),
      hours: words('Label of the office hours', 'Hours'),
    })
    .describe('The strip with phone, email and hours'),
  groups: intro
    .extend({
      services: exactly(text, 3).meta({
        description: 'Ids of the three services that are shown as groups',
        examples: [['office', 'medical', 'retail']],
      }),
    })
    .describe('Three services, each with its list'),
  additional: intro
    .extend({
      items: exactly(text, 8).meta({
        description: 'Eight additional services',
        examples: [['Carpet extraction', 'Floor coating', '…']],
      }),
    })
    .describe('The section of eight additional services'),
  trust: intro
    .extend({ items: exactly(iconText, 3).describe('Three trust cards') })
    .describe('The section of three trust cards'),
  local: intro.describe('Words above what is true of this city alone, which is `text` in its own file'),
  nearby: intro
    .extend({
      link: words('Words of the link to all cities', 'All service areas'),
      distance: words('How far a neighboring city is; `{distance}` becomes the miles', '{distance} away'),
    })
    .describe('The section of neighboring cities'),
  callToAction,
}) satisfies z.ZodType<AreaPageTexts>
