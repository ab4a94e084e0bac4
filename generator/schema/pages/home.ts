import * as z from 'zod'
import type { HomeTexts } from '../../../templates/texts.ts'
import { between, explained, group, text, words } from '../fields.ts'
import {
  callToAction,
  iconText,
  intro,
  meta,
  pageTop,
  picture,
  quoteLink,
  section,
  sheet,
  titledText,
} from '../parts.ts'

const captioned = picture.extend({ caption: words('A short caption on the image', 'Monday, 7 pm') })

export const homeSchema = group('The home page.', {
  meta,
  hero: pageTop('The top of the page, with its image', {
    text: words('The sentences under the heading', 'Family-owned commercial cleaning on a plan you approve.'),
    quote: quoteLink,
    call: words('Text of the phone link', 'Call {phone}'),
    ...picture.shape,
  }),
  badges: between(2, 6, iconText).describe('Trust badges under the hero; three or four fill a row'),
  services: intro.describe('Text above the service cards'),
  beforeAfter: section("One place before and after; leave it out if you don't have two images of the same view", {
    slider: words('Name of the slider between the images, for screen readers', 'From evening to morning'),
    before: captioned.describe('The place before, with a caption'),
    after: captioned.describe('The same place after, from the same angle'),
  }).optional(),
  steps: section('The section of steps', {
    items: between(2, 8, titledText).describe('How it works, step by step'),
    sheet: sheet.optional().describe('A document beside the steps, such as a cleaning plan'),
  }),
  why: section('The section on why to choose this company', {
    points: between(2, 6, titledText).describe('What sets the company apart'),
    link: words('Text of the link to the about page', 'More about the company'),
    pictures: between(0, 2, picture)
      .default([])
      .describe("One or two images beside the points, if there isn't a sheet"),
    sheet: sheet.optional().describe('A document beside the points, such as an inspection sheet'),
  }),
  areas: section('Text above the links to the cities', {
    link: words('Text of the link to all cities', 'All service areas'),
  }),
  testimonials: intro.describe('Text above the testimonials, which are in testimonials.yaml'),
  faq: section('The section of questions', {
    link: words('Text of the link to all questions', 'All questions and answers'),
    questions: explained(
      z.array(text).max(10),
      'Questions shown on the home page, word for word as in faq.yaml; `[]` for none',
      ['Are you licensed and insured?'],
    ),
  }),
  callToAction,
}) satisfies z.ZodType<HomeTexts>
