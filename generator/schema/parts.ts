/** Parts that several content files have in common. Each is checked against the type that the templates ask for. */
import * as z from 'zod'
import { iconNames } from '../../client/ui/icons.ts'
import type { CallToActionTexts, IconText, Intro, MetaTexts, TitledText } from '../../templates/texts.ts'
import { imageAlt, imagePath, pageDescription, pageTitle, words } from './fields.ts'

export const meta = z
  .strictObject({ title: pageTitle, description: pageDescription })
  .describe('What search results and the browser tab show') satisfies z.ZodType<MetaTexts>

export const intro = z
  .strictObject({
    heading: words('Heading of the section', 'How it works'),
    text: words('A sentence or two under the heading', 'You know the price before we start.').optional(),
  })
  .describe('A heading, and words under it') satisfies z.ZodType<Intro>

export const titledText = z
  .strictObject({
    title: words('A few words', 'Licensed and insured'),
    text: words('One or two sentences', 'Certificates before the first visit.'),
  })
  .describe('A title and a text') satisfies z.ZodType<TitledText>

export const iconText = titledText
  .extend({ icon: z.enum(iconNames).meta({ description: 'Name of the icon', examples: ['shield-check'] }) })
  .describe('An icon, a title and a text') satisfies z.ZodType<IconText>

export const callToAction = z
  .strictObject({
    heading: words('Heading of the block', 'Show us the room that bothers you'),
    text: words('One or two sentences', 'We walk the building and give you a price.'),
    button: words('Words on the button', 'Get Your Free Quote'),
  })
  .describe('The block at the end of the page that asks for a request') satisfies z.ZodType<CallToActionTexts>

export const picture = z.strictObject({ image: imagePath, imageAlt }).describe('A picture')

/** The link to the form at the top of a page. */
export const quoteLink = words('Words of the link to the form', 'Get Your Free Quote')
