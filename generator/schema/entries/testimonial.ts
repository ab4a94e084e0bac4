import * as z from 'zod'
import { explained, imagePath, listOf, option, wholeNumber, words } from '../fields.ts'

export const testimonialPages = ['home', 'about'] as const

export const testimonialsSchema = listOf(
  "Testimonials, in clients' own words: a list. Without any, pages have no section for them.",
  z.strictObject({
    name: words('Who said it; for samples, a role', 'Facility manager'),
    position: words('Role and kind of business', 'Medical office in Troy'),
    content: words('What they said', 'The corridor floors were dry before the teachers came back.'),
    rating: wholeNumber('Stars, from 1 to 5', 5).min(1).max(5),
    image: imagePath('testimonials/clinic.webp').optional(),
    sample: option('true marks a made-up one, which `npm run check -- --launch` rejects'),
    pages: explained(z.array(z.enum(testimonialPages)).min(1), 'Pages that show it: home, about', ['home', 'about']),
  }),
)

export type TestimonialEntry = z.infer<typeof testimonialsSchema>[number]
