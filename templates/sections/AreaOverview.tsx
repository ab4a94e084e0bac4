import { LinkGrid } from '../components/LinkGrid.tsx'
import { MoreLink } from '../components/MoreLink.tsx'
import { SectionHead } from '../components/SectionHead.tsx'
import type { HomeProps } from '../page-props.ts'
import { AreaMap } from './AreaMap.tsx'

interface AreaOverviewProps {
  readonly id: string
  readonly texts: HomeProps['texts']['areas']
  readonly areas: HomeProps['areas']
  readonly center?: HomeProps['center']
}

/** The cities on a map and, for everybody who does not see it, as a list. */
export function AreaOverview({ id, texts, areas, center }: AreaOverviewProps) {
  return (
    <section id={id} className="section section--tint">
      <div className="container split area-overview">
        <div>
          <SectionHead heading={texts.heading} text={texts.text} />
          <LinkGrid links={areas} />
          <MoreLink href="/service-areas">{texts.link}</MoreLink>
        </div>
        <AreaMap areas={areas} center={center} />
      </div>
    </section>
  )
}
