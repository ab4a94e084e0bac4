import { z } from 'zod'
import type { HomeTexts } from '../../../templates/texts.ts'
import { exactly, text } from '../fields.ts'
import { callToAction, iconText, intro, meta, picture, titledText } from '../parts.ts'

/** `content/pages/home.yaml` */
export const homeSchema = z.strictObject({
  meta,
  hero: intro.extend({ text, quote: text, call: text, ...picture.shape }),
  badges: exactly(iconText, 3).describe('Three trust badges under the hero'),
  services: intro,
  steps: intro.extend({ items: exactly(titledText, 3).describe('How it works, in three steps') }),
  why: intro.extend({
    points: z.array(titledText).min(2).max(4),
    link: text,
    pictures: exactly(picture, 2).describe('Two pictures beside the points'),
  }),
  areas: intro.extend({ link: text }),
  testimonials: intro,
  faq: intro.extend({
    link: text,
    questions: z.array(text).min(1).max(5).describe('Questions shown on the home page, word for word as in faq.yaml'),
  }),
  callToAction,
}) satisfies z.ZodType<HomeTexts>
