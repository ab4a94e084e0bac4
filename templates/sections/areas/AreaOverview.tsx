import { LinkGrid } from '../../components/navigation/LinkGrid.tsx'
import { MoreLink } from '../../components/actions/MoreLink.tsx'
import { SectionHead } from '../../components/text/SectionHead.tsx'
import type { Link, MapProps, NearbyProps } from '../../props.ts'
import type { Intro } from '../../texts.ts'
import { AreaMap } from './AreaMap.tsx'

interface AreaOverviewProps {
  readonly id: string
  readonly texts: Intro & { readonly link: string }
  readonly map: MapProps
  /** The cities in the list; on a city's own page, its neighbors with their distances. */
  readonly links: readonly (Link | NearbyProps)[]
}

/** The cities on a map and, for everyone who doesn't see it, as a list. */
export function AreaOverview({ id, texts, map, links }: AreaOverviewProps) {
  return (
    <section id={id} className="section">
      <div className="container split area-overview">
        <div>
          <SectionHead heading={texts.heading} text={texts.text} />
          <LinkGrid links={links} />
          <MoreLink href="/service-areas">{texts.link}</MoreLink>
        </div>
        <AreaMap map={map} />
      </div>
    </section>
  )
}
