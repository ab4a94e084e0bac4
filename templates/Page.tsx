import type { ComponentType, ReactNode } from 'react'
import { CompanyContext } from './components/text/Words.tsx'
import { Document } from './Document.tsx'
import type { PageProps } from './page-props.ts'
import { pages } from './pages/index.ts'

interface PageElementProps {
  readonly page: PageProps
  readonly header: ReactNode
  readonly footer: ReactNode
}

/** A complete document; the kind of its body picks the component. */
export function Page({ page, header, footer }: PageElementProps) {
  const Body = pages[page.body.kind] as ComponentType<PageProps>
  return (
    <Document {...page} header={header} footer={footer}>
      <CompanyContext value={page.site.company}>
        <Body {...page} />
      </CompanyContext>
    </Document>
  )
}
