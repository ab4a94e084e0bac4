import * as z from 'zod'
import { text } from './fields.ts'

/** `/blog/old-name`: an address as visitors see it, and as a file can be named. */
export const addressPattern = /^\/[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/

/** The same, the home page among them, and with a part of a page after `#`. */
const targetPattern = /^\/([\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*)?(#[^\s#?"<>\\^`{|}]+)?$/

/** The patterns serve editors; `check-redirects.ts` reports what is wrong with an address, and what to write. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: text
        .meta({ pattern: addressPattern.source, examples: ['/blog/old-name'] })
        .describe(
          'The address that was given up, from the / on, such as /blog/old-name: no .html, no slash at the end',
        ),
      to: text
        .meta({ pattern: targetPattern.source, examples: ['/blog/new-name', '/faq#billing'] })
        .describe(
          'The page that takes its place, such as /blog/new-name; a part of it may be named after #. Inside this site only: a link to this company must not lead to another site',
        ),
    }),
  )
  .describe('Addresses that were given up, and the pages that take their place: a list.')

export type Redirect = z.infer<typeof redirectsSchema>[number]

/** Whether `to` is of the form that it must have. */
export function isTarget(to: string): boolean {
  return targetPattern.test(to)
}
