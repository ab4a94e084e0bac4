/** Building blocks for content schemas, with descriptions for editors and diagnostics. */
import * as z from 'zod'
import { firstYear, suggestDays, suggestLastDay } from './kinds/day.ts'
import {
  dropImagesFolder,
  explainImagePath,
  imagePathPattern,
  renameImage,
  suggestImagePath,
} from './kinds/image-path.ts'
import { suggestLatitudes, suggestLongitudes, suggestWholeNumbers } from './kinds/numbers.ts'
import { otherAddress } from './kinds/web.ts'
import { buildSlug } from './slug.ts'
import { suggestions, type TextForm } from './suggestions.ts'

/** A file name that becomes part of a URL, such as `office-cleaning-tips`. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** An id for a URL, or for a value that a form sends. */
export const idForm: TextForm = {
  pattern: idPattern,
  demand: 'must be lowercase letters, digits and hyphens, such as office-cleaning',
  suggest: (typed) => [buildSlug(typed)],
}

/** Non-empty text. A plain number needs quotes. */
export const text = z.string().trim().min(1)

/** Adds a description for editors and an example. */
export const explained = <Schema extends z.ZodType>(schema: Schema, description: string, example: unknown) =>
  schema.meta({ description, examples: [example] })

export const words = (description: string, example: string) => explained(text, description, example)

/** Makes any white space one space, because non-breaking spaces look the same. */
export const plainSpaces = (typed: string) => typed.replaceAll(/\s+/g, ' ')

/** A name that other files repeat. */
export const name = text.overwrite(plainSpaces)

/** Text added after the first sites. It's the default in files without the key. */
export const laterWords = (description: string, usual: string) => words(description, usual).default(usual)

export const formed = (
  { pattern, demand, suggest, lead }: TextForm,
  description: string,
  example: string,
  base = text,
) => explained(base.regex(pattern, demand).register(suggestions, { suggest, lead }), description, example)

/** An address on another site. If it isn't even a URL, only that is reported. */
export const otherUrl = z
  .url({ protocol: /^https$/, abort: true })
  .regex(otherAddress.pattern, otherAddress.demand)
  .register(suggestions, { suggest: otherAddress.suggest })

/** `true` or absent, unless the description says otherwise. */
export const option = (description: string, example = true) => explained(z.boolean().optional(), description, example)

export const wholeNumber = (description: string, example: number) =>
  explained(z.number().int().register(suggestions, { suggest: suggestWholeNumbers }), description, example)

export const texts = (atLeast: number, description: string, example: readonly string[]) =>
  explained(z.array(text).min(atLeast), description, example)

/** Half as much for Chinese, Japanese and Korean, where a character says as much as two. */
export const leastLength = (typed: string, least: number) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(typed) ? least / 2 : least

/** Text with a minimum length. */
export const textFrom = (minimum: number) =>
  text.check(
    new z.core.$ZodCheckMinLength({
      check: 'min_length',
      minimum,
      when: ({ value }) => typeof value === 'string' && value.length < leastLength(value, minimum),
    }),
  )

/** An object with fixed keys. */
export const group = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description)

/** A list, as a whole file or the value of a key. */
export const listOf = <Item extends z.ZodType>(description: string, item: Item) => z.array(item).describe(description)

/** One value or a list. */
export const oneOrMore = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.array(schema).min(1)])

export const pageTitle = explained(
  textFrom(10).max(70),
  'Title for the browser tab and search results, 10 to 70 characters',
  'Office Cleaning in Metro Detroit',
)

export const pageDescription = explained(
  textFrom(50).max(170),
  'Description for search results, 50 to 170 characters',
  'Office cleaning for Metro Detroit suites and towers, on a written plan. Free estimate.',
)

/** A path in `content/images`, such as `services/office.webp`. */
export const imageName = text
  .regex(imagePathPattern, { error: explainImagePath })
  .overwrite(dropImagesFolder)
  .register(suggestions, { suggest: suggestImagePath, lead: renameImage })

export const imagePath = (example: string, description = 'Path of an image in content/images') =>
  explained(imageName, description, example)

export const imageAlt = (example: string, more = '') =>
  explained(z.string().trim(), `Alt text: what the image shows, for people who can't see it${more}`, example)

/** A calendar day. Kept as a string, so that no time zone can shift it. */
export const day = explained(
  z.iso
    .date()
    .refine((typed) => Number(typed.slice(0, 4)) >= firstYear, `must be a date in ${firstYear} or later`)
    .register(suggestions, { suggest: suggestDays }),
  'A date as YYYY-MM-DD',
  '2026-03-04',
)

/** The last day of a range that starts at the key `from`. */
export const lastDay = explained(day, 'The last date as YYYY-MM-DD', '2026-03-06').register(suggestions, {
  suggest: suggestLastDay,
})

export const order = wholeNumber(
  'Position in lists, from 1; if two have the same number, they are sorted by name',
  3,
).min(1)

export const latitudeFrom = (min: number, max: number) =>
  explained(
    z.number().min(min).max(max).register(suggestions, { suggest: suggestLatitudes }),
    'Degrees north, such as 42.3314',
    42.3314,
  )

export const longitudeFrom = (min: number, max: number) =>
  explained(
    z.number().min(min).max(max).register(suggestions, { suggest: suggestLongitudes }),
    'Degrees east; west is negative, such as -83.0458',
    -83.0458,
  )

export const latitude = latitudeFrom(-90, 90)
export const longitude = longitudeFrom(-180, 180)

/** A list within the limits that the design supports. */
export const between = <T extends z.ZodType>(least: number, most: number, item: T) => z.array(item).min(least).max(most)
