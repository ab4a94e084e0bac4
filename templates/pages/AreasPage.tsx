import { AreaCard } from '../components/cards/AreaCard.tsx'
import { Breadcrumbs } from '../components/navigation/Breadcrumbs.tsx'
import { Button } from '../components/actions/Button.tsx'
import { Section } from '../components/text/Section.tsx'
import type { PageOf } from '../page-props.ts'
import { sections } from '../section-ids.ts'
import { AreaMap } from '../sections/areas/AreaMap.tsx'
import { CallToAction } from '../sections/frame/CallToAction.tsx'
import { Hero } from '../sections/frame/Hero.tsx'

const ids = sections.areas

/** `/service-areas` */
export function AreasPage({ site, breadcrumbs, body }: PageOf<'areas'>) {
  const { texts } = body
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs label={site.texts.breadcrumbs.label} links={breadcrumbs} />}
        heading={texts.hero.heading}
        text={texts.hero.text}
        actions={
          <Button href="/contact" large>
            {texts.hero.quote}
          </Button>
        }
        media={<AreaMap map={body.map} className="hero__picture" first />}
      />
      <Section id={ids.list} heading={texts.list.heading} text={texts.list.text}>
        <div className="grid grid--3 area-cards">
          {body.areas.map((area) => (
            <AreaCard key={area.id} area={area} texts={texts} />
          ))}
          <CallToAction id={ids.quote} texts={texts.callToAction} company={site.company} call={site.texts.call} cell />
        </div>
      </Section>
    </>
  )
}
