import * as z from 'zod'
import { imagePath, option, words } from './fields.ts'

export const teamSchema = z
  .array(
    z.strictObject({
      name: words('Name of the person', 'Jane Doe'),
      role: words('What the person does in the company', 'Crew supervisor'),
      text: words('One sentence about the person', 'Scores each building room by room, and sends you the sheet.'),
      image: imagePath.optional().describe('Path of a photo under content/images; initials take its place'),
      imageAlt: words(
        'What the photo shows beyond the person, who is named beside it',
        'Jane with a floor machine',
      ).optional(),
      sample: option('true for an invented person; such a one may not go live'),
    }),
  )
  .describe('The people whom the about page introduces: a list. Without any, it has no section for them.')

export type TeamMember = z.infer<typeof teamSchema>[number]
