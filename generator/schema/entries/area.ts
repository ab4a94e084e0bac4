import type * as z from 'zod'
import {
  between,
  explained,
  formed,
  group,
  idForm,
  imageAlt,
  imagePath,
  latitude,
  longitude,
  option,
  order,
  pageDescription,
  pageTitle,
  text,
  words,
} from '../fields.ts'

const serviceGroup = group('What one service means in this city; services without an entry keep their own text', {
  service: formed(idForm, 'ID of the service, one of those in `groups.services` in pages/area.yaml', 'office'),
  text: words(
    'One or two sentences',
    'Most Troy offices share a floor, so we clean suite by suite as each one closes.',
  ),
  features: explained(between(1, 9, text), 'What the service covers in this city; two or three fill a card', [
    'Big Beaver lobbies',
    'Suites behind shared corridors',
  ]),
})

export const areaSchema = group('A city that the company serves. The file name is its address.', {
  city: words('Name of the city', 'Troy'),
  inCity: words(
    'What `{inCity}` becomes in pages/area.yaml and pages/areas.yaml, for languages in which names change after "in"',
    'w Krakowie',
  ).optional(),
  description: words('One or two sentences for the card', 'Towers along Big Beaver, cleaned after hours.'),
  features: explained(
    between(2, 12, text),
    'Things that the company cleans in this city; phones show only the first, under the name of the city',
    ['Offices', 'Test labs', 'Medical suites', 'Showrooms'],
  ),
  image: imagePath('areas/troy.webp'),
  imageAlt: imageAlt('Model of office towers and a parking deck in Troy'),
  order,
  text: words('What is true only of this city, in Markdown', 'Troy never had an old main street.'),
  groups: between(1, 9, serviceGroup)
    .optional()
    .describe(
      "This city's own text for the services that every city page shows; without it, each service's usual text",
    ),
  additional: explained(
    between(2, 24, text).optional(),
    'Additional services that clients in this city book, the same number as in `additional.items` in pages/area.yaml; by default, the items there',
    ['Skylight ledges dusted from a lift in March', 'Parking decks swept once the salt is done'],
  ),
  trust: words(
    'One or two sentences above the trust cards; the cards are the same in all cities',
    'Big Beaver landlords want a certificate before any crew uses the freight elevator.',
  ).optional(),
  latitude,
  longitude,
  metaTitle: pageTitle,
  metaDescription: pageDescription,
  draft: option('true hides it from the public site: it has no page, and the menus, map and form leave it out'),
})

export type AreaEntry = z.infer<typeof areaSchema>
