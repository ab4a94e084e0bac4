import { z } from 'zod'
import { exactly, imageAlt, imagePath, markdown, order, pageDescription, pageTitle, text, words } from './fields.ts'

/** `content/areas/<id>.yaml`: a city that the company serves. */
export const areaSchema = z.strictObject({
  city: words('Name of the city', 'Troy'),
  description: words('One or two sentences for the card', 'Towers along Big Beaver, cleaned after hours.'),
  features: exactly(text, 4).meta({
    description: 'Four things that the company cleans in this city',
    examples: [['Offices', 'Test labs', 'Medical suites', 'Showrooms']],
  }),
  image: imagePath,
  imageAlt,
  order,
  text: markdown.meta({
    description: 'Markdown: what is true of this city and of no other',
    examples: ['Troy never had an old main street.'],
  }),
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .meta({ description: 'Degrees north, such as 42.3314', examples: [42.3314] }),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .meta({ description: 'Degrees east; west is negative, such as -83.0458', examples: [-83.0458] }),
  metaTitle: pageTitle,
  metaDescription: pageDescription,
})

export type AreaEntry = z.infer<typeof areaSchema>
