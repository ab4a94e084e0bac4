import type { ReactNode } from 'react'
import { Consent } from '../components/messages/Consent.tsx'
import { Notices, pickNotices } from '../components/messages/Notices.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import type { PageProps } from '../page-props.ts'
import { partMarkers } from './part-markers.ts'

interface DocumentProps extends PageProps {
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** Everything around a page's body: head, header, footer, toast region and icons. */
export function Document({ header, footer, children, ...page }: DocumentProps) {
  const { texts } = page.site
  const notices = pickNotices(page.site.notices, page.path)
  return (
    <html lang={page.site.language} dir={page.site.direction}>
      <DocumentHead {...page} hasNotices={notices.length > 0} />
      <body>
        <a className="skip-link button button--filled" href="#main">
          {texts.skipLink}
        </a>
        {page.assets.analytics?.asks && page.body.kind !== 'privacy' && <Consent texts={texts.consent} place="band" />}
        {notices.length > 0 && <Notices notices={notices} texts={texts.notices} />}
        {header}
        <main id="main">{children}</main>
        {footer}
        <div className="toasts" role="status" aria-live="polite" aria-label={texts.notifications} />
        <svg className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: partMarkers.sprite }} />
      </body>
    </html>
  )
}
