import { z } from 'zod'
import type { NotFoundTexts } from '../../../templates/texts.ts'
import { text } from '../fields.ts'
import { meta } from '../parts.ts'

const screen = z.strictObject({ heading: text, text, link: text })

/** `content/pages/not-found.yaml`: any unknown address, and the screens for an unknown post and an unknown city. */
export const notFoundSchema = screen.extend({
  meta,
  linksHeading: text,
  post: screen,
  area: screen,
}) satisfies z.ZodType<NotFoundTexts>
