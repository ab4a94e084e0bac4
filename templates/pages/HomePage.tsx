import { Button } from '../components/actions/Button.tsx'
import { FactStrip } from '../components/cards/FactStrip.tsx'
import { MoreLink } from '../components/actions/MoreLink.tsx'
import { Section } from '../components/text/Section.tsx'
import { SectionHead } from '../components/text/SectionHead.tsx'
import type { PageOf } from '../page-props.ts'
import { sections } from '../section-ids.ts'
import { AreaOverview } from '../sections/areas/AreaOverview.tsx'
import { CallToAction } from '../sections/frame/CallToAction.tsx'
import { Hero } from '../sections/frame/Hero.tsx'
import { QuestionGroup } from '../sections/QuestionGroup.tsx'
import { ServiceGrid } from '../sections/services/ServiceGrid.tsx'
import { Steps } from '../sections/Steps.tsx'
import { Testimonials } from '../sections/Testimonials.tsx'
import { WhyUs } from '../sections/WhyUs.tsx'

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
      <Section id={ids.steps} heading={texts.steps.heading} text={texts.steps.text} tint>
        <Steps items={texts.steps.items} row />
      </Section>
      <WhyUs id={ids.why} texts={texts.why} pictures={body.why} />
      {site.areas.length > 0 && (
        <AreaOverview id={ids.areas} texts={texts.areas} map={body.map} links={site.areas} tint />
      )}
      <Testimonials
        id={ids.testimonials}
        intro={texts.testimonials}
        testimonials={body.testimonials}
        stars={site.texts.stars}
      />
      {body.questions.length > 0 && (
        <section id={ids.faq} className="section section--tint">
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
