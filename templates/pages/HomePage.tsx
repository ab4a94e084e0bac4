import { Button } from '../components/actions/Button.tsx'
import { FactStrip } from '../components/cards/FactStrip.tsx'
import { MoreLink } from '../components/actions/MoreLink.tsx'
import { Owner } from '../components/cards/Owner.tsx'
import { SampleSheet } from '../components/cards/SampleSheet.tsx'
import { SectionHead } from '../components/text/SectionHead.tsx'
import type { PageOf } from '../page-props.ts'
import { sections } from '../section-ids.ts'
import { AreaOverview } from '../sections/areas/AreaOverview.tsx'
import { BeforeAfter } from '../sections/trust/BeforeAfter.tsx'
import { CallToAction } from '../sections/frame/CallToAction.tsx'
import { Hero } from '../sections/frame/Hero.tsx'
import { QuestionGroup } from '../sections/QuestionGroup.tsx'
import { TestimonialBand } from '../sections/trust/TestimonialBand.tsx'
import { ServiceGrid } from '../sections/services/ServiceGrid.tsx'
import { Steps } from '../sections/Steps.tsx'
import { WhyUs } from '../sections/trust/WhyUs.tsx'

const ids = sections.home

/** `/` */
export function HomePage({ site, body }: PageOf<'home'>) {
  const { texts } = body
  const { company } = site
  return (
    <>
      <Hero
        home
        heading={texts.hero.heading}
        text={texts.hero.text}
        picture={body.hero}
        actions={
          <>
            <Button href="/contact" large>
              {texts.hero.quote}
            </Button>
            <Button href={company.phoneHref} look="quiet" icon="phone" large>
              {texts.hero.call}
            </Button>
          </>
        }
        strip={<FactStrip facts={texts.badges} compact />}
      />
      {body.services.length > 0 && <ServiceGrid id={ids.services} intro={texts.services} services={body.services} />}
      {texts.beforeAfter && body.beforeAfter && (
        <BeforeAfter id={ids.beforeAfter} texts={texts.beforeAfter} pictures={body.beforeAfter} />
      )}
      <section id={ids.steps} className="section">
        <div className={texts.steps.sheet ? 'container split' : 'container'}>
          <div>
            <SectionHead heading={texts.steps.heading} text={texts.steps.text} />
            <Steps items={texts.steps.items} isWide={!texts.steps.sheet} />
          </div>
          {texts.steps.sheet && <SampleSheet sheet={texts.steps.sheet} stamp={site.texts.sampleStamp} />}
        </div>
      </section>
      <TestimonialBand
        id={ids.testimonials}
        intro={texts.testimonials}
        testimonials={body.testimonials}
        stars={site.texts.stars}
      />
      <WhyUs id={ids.why} texts={texts.why} pictures={body.why} stamp={site.texts.sampleStamp} />
      {body.owner && (
        <section className="section">
          <div className="container">
            <h2 className="visually-hidden">{body.owner.role}</h2>
            <Owner owner={body.owner} since={site.texts.since} />
          </div>
        </section>
      )}
      {site.areas.length > 0 && <AreaOverview id={ids.areas} texts={texts.areas} map={body.map} links={site.areas} />}
      {body.questions.length > 0 && (
        <section id={ids.faq} className="section">
          <div className="container split split--start">
            <SectionHead
              heading={texts.faq.heading}
              text={texts.faq.text}
              action={<MoreLink href="/faq">{texts.faq.link}</MoreLink>}
            />
            <QuestionGroup questions={body.questions} />
          </div>
        </section>
      )}
      <CallToAction id={ids.quote} texts={texts.callToAction} company={company} call={site.texts.call} />
    </>
  )
}
