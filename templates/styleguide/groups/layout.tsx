import { Section } from '../../components/text/Section.tsx'
import { MoreLink } from '../../components/actions/MoreLink.tsx'
import type { MakeGroup } from '../specimen.ts'

const layoutFile = 'templates/styles/layout.css'

export const makeLayout: MakeGroup = ({ body }) => {
  const { areas, services } = body.bodies.home.texts
  return {
    id: 'layout',
    heading: 'Layout',
    text: 'Containers are 1200 pixels wide, grids share one gap, and sections share one rhythm. On narrow screens, columns become one.',
    specimens: [
      {
        name: 'Grid',
        files: [layoutFile],
        place: 'below',
        content: (
          <div className="guide-rows">
            <Tiles className="grid" count={2} />
            <Tiles className="grid grid--3" count={3} />
            <Tiles className="grid grid--4" count={4} />
          </div>
        ),
      },
      {
        name: 'Split',
        files: [layoutFile],
        note: 'Two columns with different kinds of content.',
        place: 'below',
        content: (
          <div className="guide-rows">
            <Tiles className="split" count={2} />
            <Tiles className="split split--start" count={2} />
            <Tiles className="split split--end" count={2} />
          </div>
        ),
      },
      {
        name: 'Stack',
        files: [layoutFile],
        note: 'Parts of a page, one below another.',
        content: <Tiles className="stack" count={2} />,
      },
      {
        files: ['templates/components/text/Section.tsx'],
        note: 'Plain and tinted by turns.',
        place: 'bleed',
        content: (
          <>
            <Section {...services}>
              <Tiles className="grid grid--3" count={3} />
            </Section>
            <Section {...areas} action={<MoreLink href="/service-areas">{areas.link}</MoreLink>}>
              <Tiles className="grid grid--3" count={3} />
            </Section>
          </>
        ),
      },
    ],
  }
}

interface TilesProps {
  readonly className: string
  readonly count: number
}

function Tiles({ className, count }: TilesProps) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="guide-tile">
          {index === 0 && `.${className.replaceAll(' ', ' .')}`}
        </div>
      ))}
    </div>
  )
}
