import { Breadcrumbs } from '../components/navigation/Breadcrumbs.tsx'
import { Button } from '../components/actions/Button.tsx'
import { FactStrip } from '../components/cards/FactStrip.tsx'
import { Prose } from '../components/prose/Prose.tsx'
import { UnpublishedBand } from '../components/messages/UnpublishedBand.tsx'
import { Section } from '../components/text/Section.tsx'
import { TickList } from '../components/text/TickList.tsx'
import { listHours } from '../list-hours.ts'
import type { PageOf } from '../page-props.ts'
import { sections } from '../section-ids.ts'
import { AreaOverview } from '../sections/areas/AreaOverview.tsx'
import { CallToAction } from '../sections/frame/CallToAction.tsx'
import { Features } from '../sections/Features.tsx'
import { Hero } from '../sections/frame/Hero.tsx'
import { ServiceGroups } from '../sections/services/ServiceGroups.tsx'

const ids = sections.area

/** `/service-areas/{id}` */
export function AreaPage({ site, breadcrumbs, body }: PageOf<'area'>) {
  const { texts } = body
  const { company } = site
  return (
    <>
      {body.notice && <UnpublishedBand text={body.notice.text} />}
      <Hero
        breadcrumbs={<Breadcrumbs label={site.texts.breadcrumbs.label} links={breadcrumbs} />}
        heading={texts.hero.heading}
        text={
          <>
            <p>{body.description}</p>
            {texts.hero.text && <p>{texts.hero.text}</p>}
          </>
        }
        picture={body.picture}
        actions={
          <>
            <Button href={body.quoteHref} large>
              {texts.hero.quote}
            </Button>
            <Button href={company.phoneHref} look="quiet" icon="phone" large>
              {texts.hero.call}
            </Button>
          </>
        }
        strip={
          <FactStrip
            heading={texts.strip.label}
            facts={[
              { icon: 'phone', title: texts.strip.phone, text: company.phone, href: company.phoneHref },
              { icon: 'mail', title: texts.strip.email, text: company.email, href: company.emailHref },
              { icon: 'clock', title: texts.strip.hours, text: listHours(company, site.texts.hours) },
            ]}
          />
        }
      />
      {body.groups.length > 0 && <ServiceGroups id={ids.groups} intro={texts.groups} groups={body.groups} />}
      <Section id={ids.local} heading={texts.local.heading} text={texts.local.text}>
        <div className="split split--end">
          <Prose text={body.text} />
          <TickList items={body.features} columns />
        </div>
      </Section>
      <Section id={ids.additional} heading={texts.additional.heading} text={texts.additional.text}>
        <TickList items={texts.additional.items} columns />
      </Section>
      <Section id={ids.trust} heading={texts.trust.heading} text={texts.trust.text}>
        <Features items={texts.trust.items} cards />
      </Section>
      {body.nearby.length > 0 && (
        <AreaOverview id={ids.nearby} texts={texts.nearby} map={body.map} links={body.nearby} />
      )}
      <CallToAction
        id={ids.quote}
        texts={texts.callToAction}
        company={company}
        call={site.texts.call}
        href={body.quoteHref}
      />
    </>
  )
}
