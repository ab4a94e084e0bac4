import { z } from 'zod'
import { imagePath, text } from './fields.ts'

export const testimonialPages = ['home', 'about'] as const

/** `content/testimonials.yaml`: what clients say. */
export const testimonialsSchema = z
  .array(
    z.strictObject({
      name: text.describe('Who says it; for samples a role'),
      position: text.describe('Role and kind of business'),
      content: text.describe('What they say'),
      rating: z.number().int().min(1).max(5).describe('Stars, from 1 to 5'),
      image: imagePath.optional(),
      sample: z.boolean().optional().describe('true for an invented one; such a text may not go live'),
      pages: z.array(z.enum(testimonialPages)).describe('Pages that show it: home, about'),
    }),
  )
  .min(1)

export type TestimonialEntry = z.infer<typeof testimonialsSchema>[number]
