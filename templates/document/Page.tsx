import type { ComponentType, ReactNode } from 'react'
import { CompanyContext } from '../components/text/Words.tsx'
import { Document } from './Document.tsx'
import type { PageProps } from '../page-props.ts'
import { pages } from '../pages/index.ts'

interface PageElementProps {
  readonly page: PageProps
  readonly header: ReactNode
  readonly footer: ReactNode
}

/** A complete document; `kind` picks the component for its body. */
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
