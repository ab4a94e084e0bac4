import type { ComponentType } from 'react'
import { Document } from './Document.tsx'
import type { PageProps } from './page-props.ts'
import { pages } from './pages/index.ts'

/** A complete document; the kind of its body picks the component. */
export function Page(props: PageProps) {
  const Body = pages[props.body.kind] as ComponentType<PageProps>
  return (
    <Document {...props}>
      <Body {...props} />
    </Document>
  )
}
