/** Parts shared by several content files. Each is checked against the type that the templates expect. */
import * as z from 'zod'
import { iconNames } from '../../client/ui/icons.ts'
import type {
  CallToActionTexts,
  IconText,
  Intro,
  MetaTexts,
  RoomPoint,
  SheetTexts,
  TitledText,
} from '../../templates/texts.ts'
import {
  between,
  explained,
  group,
  imageAlt,
  imagePath,
  pageDescription,
  pageTitle,
  texts,
  wholeNumber,
  words,
} from './fields.ts'
import { refuse } from './suggestions.ts'

export const meta = group('What search results and the browser tab show', {
  title: pageTitle,
  description: pageDescription,
}) satisfies z.ZodType<MetaTexts>

export const titledText = group('A title and a text', {
  title: words('A few words', 'Licensed and insured'),
  text: words('One or two sentences', 'Certificates before the first visit.'),
}) satisfies z.ZodType<TitledText>

const subheading = words('A sentence or two under the heading', 'You know the price before we start.').optional()

/** A heading with text under it. */
export const intro = (description: string, heading: string) =>
  group(description, { heading: words('Section heading', heading), text: subheading }) satisfies z.ZodType<Intro>

/** A section with more than a heading and text. */
export const section = <Shape extends z.core.$ZodLooseShape>(description: string, heading: string, shape: Shape) =>
  intro(description, heading).extend(shape).describe(description)

/** The top of a page, with the page's own heading. */
export const pageTop = <Shape extends z.core.$ZodLooseShape>(description: string, heading: string, shape: Shape) =>
  section(description, heading, { heading: words('Page heading', heading), ...shape })

export const iconText = titledText
  .extend({ icon: explained(z.enum(iconNames), 'Name of the icon', 'shield-check') })
  .describe('An icon, a title and a text') satisfies z.ZodType<IconText>

export const callToAction = group('The call to action at the end of the page', {
  heading: words('Block heading', 'Show us the room that bothers you'),
  text: words('One or two sentences', 'We walk the building and give you a price.'),
  button: words('Button text', 'Get Your Free Quote'),
}) satisfies z.ZodType<CallToActionTexts>

export const picture = (path: string, alt: string) =>
  group('An image', { image: imagePath(path), imageAlt: imageAlt(alt, '; empty only for decoration') })

/** A point in a service's image that opens a short fact. */
const roomPoint = titledText
  .extend({
    x: wholeNumber('How far from the left, from 1 to 12', 4).min(1).max(12),
    y: wholeNumber('How far from the top, from 1 to 9', 6).min(1).max(9),
  })
  .describe('A numbered point in the image that opens a short fact') satisfies z.ZodType<RoomPoint>

/** Points one grid square apart would overlap on a phone, where each is as large as a fingertip. */
export const roomPoints = between(0, 5, roomPoint)
  .default([])
  .superRefine((points, context) => {
    for (const [index, { x, y }] of points.entries()) {
      const other = points.slice(0, index).find((point) => Math.max(Math.abs(point.x - x), Math.abs(point.y - y)) < 2)
      if (!other) continue
      const message = `is too close to the point "${other.title}": on a phone, one would cover the other`
      const hint = "change `x` or `y` so that it differs from the other point's by 2 or more."
      refuse(context, [index], message, hint)
    }
  })

const row = group('A row of the table', {
  name: words('What the row is about, in the first column', 'Lobby'),
  cells: texts(1, 'The other cells of the row', ['No salt line at the mats', 'Pass']),
})

/** A document that clients get, shown as a sheet stamped `Sample`. */
export const sheet = group('A document that clients get, shown as a table', {
  title: words('Document title', 'Inspection sheet'),
  about: words('What the document covers, and when', 'Law office, second floor. Thursday, 6:40 a.m.'),
  columns: texts(2, 'Column headings', ['Room', 'What we checked', 'Result']),
  rows: between(1, 12, row).describe('Rows of the table'),
  note: words('A line under the table', 'One miss, redone the same night at no charge.').optional(),
}).superRefine(({ columns, rows }, context) => {
  for (const [index, { cells }] of rows.entries())
    if (cells.length !== columns.length - 1)
      refuse(
        context,
        ['rows', index, 'cells'],
        `has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, but the table has ${columns.length - 1} columns after the first`,
        `write a cell for each column (${columns.slice(1).join(', ')}); use \`–\` for an empty one.`,
      )
}) satisfies z.ZodType<SheetTexts>

/** The link to the form at the top of a page. */
export const quoteLink = words('Text for the link to the form', 'Get Your Free Quote')
