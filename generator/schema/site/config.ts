import * as z from 'zod'
import {
  explained,
  formed,
  group,
  latitude,
  latitudeFrom,
  longitude,
  longitudeFrom,
  name,
  option,
  otherUrl,
  text,
  words,
} from '../fields.ts'
import { closed, hours } from './hours.ts'
import { country, emailPattern, phone, phoneAbroad, postalCode, state, suggestEmail } from '../kinds/contact-details.ts'
import { suggestMeters } from '../kinds/numbers.ts'
import {
  conversion,
  encodeSiteAddress,
  explainFolder,
  metaContent,
  metaName,
  repository,
  siteAddressPattern,
  suggestSiteAddress,
  tagId,
} from '../kinds/web.ts'
import { businessTypes } from './business-types.ts'
import { localeSchema } from './locale.ts'
import { refuse, suggestions } from '../suggestions.ts'
import { hostNames } from './host-names.ts'

interface CountryRules<Region extends z.ZodType, PostalCode extends z.ZodType> {
  readonly phone: z.ZodType<string>
  readonly region: Region
  readonly postalCode: PostalCode
  readonly latitude: typeof latitude
  readonly longitude: typeof longitude
}

const describeConfig = <Region extends z.ZodType, PostalCode extends z.ZodType>(
  rules: CountryRules<Region, PostalCode>,
) =>
  group(
    'The company, and the external services that the site uses, such as EmailJS. To rename the company, edit only this file.',
    {
      url: explained(
        z
          .url({ protocol: /^https?$/ })
          .regex(
            siteAddressPattern,
            'must be an address with nothing after the domain (no path, question mark or final slash)',
          )
          .overwrite(encodeSiteAddress)
          .register(suggestions, { suggest: suggestSiteAddress, lead: explainFolder }),
        'Address of the published site, without a slash at the end',
        'https://www.example.com',
      ),
      company: group('The company, as it appears on pages and in search results', {
        name: words('Company name as visitors know it', 'Sample Cleaning'),
        shortName: words(
          'Shorter name under the icon on a phone; by default, the first words of the name, up to 12 characters',
          'Sample',
        ).optional(),
        legalName: words('Legal name of the company, for contracts and the footer', 'Sample Cleaning LLC'),
        type: explained(
          z.enum(businessTypes),
          'Type of business on schema.org, for search engines; HomeAndConstructionBusiness by default, the closest match for cleaning and landscaping',
          'Plumber',
        ).optional(),
        phone: rules.phone,
        email: explained(
          z.email({ pattern: emailPattern }).register(suggestions, { suggest: suggestEmail }),
          'Email address for visitors',
          'hello@company.example',
        ),
        address: group('Postal address', {
          street: words("Street and number; leave it out if clients don't come to you", '1 Sample Street').optional(),
          city: words('City', 'Detroit'),
          region: rules.region,
          postalCode: rules.postalCode,
          country: formed(country, 'Two-letter country code', 'US'),
        }),
        hours,
        closed: closed.optional(),
        geo: group('Where the company is based, and how far it travels', {
          latitude: rules.latitude,
          longitude: rules.longitude,
          radius: explained(
            z.number().positive().register(suggestions, { suggest: suggestMeters }),
            'Radius of the service area, in meters',
            50_000,
          ),
        }),
        priceRange: explained(text.max(99), 'Price range, such as $$', '$$'),
        profiles: explained(
          z.array(otherUrl).max(10),
          'Addresses of the company on other sites, such as Facebook and Yelp, for the footer and search engines',
          ['https://www.facebook.com/sample'],
        ).optional(),
      }),
      locale: localeSchema.optional(),
      email: group('The EmailJS account that delivers quote requests', {
        publicKey: words('Public key of the EmailJS account', 'sample_public_key'),
        serviceId: words('ID of the service in the EmailJS account', 'sample_service_id'),
        templateId: words(
          'ID of the EmailJS template for the request: template 1 in docs/quote-emails.md',
          'sample_template_id',
        ),
        blockHeadless: option('true blocks requests from automated browsers', false),
      })
        .superRefine(({ serviceId, templateId }, context) => {
          const [hasTemplate, hasService] = [serviceId.startsWith('template_'), templateId.startsWith('service_')]
          const swapped = 'the two IDs are swapped: write each after the other key.'
          const hintFor = (kind: string) =>
            hasTemplate && hasService ? swapped : `copy the ${kind} ID from the EmailJS dashboard.`
          if (hasTemplate) refuse(context, ['serviceId'], "is a template's ID", hintFor('service'))
          if (hasService) refuse(context, ['templateId'], "is a service's ID", hintFor('template'))
        })
        .describe('The EmailJS account that delivers quote requests'),
      analytics: group(
        'Google tag that measures which ads lead to quote requests; without it, no page has a Google script',
        {
          tagId: formed(tagId, 'ID of the Google tag', 'AW-123456789').optional(),
          conversion: formed(conversion, 'Conversion to report, as ID and label', 'AW-123456789/AbC-dEfG').optional(),
          consent: explained(
            z.enum(['required', 'none']),
            '`required` (the default) asks visitors before the tag loads. With `none`, they can still turn it off on the privacy page',
            'required',
          ).optional(),
        },
      ).optional(),
      verification: z
        .array(
          group('One meta tag', {
            name: formed(metaName, 'What the tag has as its name', 'google-site-verification'),
            content: formed(metaContent, 'What the tag has as its content', 'AbC123'),
          }),
        )
        .max(10)
        .describe(
          'Meta tags that prove that the site is yours, to Google Search Console, Bing or Facebook. They are on the home page',
        )
        .optional(),
      cms: group(
        'Forms at /admin for editing content, which save to the repository; without this key, there are none',
        {
          repository: formed(repository, 'Owner and name of the repository that holds this site', 'my-company/website'),
          branch: explained(
            text.regex(/^[^\s~^:?*[\\]+$/, 'must be the name of a branch, such as main'),
            'Branch that the site is published from; main by default',
            'main',
          ).optional(),
          backend: explained(
            z.enum(['github', 'gitlab']),
            'Host of the repository; github by default',
            'github',
          ).optional(),
        },
      ).optional(),
      hosting: explained(
        z.enum(hostNames),
        "Where the site is hosted; builds then also write that host's rules: headers, redirects, caching. docs/hosting.md says how to set up each host",
        'netlify',
      ).optional(),
    },
  )

/** The configuration of a site in the United States. */
export const configSchema = describeConfig({
  phone: formed(phone, 'Phone number as shown, such as (313) 555-0142', '(313) 555-0142', name),
  region: formed(state, 'Two-letter state abbreviation', 'MI'),
  postalCode: formed(postalCode, 'ZIP code, in quotes', '48226'),
  // From Hawaii and Puerto Rico to Alaska: narrow enough to catch a missing minus, or swapped coordinates.
  latitude: latitudeFrom(17, 72),
  longitude: longitudeFrom(-180, -64),
})

/** The configuration of a site outside the United States. */
export const configSchemaAbroad = describeConfig({
  phone: formed(phoneAbroad, 'Phone number with its country code, as shown', '+49 30 1234567', name),
  region: words('State or region, for search engines', 'Bayern').optional(),
  postalCode: words('Postal code, in quotes; some countries have none', '10115').optional(),
  latitude,
  longitude,
})

export type SiteConfig = z.infer<typeof configSchemaAbroad>

/** The schema for a configuration that may still be invalid: by its country, if it says one; else the US by default. */
export function chooseConfigSchema(typed: unknown): typeof configSchemaAbroad {
  return (findCountry(typed) ?? readCountry(typed) ?? 'US') === 'US' ? configSchema : configSchemaAbroad
}

/** The country of a configuration that may still be invalid, if it has one. `Canada` is the one that the hint for it suggests. */
export function findCountry(typed: unknown): string | undefined {
  const named = readCountry(typed)
  if (typeof named !== 'string') return undefined
  if (country.pattern.test(named)) return named
  return country
    .suggest(named, {})
    .map(String)
    .find((code) => country.pattern.test(code))
}

function readCountry(typed: unknown): unknown {
  const config = typed as {
    readonly locale?: { readonly country?: unknown }
    readonly company?: { readonly address?: { readonly country?: unknown } }
  } | null
  return config?.locale?.country ?? config?.company?.address?.country
}
