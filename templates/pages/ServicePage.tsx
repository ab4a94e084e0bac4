import type { IconName } from '../../client/ui/icons.ts'
import { Breadcrumbs } from '../components/navigation/Breadcrumbs.tsx'
import { Button } from '../components/actions/Button.tsx'
import { FactStrip } from '../components/cards/FactStrip.tsx'
import { SampleSheet } from '../components/cards/SampleSheet.tsx'
import { LinkGrid } from '../components/navigation/LinkGrid.tsx'
import { MoreLink } from '../components/actions/MoreLink.tsx'
import { UnpublishedBand } from '../components/messages/UnpublishedBand.tsx'
import { Section } from '../components/text/Section.tsx'
import { fillText } from '../../client/ui/fill-text.ts'
import { listHours } from '../list-hours.ts'
import type { PageOf } from '../page-props.ts'
import type { SiteProps } from '../props.ts'
import { sections } from '../section-ids.ts'
import { Estimate } from '../sections/contact/Estimate.tsx'
import { CallToAction } from '../sections/frame/CallToAction.tsx'
import { Features } from '../sections/Features.tsx'
import { Hero } from '../sections/frame/Hero.tsx'
import { OtherServices } from '../sections/services/OtherServices.tsx'
import { Room } from '../sections/services/Room.tsx'
import { ScopeLists } from '../sections/services/ScopeLists.tsx'

const ids = sections.service

/** `/services/{id}` */
export function ServicePage({ site, breadcrumbs, body }: PageOf<'service'>) {
  const { texts } = body
  const { company } = site
  return (
    <>
      {body.notice && <UnpublishedBand text={body.notice.text} />}
      <Hero
        breadcrumbs={<Breadcrumbs label={site.texts.breadcrumbs.label} links={breadcrumbs} />}
        heading={body.title}
        text={body.description}
        media={<Room picture={body.picture} points={body.points} />}
        actions={
          <>
            <Button href={body.quoteHref} large>
              {texts.quote}
            </Button>
            <Button href={company.phoneHref} look="quiet" icon="phone" large>
              {fillText(site.texts.call, { phone: company.phone })}
            </Button>
          </>
        }
        strip={<FactStrip heading={site.texts.facts.heading} facts={listFacts(site)} />}
      />
      <ScopeLists
        id={ids.scope}
        intro={body.intro}
        lists={[
          { intro: texts.standard, items: body.standard },
          { intro: texts.specialized, items: body.specialized },
        ]}
      />
      {body.sheets.length > 0 && (
        <Section id={ids.sheets} heading={texts.sheets.heading} text={texts.sheets.text}>
          <div className="split">
            {body.sheets.map((sheet) => (
              <SampleSheet key={sheet.title} sheet={sheet} stamp={site.texts.sampleStamp} />
            ))}
          </div>
        </Section>
      )}
      <Section id={ids.reasons} heading={texts.reasons.heading} text={texts.reasons.text}>
        <Features items={body.reasons} cards />
      </Section>
      {body.estimate && <Estimate id={ids.estimate} estimate={body.estimate} />}
      {site.areas.length > 0 && (
        <Section
          id={ids.areas}
          heading={texts.areas.heading}
          text={texts.areas.text}
          action={<MoreLink href="/service-areas">{texts.areas.link}</MoreLink>}
        >
          <LinkGrid links={site.areas} />
        </Section>
      )}
      {body.others.length > 0 && <OtherServices id={ids.others} intro={texts.others} services={body.others} />}
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

function listFacts({ texts: { facts, hours }, company }: SiteProps) {
  return [
    { icon: 'clock', title: facts.hours, text: listHours(company, hours) },
    { icon: 'phone', title: facts.phone, text: company.phone, href: company.phoneHref },
    ...listFact('shield-check', facts.insurance, facts.insuranceText),
    ...listFact('clipboard-check', facts.estimate, facts.estimateText),
  ] as const
}

/** Not every company has insurance, or gives free estimates. */
function listFact(icon: IconName, title?: string, text?: string) {
  return title && text ? [{ icon, title, text }] : []
}
