import type { SiteProps } from '../../props.ts'
import { PhoneBar } from './PhoneBar.tsx'
import { SiteFooter } from './SiteFooter.tsx'

interface SiteEndProps {
  readonly site: SiteProps
  readonly hasBar: boolean
}

/** Everything after `main`, on every page. */
export function SiteEnd({ site, hasBar }: SiteEndProps) {
  return (
    <>
      <SiteFooter site={site} />
      {hasBar && <PhoneBar site={site} />}
    </>
  )
}
