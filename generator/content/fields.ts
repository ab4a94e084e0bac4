/** Building blocks of what authors may write, with the words that explain them in an editor and in a report. */
import { z } from 'zod'

/** `office-cleaning-tips`: the name of a file, and so a part of an address. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Text that is not empty; a lone number must stand in quotes. */
export const text = z.string().trim().min(1)

/** A text with the words that explain it to an editor, and one to copy. */
export const words = (description: string, example: string) => text.meta({ description, examples: [example] })

/** Markdown; `collections.ts` lists where it stands, so that it becomes HTML. */
export const markdown = text.meta({ description: 'Text in Markdown' })

export const pageTitle = text
  .min(10)
  .max(70)
  .meta({
    description: 'Title for the browser tab and search results, 10 to 70 characters',
    examples: ['Office Cleaning in Metro Detroit'],
  })

export const pageDescription = text
  .min(50)
  .max(170)
  .meta({
    description: 'Description for search results, 50 to 170 characters',
    examples: ['Office cleaning for Metro Detroit suites and towers, on a written plan. Free estimate.'],
  })

/** Capital letters are told where the name is compared with the files that are there. */
export const imagePath = text
  .regex(/^[a-z0-9]+([-/][a-z0-9]+)*\.(webp|png|jpe?g|avif|svg)$/i, { error: explainImagePath })
  .meta({ description: 'Path of a picture under content/images', examples: ['services/office.webp'] })

export const imageAlt = z
  .string()
  .trim()
  .meta({
    description: 'What the picture shows, for those who cannot see it; empty only for decoration',
    examples: ['Model of an office with three desks'],
  })

/** A calendar day. It stays text, so that no time zone can shift it. */
export const day = z.iso.date().meta({ description: 'A day as YYYY-MM-DD', examples: ['2026-03-04'] })

export const order = z
  .number()
  .int()
  .min(1)
  .meta({ description: 'Place in lists, from 1', examples: [3] })

/** The values of `items`, exactly `count` of them. */
export const exactly = <T extends z.ZodType>(item: T, count: number) => z.array(item).length(count)

function explainImagePath({ input }: { readonly input?: unknown }): string {
  const ending = /\.(\w+)$/.exec(String(input))?.[1]?.toLowerCase()
  if (/^\/?(content\/)?images\/./.test(String(input)))
    return 'must be the path below content/images, without that part, such as `services/office.webp`'
  // What phones and scanners give, and no browser shows.
  if (ending === 'heic' || ending === 'heif') return 'must not be a HEIC photo (export it as JPEG)'
  if (ending !== undefined && !/^(webp|png|jpe?g|avif|svg)$/.test(ending))
    return 'must be a picture in JPEG, PNG, WebP, AVIF or SVG, with that ending'
  return 'must be a path under content/images in small letters, digits and hyphens, such as `services/office.webp`'
}
