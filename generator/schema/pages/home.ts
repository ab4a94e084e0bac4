import * as z from 'zod'
import type { HomeTexts } from '../../../templates/texts.ts'
import { between, group, text, words } from '../fields.ts'
import { callToAction, iconText, intro, meta, picture, quoteLink, section, titledText } from '../parts.ts'

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
  steps: section('The section of steps', {
    items: between(2, 8, titledText).describe('How it works, step by step'),
  }),
  why: section('The section that says why this company', {
    points: between(2, 6, titledText).describe('What sets the company apart'),
    link: words('Words of the link to the about page', 'More about the company'),
    pictures: between(1, 2, picture).describe('One or two pictures beside the points'),
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
