/** Parts that several content files have in common. Each is checked against the type that the templates ask for. */
import * as z from 'zod'
import { iconNames } from '../../client/ui/icons.ts'
import type { CallToActionTexts, IconText, Intro, MetaTexts, TitledText } from '../../templates/texts.ts'
import { group, imageAlt, imagePath, pageDescription, pageTitle, words } from './fields.ts'

export const meta = group('What search results and the browser tab show', {
  title: pageTitle,
  description: pageDescription,
}) satisfies z.ZodType<MetaTexts>

export const intro = group('A heading, and words under it', {
  heading: words('Heading of the section', 'How it works'),
  text: words('A sentence or two under the heading', 'You know the price before we start.').optional(),
}) satisfies z.ZodType<Intro>

export const titledText = group('A title and a text', {
  title: words('A few words', 'Licensed and insured'),
  text: words('One or two sentences', 'Certificates before the first visit.'),
}) satisfies z.ZodType<TitledText>

/** A section with more than a heading and a text. */
export const section = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  intro.extend(shape).describe(description)

export const iconText = titledText
  .extend({ icon: z.enum(iconNames).meta({ description: 'Name of the icon', examples: ['shield-check'] }) })
  .describe('An icon, a title and a text') satisfies z.ZodType<IconText>

export const callToAction = group('The block at the end of the page that asks for a request', {
  heading: words('Heading of the block', 'Show us the room that bothers you'),
  text: words('One or two sentences', 'We walk the building and give you a price.'),
  button: words('Words on the button', 'Get Your Free Quote'),
}) satisfies z.ZodType<CallToActionTexts>

export const picture = group('A picture', { image: imagePath, imageAlt })

/** The link to the form at the top of a page. */
export const quoteLink = words('Words of the link to the form', 'Get Your Free Quote')
