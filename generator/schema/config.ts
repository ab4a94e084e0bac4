import * as z from 'zod'
import { formed, group, latitude, longitude, option, text, words } from './fields.ts'
import { closed, hours } from './hours.ts'
import { country, phone, postalCode, state, suggestEmail } from './kinds/contact-details.ts'
import { suggestMeters } from './kinds/numbers.ts'
import { repository, siteAddressPattern, suggestSiteAddress, tagId } from './kinds/web.ts'
import { suggestions } from './suggestions.ts'
import { hostNames } from './host-names.ts'

export const configSchema = group(
  'The company and the services that the site uses. Renaming the company is an edit of this file alone.',
  {
    url: z
      .url({ protocol: /^https?$/ })
      .regex(siteAddressPattern, 'must be an address without path, question mark or slash at the end')
      .register(suggestions, { suggest: suggestSiteAddress })
      .meta({
        description: 'Address of the published site, without a slash at the end',
        examples: ['https://www.example.com'],
      }),
    company: group('The company, as pages and search engines name it', {
      name: words('Name of the company as visitors know it', 'Sample Cleaning'),
      legalName: words('Name of the company in contracts and in the footer', 'Sample Cleaning LLC'),
      phone: formed(phone, 'Phone number as shown, such as (313) 555-0142', '(313) 555-0142'),
      email: z
        .email()
        .register(suggestions, { suggest: suggestEmail })
        .meta({ description: 'Address that visitors write to', examples: ['hello@company.example'] }),
      address: group('Postal address', {
        street: words('Street and number', '1 Sample Street'),
        city: words('City', 'Detroit'),
        region: formed(state, 'State in two letters', 'MI'),
        postalCode: formed(postalCode, 'ZIP code, in quotes', '48226'),
        country: formed(country, 'Country in two letters', 'US'),
      }),
      hours,
      closed: closed.optional(),
      geo: group('The point that the company works from, and how far it goes', {
        latitude,
        longitude,
        radius: z
          .number()
          .positive()
          .register(suggestions, { suggest: suggestMeters })
          .meta({ description: 'Meters around the point that the company serves', examples: [50_000] }),
      }),
      priceRange: text.max(99).meta({ description: 'Price range marker, such as $$', examples: ['$$'] }),
    }),
    email: group('The EmailJS account that carries quote requests', {
      publicKey: words('Public key of the EmailJS account', 'sample_public_key'),
      serviceId: words('Id of the service in the EmailJS account', 'sample_service_id'),
      templateId: words('Id of the template in the EmailJS account', 'sample_template_id'),
      blockHeadless: option('true refuses requests from automated browsers', false),
    }),
    analytics: group(
      'Google tag that measures which advertisements lead to requests; without it no Google script is on any page',
      {
        tagId: formed(tagId, 'Id of the Google tag', 'AW-123456789').optional(),
        conversion: words('Where a conversion is sent', 'AW-123456789/AbC-dEfG').optional(),
        consent: z
          .enum(['required', 'none'])
          .meta({
            description:
              'Whether visitors are asked before the tag loads; required where absent. With none they can still turn it off on the privacy page',
            examples: ['required'],
          })
          .optional(),
      },
    ).optional(),
    cms: group(
      'Forms for editors at /admin, which write into the repository; without it nothing of them is on the site',
      {
        repository: formed(repository, 'Owner and name of the repository that holds this site', 'my-company/website'),
        branch: text
          .regex(/^[^\s~^:?*[\\]+$/, 'must be the name of a branch, such as main')
          .meta({ description: 'Branch that the site is published from; main where absent', examples: ['main'] })
          .optional(),
        backend: z
          .enum(['github', 'gitlab'])
          .meta({ description: 'Host of the repository; github where absent', examples: ['github'] })
          .optional(),
      },
    ).optional(),
    hosting: z
      .enum(hostNames)
      .meta({
        description:
          'Where the site lives; a build then writes the rules of that host as well: headers, redirects, caching. docs/hosting.md says how each is set up',
        examples: ['netlify'],
      })
      .optional(),
  },
)

export type SiteConfig = z.infer<typeof configSchema>
