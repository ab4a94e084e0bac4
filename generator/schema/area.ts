import type * as z from 'zod'
import {
  between,
  group,
  imageAlt,
  imagePath,
  latitude,
  longitude,
  markdown,
  option,
  order,
  pageDescription,
  pageTitle,
  text,
  words,
} from './fields.ts'

export const areaSchema = group('A city that the company serves. The name of the file is its address.', {
  city: words('Name of the city', 'Troy'),
  description: words('One or two sentences for the card', 'Towers along Big Beaver, cleaned after hours.'),
  features: between(2, 12, text).meta({
    description: 'Things that the company cleans in this city; on phones the first one is under its name',
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
  draft: option('true keeps it off the public site: its page, menus, map and form'),
})

export type AreaEntry = z.infer<typeof areaSchema>
