/** Building blocks of what authors may write, with the words that explain them in an editor and in a report. */
import { z } from 'zod'

/** `office-cleaning-tips`: the name of a file, and so a part of an address. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Text that is not empty; a lone number must stand in quotes. */
export const text = z.string().trim().min(1)

/** Markdown; `collections.ts` lists where it stands, so that it becomes HTML. */
export const markdown = text.meta({ description: 'Text in Markdown' })

export const pageTitle = text
  .min(10)
  .max(70)
  .describe('Title for the browser tab and search results, 10 to 70 characters')

export const pageDescription = text.min(50).max(170).describe('Description for search results, 50 to 170 characters')

export const imagePath = text
  .regex(/^[a-z0-9]+([-/][a-z0-9]+)*\.(webp|png|jpe?g|avif|svg)$/, { error: explainImagePath })
  .describe('Path of a picture under content/images')

export const imageAlt = z
  .string()
  .trim()
  .describe('What the picture shows, for those who cannot see it; empty only for decoration')

/** A calendar day. It stays text, so that no time zone can shift it. */
export const day = z.iso.date().describe('A day as YYYY-MM-DD')

export const order = z.number().int().min(1).describe('Place in lists, from 1')

/** The values of `items`, exactly `count` of them. */
export const exactly = <T extends z.ZodType>(item: T, count: number) => z.array(item).length(count)

function explainImagePath({ input }: { readonly input?: unknown }): string {
  const ending = /\.(\w+)$/.exec(String(input))?.[1]?.toLowerCase()
  // What phones and scanners give, and no browser shows.
  if (ending === 'heic' || ending === 'heif') return 'must not be a HEIC photo (export it as JPEG)'
  if (ending !== undefined && !/^(webp|png|jpe?g|avif|svg)$/.test(ending))
    return 'must be a picture in JPEG, PNG, WebP, AVIF or SVG, with that ending'
  return 'must be a path under content/images in small letters, digits and hyphens, such as `services/office.webp`'
}
