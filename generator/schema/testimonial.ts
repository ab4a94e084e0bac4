import * as z from 'zod'
import { imagePath, option, words } from './fields.ts'
import { suggestWholeNumbers } from './kinds/numbers.ts'
import { suggestions } from './suggestions.ts'

export const testimonialPages = ['home', 'about'] as const

export const testimonialsSchema = z
  .array(
    z.strictObject({
      name: words('Who said it; for samples, a role', 'Facility manager'),
      position: words('Role and kind of business', 'Medical office in Troy'),
      content: words('What they said', 'The corridor floors were dry before the teachers came back.'),
      rating: z
        .number()
        .int()
        .min(1)
        .max(5)
        .register(suggestions, { suggest: suggestWholeNumbers })
        .meta({ description: 'Stars, from 1 to 5', examples: [5] }),
      image: imagePath.optional(),
      sample: option("true for a made-up one, which can't go live"),
      pages: z
        .array(z.enum(testimonialPages))
        .min(1)
        .meta({ description: 'Pages that show it: home, about', examples: [['home', 'about']] }),
    }),
  )
  .describe('What clients say: a list. Without any, pages have no section for them.')

export type TestimonialEntry = z.infer<typeof testimonialsSchema>[number]
