import type * as z from 'zod'
import {
  group,
  exactly,
  imageAlt,
  imagePath,
  latitude,
  longitude,
  markdown,
  order,
  pageDescription,
  pageTitle,
  text,
  words,
} from './fields.ts'

export const areaSchema = group('A city that the company serves. The name of the file is its address.', {
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
  latitude,
  longitude,
  metaTitle: pageTitle,
  metaDescription: pageDescription,
})

export type AreaEntry = z.infer<typeof areaSchema>
