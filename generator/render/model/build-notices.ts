import type { FileData } from '../../schema/collections.ts'
import type { PublicationOptions } from '../../schema/publication.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import { formatLongDate } from '../../schema/site/long-dates.ts'
import type { Entry } from '../../content/validate/entry.ts'
import type { NoticeProps } from '../../../templates/props.ts'

/** The day's notices, urgent ones first. Authors also see upcoming ones. */
export function buildNotices(
  entry: Entry<FileData<'notices'>> | undefined,
  { today, audience }: PublicationOptions,
  language: string,
): NoticeProps[] {
  const notices = (entry?.data ?? []).flatMap((notice, index): NoticeProps[] => {
    const { text, from, until, kind = 'info', link, pages } = notice
    const isUpcoming = from > today
    if (until < today || (isUpcoming && audience === 'public')) return []
    const html = entry?.markdown.get(`${index}.text`)?.readHtml() ?? ''
    return [
      {
        id: `notice-${shortHash(JSON.stringify([text, from]))}`,
        kind,
        // `check-notices.ts` only allows one paragraph.
        html: html.replace(/^<p>|<\/p>$/g, ''),
        href: link,
        pages: Array.isArray(pages) ? pages : undefined,
        upcoming: isUpcoming ? { iso: from, text: formatLongDate(from, language) } : undefined,
      },
    ]
  })
  return ['urgent', 'info'].flatMap((kind) => notices.filter((notice) => notice.kind === kind))
}
