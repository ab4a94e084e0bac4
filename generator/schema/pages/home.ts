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

const captioned = (path: string, alt: string, caption: string) =>
  picture(path, alt).extend({ caption: words('A short caption on the image', caption) })

export const homeSchema = group('The home page.', {
  meta,
  hero: pageTop('The top of the page, with its image', 'Commercial cleaning in Metro Detroit', {
    text: words('The sentences under the heading', 'Family-owned commercial cleaning on a plan you approve.'),
    quote: quoteLink,
    call: words('Text for the phone link', 'Call {phone}'),
    ...picture('home/lobby.webp', 'Model of a lobby at night, with a crew at work').shape,
  }),
  badges: between(2, 6, iconText).describe('Trust badges under the hero; three or four fill a row'),
  services: intro('Text above the service cards', 'What we clean'),
  beforeAfter: section(
    "One place before and after; leave it out if you don't have two images of the same view",
    'One night in a lobby',
    {
      slider: words('Name of the slider between the images, for screen readers', 'From evening to morning'),
      before: captioned('home/evening.webp', 'The lobby at night, salt on the floor', 'Monday, 7 p.m.').describe(
        'The place before, with a caption',
      ),
      after: captioned('home/morning.webp', 'The lobby in the morning, the floor shining', 'Tuesday, 7 a.m.').describe(
        'The same place after, from the same angle',
      ),
    },
  ).optional(),
  steps: section('The section with the steps', 'How it works', {
    items: between(2, 8, titledText).describe('How it works, step by step'),
    sheet: sheet.optional().describe('A document beside the steps, such as a cleaning plan'),
  }),
  why: section('The section on why to choose this company', 'What you can expect', {
    points: between(2, 6, titledText).describe('What sets the company apart'),
    link: words('Text for the link to the about page', 'More about the company'),
    pictures: between(0, 2, picture('home/checklist.webp', 'Model of a break room with a checklist on the wall'))
      .default([])
      .describe("One or two images beside the points, if there isn't a sheet"),
    sheet: sheet.optional().describe('A document beside the points, such as an inspection sheet'),
  }),
  areas: section('Text above the links to the cities', 'Where we work', {
    link: words('Text for the link to all cities', 'All service areas'),
  }),
  testimonials: intro('Text above the testimonials, which are in testimonials.yaml', 'What clients say'),
  faq: section('The section with the questions', 'Questions people ask first', {
    link: words('Text for the link to all questions', 'All questions and answers'),
    questions: explained(
      z.array(text).max(10),
      'Questions shown on the home page, word for word as in faq.yaml; `[]` for none',
      ['Are you licensed and insured?'],
    ),
  }),
  callToAction,
}) satisfies z.ZodType<HomeTexts>
