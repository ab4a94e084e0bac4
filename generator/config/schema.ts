import { z } from 'zod'
import { text } from '../content/fields.ts'

const weekday = '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "08:00"')

/** `site.config.yaml`: the company and the services that the site uses. Renaming the company is an edit of this file alone. */
export const configSchema = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/[^/?#]+$/, 'must be an address without path, question mark or slash at the end')
    .describe('Address of the published site, without a slash at the end'),
  company: z.strictObject({
    name: text.describe('Name of the company as visitors know it'),
    legalName: text.describe('Name of the company in contracts and in the footer'),
    phone: text
      .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be a number such as "(313) 555-0142"')
      .describe('Phone number as shown, such as (313) 555-0142'),
    email: z.email().describe('Address that visitors write to'),
    address: z
      .strictObject({
        street: text,
        city: text,
        region: text.regex(/^[A-Z]{2}$/, 'must be a state in two letters, such as MI'),
        postalCode: text.regex(/^\d{5}(-\d{4})?$/, 'must be a ZIP code in quotes, such as "48226"'),
        country: text.regex(/^[A-Z]{2}$/, 'must be a country in two letters, such as US'),
      })
      .describe('Postal address'),
    hours: z
      .strictObject({
        days: text
          .regex(new RegExp(`^${weekday}-${weekday}$`), 'must be two days such as Mon-Fri')
          .describe('First and last day'),
        opens: clockTime,
        closes: clockTime,
      })
      .describe('Office hours, in 24 hours'),
    geo: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      radius: z.number().positive().describe('Metres around the point that the company serves'),
    }),
    priceRange: text.max(99).describe('Price range marker, such as $$'),
  }),
  email: z.strictObject({
    publicKey: text.describe('Public key of the EmailJS account'),
    serviceId: text,
    templateId: text,
    blockHeadless: z.boolean().optional().describe('true refuses requests from automated browsers'),
  }),
  analytics: z
    .strictObject({
      tagId: text.regex(/^(AW|G|GT)-[A-Z0-9-]+$/, 'must be a tag id such as AW-123456789').optional(),
      conversion: text.optional().describe('Where a conversion is sent, such as AW-123456789/AbC-dEfG'),
    })
    .optional(),
})

export type SiteConfig = z.infer<typeof configSchema>
