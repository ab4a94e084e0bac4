import type { ReactNode } from 'react'
import { DocumentHead } from './DocumentHead.tsx'
import type { PageProps } from './page-props.ts'
import { SiteFooter } from './sections/SiteFooter.tsx'
import { SiteHeader } from './sections/SiteHeader.tsx'
import { spriteMarker } from './sprite-marker.ts'

interface DocumentProps extends PageProps {
  readonly children: ReactNode
}

/** Everything around a page's body: head, header, footer, the region for toasts and the icons. */
export function Document({ children, ...page }: DocumentProps) {
  const { path, site } = page
  return (
    <html lang="en">
      <DocumentHead {...page} />
      <body>
        <a className="skip-link button button--filled" href="#main">
          {site.texts.skipLink}
        </a>
        <SiteHeader path={path} site={site} />
        <main id="main">{children}</main>
        <SiteFooter site={site} />
        <div className="toasts" role="status" aria-live="polite" aria-label={site.texts.notifications} />
        <svg className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: spriteMarker }} />
      </body>
    </html>
  )
}
