import { z } from 'zod'
import type { SiteTexts } from '../../../templates/texts.ts'
import { text } from '../fields.ts'

/** `content/pages/site.yaml`: the texts around every page. */
export const siteSchema = z.strictObject({
  skipLink: text.describe('First link of each page, for those who use the keyboard'),
  notifications: text.describe('Name of the area in which messages appear'),
  call: text.describe('`Call {phone}`'),
  stars: text.describe('`{rating} out of 5`'),
  mapReach: text.describe('Stands along the circle on the map: `{distance}`'),
  menu: z.strictObject({
    label: text,
    open: text.describe('Name of the button that opens the menu on a phone'),
    close: text,
    home: text,
    about: text,
    services: text,
    areas: text,
    allAreas: text,
    blog: text,
    faq: text,
    contact: text,
    quote: text,
  }),
  breadcrumbs: z.strictObject({ label: text, home: text, services: text }),
  facts: z.strictObject({
    heading: text,
    hours: text,
    phone: text,
    insurance: text,
    insuranceText: text,
    estimate: text,
    estimateText: text,
  }),
  footer: z.strictObject({
    text,
    contactHeading: text,
    phone: text,
    email: text,
    hours: text,
    address: text,
    linksHeading: text,
    home: text,
    about: text,
    blog: text,
    quote: text,
    privacy: text,
    areasHeading: text,
    legal: text,
  }),
}) satisfies z.ZodType<SiteTexts>
