import * as z from 'zod'
import { imagePath, words } from './fields.ts'
import { guesses } from './guesses.ts'
import { guessWholeNumbers } from './kinds/whole-number.ts'

export const testimonialPages = ['home', 'about'] as const

/** `content/testimonials.yaml`: what clients say. */
export const testimonialsSchema = z
  .array(
    z.strictObject({
      name: words('Who says it; for samples a role', 'Facility manager'),
      position: words('Role and kind of business', 'Medical office in Troy'),
      content: words('What they say', 'The corridor floors were dry before the teachers came back.'),
      rating: z
        .number()
        .int()
        .min(1)
        .max(5)
        .register(guesses, { guess: guessWholeNumbers })
        .meta({ description: 'Stars, from 1 to 5', examples: [5] }),
      image: imagePath.optional(),
      sample: z
        .boolean()
        .optional()
        .meta({ description: 'true for an invented one; such a text may not go live', examples: [true] }),
      pages: z
        .array(z.enum(testimonialPages))
        .min(1)
        .meta({ description: 'Pages that show it: home, about', examples: [['home', 'about']] }),
    }),
  )
  .min(1)

export type TestimonialEntry = z.infer<typeof testimonialsSchema>[number]
