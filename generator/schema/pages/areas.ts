import type * as z from 'zod'
import type { AreasTexts } from '../../../templates/texts.ts'
import { group, words } from '../fields.ts'
import { callToAction, intro, meta, pageTop, quoteLink } from '../parts.ts'

export const areasSchema = group('The list of cities.', {
  meta,
  hero: pageTop('The top of the page', 'Where we clean', {
    text: words('The sentences under the heading', 'Find your city.'),
    quote: quoteLink,
  }),
  list: intro('Text above the city cards', 'Our cities'),
  learnMore: words("Link on a city's card", 'Learn More'),
  learnMoreAbout: words(
    'Follows "Learn More" for screen readers; `{city}` becomes the city',
    'about cleaning in {city}',
  ),
  quote: words("Link to the form on a city's card", 'Get a Quote'),
  quoteFor: words('Follows "Get a Quote" for screen readers', 'for your building in {city}'),
  callToAction,
}) satisfies z.ZodType<AreasTexts>
