import { z } from 'zod'
import { exactly, imageAlt, imagePath, order, pageDescription, pageTitle, text } from './fields.ts'
import { titledText } from './parts.ts'

/** `content/services/<id>.yaml`: a service, its card and its page. */
export const serviceSchema = z.strictObject({
  title: text.describe('Name of the service, on its card and its page'),
  description: text.describe('One or two sentences for the card'),
  features: z.array(text).min(3).describe('What the service covers; the card shows the first three'),
  image: imagePath,
  imageAlt,
  order,
  intro: text.describe('First paragraph of the page'),
  standard: z.array(text).min(1).describe('Daily and standard services'),
  specialized: z.array(text).min(1).describe('Specialized services'),
  reasons: exactly(titledText, 3).describe('Why choose us, three reasons'),
  metaTitle: pageTitle,
  metaDescription: pageDescription,
})

export type ServiceEntry = z.infer<typeof serviceSchema>
