import * as z from 'zod'
import type { HomeTexts } from '../../../templates/texts.ts'
import { group, exactly, text, words } from '../fields.ts'
import { callToAction, iconText, intro, meta, picture, quoteLink, section, titledText } from '../parts.ts'

export const homeSchema = group('The home page.', {
  meta,
  hero: section('The top of the page, with its picture', {
    text: words('The sentences under the heading', 'Family-owned commercial cleaning on a plan you approve.'),
    quote: quoteLink,
    call: words('Words of the link that calls', 'Call {phone}'),
    ...picture.shape,
  }),
  badges: exactly(iconText, 3).describe('Three trust badges under the hero'),
  services: intro.describe('Words above the cards of the services'),
  steps: section('The section of three steps', {
    items: exactly(titledText, 3).describe('How it works, in three steps'),
  }),
  why: section('The section that says why this company', {
    points: z.array(titledText).min(2).max(4).describe('Two to four points'),
    link: words('Words of the link to the about page', 'More about the company'),
    pictures: exactly(picture, 2).describe('Two pictures beside the points'),
  }),
  areas: section('Words above the links to the cities', {
    link: words('Words of the link to all cities', 'All service areas'),
  }),
  testimonials: intro.describe('Words above the testimonials, which are in testimonials.yaml'),
  faq: section('The section of questions', {
    link: words('Words of the link to all questions', 'All questions and answers'),
    questions: z
      .array(text)
      .min(1)
      .max(5)
      .meta({
        description: 'Questions shown on the home page, word for word as in faq.yaml',
        examples: [['Are you licensed and insured?']],
      }),
  }),
  callToAction,
}) satisfies z.ZodType<HomeTexts>
