import { z } from 'zod'
import { text, words } from '../content/fields.ts'

const weekday = '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)'

/** Part of a name on a git host. */
const namePart = '[A-Za-z0-9_.-]+'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "08:00"')

/** `site.config.yaml`: the company and the services that the site uses. Renaming the company is an edit of this file alone. */
export const configSchema = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/[^/?#]+$/, 'must be an address without path, question mark or slash at the end')
    .meta({
      description: 'Address of the published site, without a slash at the end',
      examples: ['https://www.example.com'],
    }),
  company: z
    .strictObject({
      name: words('Name of the company as visitors know it', 'Sample Cleaning'),
      legalName: words('Name of the company in contracts and in the footer', 'Sample Cleaning LLC'),
      phone: text
        .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be a number such as "(313) 555-0142"')
        .meta({ description: 'Phone number as shown, such as (313) 555-0142', examples: ['(313) 555-0142'] }),
      email: z.email().meta({ description: 'Address that visitors write to', examples: ['hello@company.example'] }),
      address: z
        .strictObject({
          street: words('Street and number', '1 Sample Street'),
          city: words('City', 'Detroit'),
          region: text
            .regex(/^[A-Z]{2}$/, 'must be a state in two letters, such as MI')
            .meta({ description: 'State in two letters', examples: ['MI'] }),
          postalCode: text
            .regex(/^\d{5}(-\d{4})?$/, 'must be a ZIP code in quotes, such as "48226"')
            .meta({ description: 'ZIP code, in quotes', examples: ['48226'] }),
          country: text
            .regex(/^[A-Z]{2}$/, 'must be a country in two letters, such as US')
            .meta({ description: 'Country in two letters', examples: ['US'] }),
        })
        .describe('Postal address'),
      hours: z
        .strictObject({
          days: text
            .regex(new RegExp(`^${weekday}-${weekday}$`), 'must be two days such as Mon-Fri')
            .meta({ description: 'First and last day', examples: ['Mon-Fri'] }),
          opens: clockTime.meta({ description: 'When the office opens, in quotes', examples: ['08:00'] }),
          closes: clockTime.meta({ description: 'When the office closes, in quotes', examples: ['18:00'] }),
        })
        .describe('Office hours, in 24 hours'),
      geo: z
        .strictObject({
          latitude: z
            .number()
            .min(-90)
            .max(90)
            .meta({ description: 'Degrees north', examples: [42.3314] }),
          longitude: z
            .number()
            .min(-180)
            .max(180)
            .meta({ description: 'Degrees east; west is negative', examples: [-83.0458] }),
          radius: z
            .number()
            .positive()
            .meta({ description: 'Meters around the point that the company serves', examples: [50_000] }),
        })
        .describe('The point that the company works from, and how far it goes'),
      priceRange: text.max(99).meta({ description: 'Price range marker, such as $$', examples: ['$$'] }),
    })
    .describe('The company, as pages and search engines name it'),
  email: z
    .strictObject({
      publicKey: words('Public key of the EmailJS account', 'sample_public_key'),
      serviceId: words('Id of the service in the EmailJS account', 'sample_service_id'),
      templateId: words('Id of the template in the EmailJS account', 'sample_template_id'),
      blockHeadless: z
        .boolean()
        .optional()
        .meta({ description: 'true refuses requests from automated browsers', examples: [false] }),
    })
    .describe('The EmailJS account that carries quote requests'),
  analytics: z
    .strictObject({
      tagId: text
        .regex(/^(AW|G|GT)-[A-Z0-9-]+$/, 'must be a tag id such as AW-123456789')
        .meta({ description: 'Id of the Google tag', examples: ['AW-123456789'] })
        .optional(),
      conversion: text
        .optional()
        .meta({ description: 'Where a conversion is sent', examples: ['AW-123456789/AbC-dEfG'] }),
    })
    .describe(
      'Google tag that measures which advertisements lead to requests; without it no Google script is on any page',
    )
    .optional(),
  cms: z
    .strictObject({
      repository: text
        .regex(new RegExp(`^${namePart}(/${namePart})+$`), 'must be an owner and a name, such as my-company/website')
        .meta({
          description: 'Owner and name of the repository that holds this site',
          examples: ['my-company/website'],
        }),
      branch: text
        .regex(/^[^\s~^:?*[\\]+$/, 'must be the name of a branch, such as main')
        .meta({ description: 'Branch that the site is published from; main where absent', examples: ['main'] })
        .optional(),
      backend: z
        .enum(['github', 'gitlab'])
        .meta({ description: 'Host of the repository; github where absent', examples: ['github'] })
        .optional(),
    })
    .describe('Forms for editors at /admin, which write into the repository; without it nothing of them is on the site')
    .optional(),
})

export type SiteConfig = z.infer<typeof configSchema>
