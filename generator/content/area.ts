import { z } from 'zod'
import { exactly, imageAlt, imagePath, markdown, order, pageDescription, pageTitle, text } from './fields.ts'

/** `content/areas/<id>.yaml`: a city that the company serves. */
export const areaSchema = z.strictObject({
  city: text.describe('Name of the city'),
  description: text.describe('One or two sentences for the card'),
  features: exactly(text, 4).describe('Four things that the company cleans in this city'),
  image: imagePath,
  imageAlt,
  order,
  text: markdown.describe('Markdown: what is true of this city and of no other'),
  latitude: z.number().min(-90).max(90).describe('Degrees north, such as 42.3314'),
  longitude: z.number().min(-180).max(180).describe('Degrees east; west is negative, such as -83.0458'),
  metaTitle: pageTitle,
  metaDescription: pageDescription,
})

export type AreaEntry = z.infer<typeof areaSchema>
