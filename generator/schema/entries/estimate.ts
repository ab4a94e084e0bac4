import * as z from 'zod'
import { type Field, fields } from '../../../client/islands/quote-form/fields.ts'
import type { EstimateTexts } from '../../../templates/texts.ts'
import { between, explained, formed, group, idForm, laterWords, texts, wholeNumber, words } from '../fields.ts'
import { findNumbers } from '../kinds/numbers.ts'
import { refuse, strangers, suggestions } from '../suggestions.ts'

/** A larger number for 1,000 square feet or meters is most likely square feet per hour. */
const mostHours = 100

const hoursPer1000 = explained(
  z
    .number()
    .min(0.01)
    .max(mostHours)
    .register(suggestions, {
      suggest: (typed) =>
        findNumbers(typed).map((number) => (number > mostHours ? Math.round(100_000 / number) / 100 : number)),
      lead: (typed) => (Number(typed) > mostHours ? `if ${typed} is square feet per hour, ` : undefined),
    }),
  'Hours of work per 1,000 square feet in one visit',
  0.3,
)

const price = (description: string, example: number) => explained(z.number().gt(0), description, example)

const hourlyPrice = group(
  "Price per hour, in the site's currency; visitors see the price of a visit. Without it, no price is shown",
  {
    from: price('Lowest price per hour', 35),
    to: price('Highest price per hour', 45),
  },
).superRefine(({ from, to }, context) => {
  if (to >= from) return
  const hint = `the two are swapped: write \`from: ${to}\` and \`to: ${from}\`.`
  refuse(context, ['to'], `can't be less than \`from\` (${from})`, hint)
})

const kind = group('A kind of building', {
  industry: formed(
    idForm,
    'The matching choice in the quote form, a service or an industry; visitors see the label of that choice',
    'office',
  ),
  hoursPer1000,
  includes: texts(1, 'What a visit covers, in a few short lines', ['Restrooms cleaned and restocked']).max(8),
  hourlyPrice: hourlyPrice.optional(),
})

strangers.add(kind, {
  hints: {
    service: 'replace it with `industry:` and one of the values in the quote form, such as `industry: office`.',
    hours: 'did you mean `hoursPer1000`?',
    price: 'did you mean `hourlyPrice`?',
  },
})

const sizeField: Field | undefined = fields.find(({ name }) => name === 'square_footage')
const mostOfSize = sizeField?.maxLength ?? 0

const size = group('A size to choose', {
  label: words('The size as visitors read it', 'Up to 5,000 sq ft').max(mostOfSize),
  squareFeet: wholeNumber('Square feet for calculating the hours, such as the middle of the range', 4000).min(1),
  value: words('Value for the quote form; the label by default', 'Up to 5,000 sq ft').max(mostOfSize).optional(),
})

/** Visits a week that each choice of the form allows. Choices less than weekly have no weekly total. */
const visitsAWeek = { daily: [5, 7], weekly: [1, 1], biweekly: undefined, monthly: undefined, custom: [2, 6] } as const

const schedule = group('How often the building is cleaned', {
  label: words('How often, as visitors read it', '5 nights'),
  frequency: explained(
    z.enum(['daily', 'weekly', 'biweekly', 'monthly', 'custom']),
    'The matching choice under "How often" in the quote form',
    'daily',
  ),
  perWeek: wholeNumber('Visits a week; required for daily, weekly and custom, and left out for biweekly and monthly', 5)
    .min(1)
    .max(7)
    .meta({ examples: [5, 1, 3] })
    .optional(),
}).superRefine(({ frequency, perWeek }, context) => {
  const limits = visitsAWeek[frequency]
  if (!limits) {
    if (perWeek === undefined) return
    refuse(context, ['perWeek'], `can't be used with \`frequency: ${frequency}\``, 'delete this line.')
  } else if (perWeek === undefined) refuse(context, ['perWeek'], 'is missing')
  else if (perWeek < limits[0] || perWeek > limits[1]) {
    const range = limits[0] === limits[1] ? limits[0] : `from ${limits[0]} to ${limits[1]}`
    const meant = ({ 1: 'weekly', 7: 'daily' } as const)[perWeek] ?? 'custom'
    const numbers = limits[0] === limits[1] ? `\`perWeek: ${limits[0]}\`` : `a number ${range}`
    const hint = `write \`frequency: ${meant}\`, or ${numbers}.`
    refuse(context, ['perWeek'], `must be ${range} for \`frequency: ${frequency}\`, but it's ${perWeek}`, hint)
  }
})

export const estimateSchema = group(
  'The estimate on the contact page and the service pages: hours per visit by kind of building, size and nights per week. The first kind, one of the middle sizes and the first number of nights are preselected.',
  {
    heading: laterWords('Block heading', 'Estimate a visit before you ask'),
    text: laterWords(
      'A sentence or two under the heading',
      'Pick a size and your nights to see how long a visit takes and what it covers.',
    ),
    link: laterWords('Link to the block, at the top of the contact page', 'Estimate a visit first'),
    kindLabel: laterWords('Label above the kinds of buildings', 'Your building'),
    kinds: between(1, 10, kind).describe('Kinds of buildings, in the order shown'),
    sizeLabel: laterWords('Label above the sizes', 'Size'),
    sizes: between(1, 6, size)
      .superRefine((sizes, context) => {
        for (const [index, { squareFeet }] of sizes.entries()) {
          const before = sizes[index - 1]?.squareFeet ?? 0
          if (squareFeet > before) continue
          const message = `must be more than ${before}, the value of the size above it`
          const hint = 'list the sizes from the smallest to the largest, each with a different number.'
          refuse(context, [index, 'squareFeet'], message, hint)
        }
      })
      .describe('Sizes, from the smallest to the largest'),
    nightsLabel: laterWords('Label above the nights per week', 'Nights a week'),
    nights: between(1, 5, schedule).describe('How often, in the order shown; each `frequency` once'),
    visitLabel: laterWords('Label for the hours per visit', 'Hours per visit'),
    weekLabel: laterWords('Label for the hours per week', 'Hours per week'),
    priceLabel: laterWords('Label for the price per visit', 'Price per visit'),
    includesLabel: laterWords('Heading above what a visit covers', 'What a visit covers'),
    note: laterWords(
      'Explanation below the figures',
      'Hours of work at our usual pace; two cleaners take half as long. We set the hours in your quote after a walk-through.',
    ),
    button: laterWords('Text on the button that leads to the quote form', 'Get a free quote for this'),
  },
) satisfies z.ZodType<EstimateTexts>

export type EstimateEntry = z.infer<typeof estimateSchema>
