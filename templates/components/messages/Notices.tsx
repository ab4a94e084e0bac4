import { Icon } from '../../../client/ui/Icon.tsx'
import { fillText } from '../../../client/ui/fill-text.ts'
import type { NoticeProps } from '../../props.ts'
import type { NoticeTexts } from '../../texts.ts'

interface NoticesProps {
  readonly notices: readonly NoticeProps[]
  readonly texts: NoticeTexts
}

const icons = { info: 'info', urgent: 'circle-alert' } as const

/** The notices for a page, including those for all pages. */
export function pickNotices(notices: readonly NoticeProps[], path: string): readonly NoticeProps[] {
  return notices.filter(({ pages }) => pages === undefined || pages.includes(path))
}

/**
 * Notices above the header, stacked so that none hides another. Each is an open `details` that is hidden once it's closed: its
 * `summary` closes it without JavaScript for as long as the page is open. `client/notices.ts` keeps it closed for the rest of the
 * visit.
 */
export function Notices({ notices, texts }: NoticesProps) {
  return (
    <aside className="notices" aria-label={texts.label}>
      {notices.map(({ id, kind, html, href, upcoming }) => (
        <details key={id} id={id} className={`notices__item notices__item--${kind}`} open>
          <summary className="notices__close">
            <Icon name="x" />
            <span className="visually-hidden">{texts.close}</span>
          </summary>
          <div className="notices__body">
            <Icon name={icons[kind]} />
            <p>
              <span className="visually-hidden">{texts[kind]} </span>
              {upcoming && `${fillText(texts.upcoming, { date: upcoming.text })} `}
              <Text href={href} html={html} />
            </p>
          </div>
        </details>
      ))}
    </aside>
  )
}

function Text({ href, html }: Pick<NoticeProps, 'href' | 'html'>) {
  const words = <span dangerouslySetInnerHTML={{ __html: html }} />
  return href === undefined ? words : <a href={href}>{words}</a>
}
