import type * as z from 'zod'
import type { AreaPageTexts } from '../../../templates/texts.ts'
import { between, explained, group, text, words } from '../fields.ts'
import { callToAction, iconText, intro, pageTop, quoteLink, section } from '../parts.ts'

export const areaPageSchema = group('What all city pages share; `{city}` becomes the name of the city.', {
  hero: pageTop('The top of each city page', 'Commercial cleaning in {city}', {
    call: words('Text for the phone link', 'Call {phone}'),
    quote: quoteLink,
  }),
  strip: group('The strip with phone, email and hours', {
    label: words('Name of the strip, for screen readers', 'Contact for {city}'),
    phone: words('Label for the phone number', 'Phone'),
    email: words('Label for the email address', 'Email'),
    hours: words('Label for the office hours', 'Hours'),
  }),
  groups: section('Selected services, each with its list', 'What we clean in {city}', {
    services: explained(between(0, 9, text), 'IDs of the services shown as groups', ['office', 'medical', 'retail']),
  }),
  additional: section('The section with additional services', 'Also in {city}', {
    items: explained(between(2, 24, text), 'Additional services', ['Carpet extraction', 'Floor coating', '…']),
  }),
  trust: section('The section with the trust cards', 'Why {city} companies choose us', {
    items: between(2, 8, iconText).describe('Trust cards'),
  }),
  local: intro("Text above the city's own text, which is `text` in its file", 'Cleaning in {city}'),
  nearby: section('The section with neighboring cities', 'Near {city}', {
    link: words('Text for the link to all cities', 'All service areas'),
    distance: words(
      'How far a neighboring city is; `{distance}` becomes the distance, such as 6 miles',
      '{distance} away',
    ),
  }),
  callToAction,
}) satisfies z.ZodType<AreaPageTexts>
