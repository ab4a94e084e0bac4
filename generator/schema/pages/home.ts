import * as z from 'zod'
import type { HomeTexts } from '../../../templates/texts.ts'
import { between, group, text, words } from '../fields.ts'
import { callToAction, iconText, intro, meta, picture, quoteLink, section, sheet, titledText } from '../parts.ts'

const captioned = picture.extend({ caption: words('A few words on the picture', 'Monday, 7 pm') })

export const homeSchema = group('The home page.', {
  meta,
  hero: section('The top of the page, with its picture', {
    text: words('The sentences under the heading', 'Family-owned commercial cleaning on a plan you approve.'),
    quote: quoteLink,
    call: words('Words of the link that calls', 'Call {phone}'),
    ...picture.shape,
  }),
  badges: between(2, 6, iconText).describe('Trust badges under the hero; three or four fill a row'),
  services: intro.describe('Words above the cards of the services'),
  beforeAfter: section('One place before and after; leave it out if there are no two pictures of the same view', {
    slider: words('Name of the slider between the pictures, for those who cannot see it', 'From evening to morning'),
    before: captioned.describe('The place before, with a caption'),
    after: captioned.describe('The same place after, from the same angle'),
  }).optional(),
  steps: section('The section of steps', {
    items: between(2, 8, titledText).describe('How it works, step by step'),
    sheet: sheet.optional().describe('A paper beside the steps, such as a cleaning plan'),
  }),
  why: section('The section that says why this company', {
    points: between(2, 6, titledText).describe('What sets the company apart'),
    link: words('Words of the link to the about page', 'More about the company'),
    pictures: between(0, 2, picture)
      .default([])
      .describe('One or two pictures beside the points, if there is no sheet'),
    sheet: sheet.optional().describe('A paper beside the points, such as an inspection sheet'),
  }),
  areas: section('Words above the links to the cities', {
    link: words('Words of the link to all cities', 'All service areas'),
  }),
  testimonials: intro.describe('Words above the testimonials, which are in testimonials.yaml'),
  faq: section('The section of questions', {
    link: words('Words of the link to all questions', 'All questions and answers'),
    questions: z
      .array(text)
      .max(10)
      .meta({
        description: 'Questions shown on the home page, word for word as in faq.yaml; `[]` for none',
        examples: [['Are you licensed and insured?']],
      }),
  }),
  callToAction,
}) satisfies z.ZodType<HomeTexts>
