import * as z from 'zod'
import { latitude, longitude, text, words } from './fields.ts'
import { type Guess, guesses } from './guesses.ts'
import { clockTimePattern, guessClosingTimes, guessOpeningTimes } from './kinds/clock-time.ts'
import { guessMeters } from './kinds/distance.ts'
import { guessEmail } from './kinds/email-address.ts'
import { guessPhone, phonePattern } from './kinds/phone.ts'
import { guessPostalCode, postalCodePattern } from './kinds/postal-code.ts'
import { guessRepository, repositoryPattern } from './kinds/repository.ts'
import { guessTagId, tagIdPattern } from './kinds/tag-id.ts'
import { guessCountry, guessState, twoLettersPattern } from './kinds/us-state.ts'
import { guessSiteAddress, siteAddressPattern } from './kinds/web-address.ts'
import { guessWeekdays, weekdaysPattern } from './kinds/weekdays.ts'
import { hostNames } from './host-names.ts'

const clockTime = (guess: Guess) =>
  z.string().regex(clockTimePattern, 'must be a time such as "08:00"').register(guesses, { guess })

const hours = z
  .strictObject({
    days: text
      .regex(weekdaysPattern, 'must be two days such as Mon-Fri')
      .register(guesses, { guess: guessWeekdays })
      .meta({ description: 'First and last day', examples: ['Mon-Fri'] }),
    opens: clockTime(guessOpeningTimes).meta({ description: 'When the office opens, in quotes', examples: ['08:00'] }),
    closes: clockTime(guessClosingTimes).meta({
      description: 'When the office closes, in quotes',
      examples: ['18:00'],
    }),
  })
  .superRefine(({ opens, closes }, context) => {
    if (opens < closes) return
    // A time of the morning was meant for the evening, or the other way round.
    const [key, message] =
      closes < '12:00'
        ? ['closes', `must be later than \`opens\`, ${opens}`]
        : ['opens', `must be earlier than \`closes\`, ${closes}`]
    context.addIssue({ code: 'custom', path: [key], message })
  })
  .describe('Office hours, in 24 hours')

/** `site.config.yaml`: the company and the services that the site uses. Renaming the company is an edit of this file alone. */
export const configSchema = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .regex(siteAddressPattern, 'must be an address without path, question mark or slash at the end')
    .register(guesses, { guess: guessSiteAddress })
    .meta({
      description: 'Address of the published site, without a slash at the end',
      examples: ['https://www.example.com'],
    }),
  company: z
    .strictObject({
      name: words('Name of the company as visitors know it', 'Sample Cleaning'),
      legalName: words('Name of the company in contracts and in the footer', 'Sample Cleaning LLC'),
      phone: text
        .regex(phonePattern, 'must be a number such as "(313) 555-0142"')
        .register(guesses, { guess: guessPhone })
        .meta({ description: 'Phone number as shown, such as (313) 555-0142', examples: ['(313) 555-0142'] }),
      email: z
        .email()
        .register(guesses, { guess: guessEmail })
        .meta({ description: 'Address that visitors write to', examples: ['hello@company.example'] }),
      address: z
        .strictObject({
          street: words('Street and number', '1 Sample Street'),
          city: words('City', 'Detroit'),
          region: text
            .regex(twoLettersPattern, 'must be a state in two letters, such as MI')
            .register(guesses, { guess: guessState })
            .meta({ description: 'State in two letters', examples: ['MI'] }),
          postalCode: text
            .regex(postalCodePattern, 'must be a ZIP code in quotes, such as "48226"')
            .register(guesses, { guess: guessPostalCode })
            .meta({ description: 'ZIP code, in quotes', examples: ['48226'] }),
          country: text
            .regex(twoLettersPattern, 'must be a country in two letters, such as US')
            .register(guesses, { guess: guessCountry })
            .meta({ description: 'Country in two letters', examples: ['US'] }),
        })
        .describe('Postal address'),
      hours,
      geo: z
        .strictObject({
          latitude,
          longitude,
          radius: z
            .number()
            .positive()
            .register(guesses, { guess: guessMeters })
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
        .regex(tagIdPattern, 'must be a tag id such as AW-123456789')
        .register(guesses, { guess: guessTagId })
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
        .regex(repositoryPattern, 'must be an owner and a name, such as my-company/website')
        .register(guesses, { guess: guessRepository })
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
  hosting: z
    .enum(hostNames)
    .meta({
      description:
        'Where the site lives; a build then writes the rules of that host as well: headers, redirects, caching. docs/hosting.md says how each is set up',
      examples: ['netlify'],
    })
    .optional(),
})

export type SiteConfig = z.infer<typeof configSchema>
