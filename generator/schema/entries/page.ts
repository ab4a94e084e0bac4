import * as z from 'zod'
import {
  day,
  explained,
  group,
  imageAlt,
  imagePath,
  option,
  order,
  pageDescription,
  pageTitle,
  text,
} from '../fields.ts'
import { callToAction } from '../parts.ts'
import { pageLanguage } from '../language.ts'

const menus = ['header', 'footer', 'none'] as const

export const pageSchema = group(
  'The front matter of your own page, between two `---` lines. The text follows in Markdown; the file name is its address: `careers.md` is `/careers`.',
  {
    title: explained(text.max(70), 'Page heading, and its name in menus', 'Careers'),
    description: explained(
      pageDescription,
      'One or two sentences, shown under the heading and in search results, 50 to 170 characters',
      'Evening and weekend shifts close to home, paid training and a crew that stays together.',
    ),
    metaTitle: pageTitle
      .optional()
      .describe('Title for the browser tab and search results; by default, the title and the company name'),
    image: imagePath('pages/hiring.webp', 'Path of an image in content/images, shown beside the heading').optional(),
    imageAlt: imageAlt('Two people with a floor machine', '; required with an image').optional(),
    menu: explained(z.enum(menus).optional(), 'Menu that links to the page; footer by default', 'header'),
    order: order.optional().describe('Position among your pages in the same menu, from 1; last by default'),
    callToAction: callToAction.optional(),
    language: pageLanguage.optional(),
    updated: day.optional().describe('Date of the last change, YYYY-MM-DD, shown under the heading'),
    draft: option('true keeps the page off the public site'),
  },
)

export type PageFrontMatter = z.infer<typeof pageSchema>
