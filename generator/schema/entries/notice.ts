import { refuseReversed } from '../kinds/day.ts'
import * as z from 'zod'
import { day, explained, formed, group, lastDay, listOf, text, words } from '../fields.ts'
import { refuse, type TextForm } from '../suggestions.ts'

/** Notices must be short: visitors read them in passing, above everything else. */
const mostCharacters = 200

/** Markdown at the start of a line that makes it a heading, list or other block. */
const blockStart = /^(?:#{1,6}|[-+*]|\d{1,9}[.)])(?=\s|$)|^(?:>|```|~~~|<|\[[^\]]*\]:|(?:[-_*]\s*){3,}$)/

const line = text
  .max(mostCharacters)
  .regex(/^[^\n\r]*$/, 'has more than one line')
  .superRefine((typed, context) => {
    const [start] = blockStart.exec(typed) ?? []
    if (start !== undefined)
      refuse(context, [], `begins with \`${start}\`, which has a special meaning in Markdown`, 'begin it with a word.')
    const hint = 'delete the image, or link to a page that shows it.'
    if (/!\[[^\]]*\]\(/.test(typed)) refuse(context, [], "contains an image, but notices can't show images", hint)
  })

/** `check-notices.ts` reports unknown pages. */
const page: TextForm = {
  pattern: /^\//,
  demand: 'must be the address of a page, such as /contact (for all pages, write `pages: all`)',
  suggest(typed) {
    if (/^(?:all|any|every|site)/i.test(typed)) return []
    if (/^home/i.test(typed)) return ['/']
    return [
      `/${typed
        .replace(/^https?:\/\/[^/]*/i, '')
        .replace(/^\/+/, '')
        .toLowerCase()}`,
    ]
  },
}

export const noticesSchema = listOf(
  'Notices above the header: a list. Each appears in builds from its first day to its last, so build the site every day.',
  group('A banner above the header, for a few days', {
    text: explained(
      line,
      'What visitors should know: one line of Markdown, as short as possible',
      'Our office is closed on Thanksgiving Day. Cleaning goes on as planned.',
    ),
    from: explained(day, 'The first day it is shown', '2026-11-23'),
    until: explained(lastDay, 'The last day it is shown', '2026-11-27'),
    kind: explained(z.enum(['info', 'urgent']), 'urgent stands out; info by default', 'info').optional(),
    link: words(
      'Where the whole text links to, such as /contact. Leave it out if the text has its own link',
      '/contact',
    ).optional(),
    pages: explained(
      z.union([z.enum(['all']), z.array(formed(page, 'Address of a page', '/contact')).min(1)]),
      'The pages that show it: a list of addresses; all pages by default',
      ['/', '/contact'],
    ).optional(),
  }).superRefine(({ from, until }, context) => refuseReversed(context, from, until)),
)

export type NoticeEntry = z.infer<typeof noticesSchema>[number]
