import * as z from 'zod'
import { listOf, text } from '../fields.ts'
import { strangers } from '../suggestions.ts'

/** A URL path such as `/blog/old-name`, which must also work as a file name. */
export const addressPattern = /^\/[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/

/** The same, plus the home page and an optional anchor. */
const targetPattern = /^\/([\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*)?(#[^\s#?"<>\\^`{|}]+)?$/

const redirect = z.strictObject({
  from: text
    .meta({ pattern: addressPattern.source, examples: ['/blog/old-name'] })
    .describe('The old address, from the / on, such as /blog/old-name: no .html, no slash at the end'),
  to: text
    .meta({ pattern: targetPattern.source, examples: ['/blog/new-name', '/faq#billing'] })
    .describe(
      "The page that replaces it, such as /blog/new-name, optionally with a section after #. It must be on this site: a redirect can't lead to another site",
    ),
})

/** As other systems list them: `/old -> /new 301`, `/old,/new`, `/old: /new` or, without its new address, `/old:`. */
const pairOfPaths = /^(\/[^\s,;:]*)(?:(?:\s*(?:[,;:]|[-=]>|→)\s*|\s+)((?:\/|https?:)[^\s,;]*)|:\s*$)/

strangers.add(redirect, {
  readWords: (words) => {
    const [, from, to = '/blog/new-name'] = pairOfPaths.exec(words) ?? []
    return from === undefined ? undefined : { entries: [`{ from: ${from}, to: ${to} }`] }
  },
})

/** The patterns are for editors. `check-redirects.ts` reports what is wrong with a path. */
export const redirectsSchema = listOf('Old addresses, and the pages that replace them: a list.', redirect)

export type Redirect = z.infer<typeof redirectsSchema>[number]

export function isTarget(to: string): boolean {
  return targetPattern.test(to)
}
