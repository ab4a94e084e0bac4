import * as z from 'zod'
import { iconNames } from '../../../client/ui/icons.ts'
import {
  between,
  explained,
  formed,
  group,
  idForm,
  imageAlt,
  imagePath,
  option,
  order,
  pageDescription,
  pageTitle,
  texts,
  words,
} from '../fields.ts'
import { roomPoints, sheet, titledText } from '../parts.ts'

export const serviceSchema = group(
  'A service: its card on the home page and its own page. The file name is its address.',
  {
    title: words('Name of the service, on its card and its page', 'Office Cleaning'),
    description: words('One or two sentences for the card', 'Evening or daytime cleaning for suites and towers.'),
    features: texts(3, 'What the service covers; the card shows the first three', [
      'Desks and meeting rooms',
      'Restrooms',
      'Lobby floors',
    ]),
    image: imagePath('services/office.webp'),
    imageAlt: imageAlt('Model of an office with three desks'),
    order,
    icon: explained(z.enum(iconNames), 'Name of the icon in the menu; sparkles by default', 'building').optional(),
    intro: words('First paragraph of the page', 'An office gets dirty along the routes people walk.'),
    standard: texts(1, 'Daily and standard services', ['Trash emptied every visit']),
    specialized: texts(1, 'Specialized services', ['Carpet extraction in April']),
    reasons: between(2, 12, titledText).describe('Why choose us; three fill a row'),
    sheets: between(0, 2, sheet)
      .default([])
      .describe('Documents that clients get, such as a cleaning plan and an inspection sheet'),
    points: roomPoints.describe(
      'Points on the image at the top of the page, each with a short fact; three to five work best',
    ),
    metaTitle: pageTitle,
    metaDescription: pageDescription,
    formValue: formed(
      idForm,
      'Value that the quote form sends for this service; the file name by default',
      'education',
    ).optional(),
    draft: option('true hides it from the public site: it has no page, and the menus, map and form leave it out'),
  },
)

export type ServiceEntry = z.infer<typeof serviceSchema>
