import { Breadcrumbs } from '../components/navigation/Breadcrumbs.tsx'
import { Button } from '../components/actions/Button.tsx'
import { Prose } from '../components/prose/Prose.tsx'
import { Section } from '../components/text/Section.tsx'
import { SectionHead } from '../components/text/SectionHead.tsx'
import type { PageOf } from '../page-props.ts'
import { sections } from '../section-ids.ts'
import { CallToAction } from '../sections/frame/CallToAction.tsx'
import { Features } from '../sections/Features.tsx'
import { Hero } from '../sections/frame/Hero.tsx'
import { Team } from '../sections/trust/Team.tsx'
import { Testimonials } from '../sections/trust/Testimonials.tsx'

const ids = sections.about

/** `/about` */
export function AboutPage({ site, breadcrumbs, body }: PageOf<'about'>) {
  const { texts } = body
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs label={site.texts.breadcrumbs.label} links={breadcrumbs} />}
        heading={texts.hero.heading}
        text={texts.hero.text}
        picture={body.picture}
        actions={
          <Button href="/contact" large>
            {texts.hero.quote}
          </Button>
        }
      />
      <section id={ids.story} className="section">
        <div className="container split split--start">
          <SectionHead heading={texts.story.heading} />
          <Prose text={body.story} />
        </div>
      </section>
      <Section id={ids.reasons} heading={texts.reasons.heading} text={texts.reasons.text}>
        <Features items={texts.reasons.items} />
      </Section>
      <Section id={ids.differences} heading={texts.differences.heading} text={texts.differences.text}>
        <Features items={texts.differences.items} cards />
      </Section>
      {texts.team && (body.owner || body.team.length > 0) && (
        <Team id={ids.team} intro={texts.team} owner={body.owner} since={site.texts.since} people={body.team} />
      )}
      <Testimonials
        id={ids.testimonials}
        intro={texts.testimonials}
        testimonials={body.testimonials}
        stars={site.texts.stars}
      />
      <CallToAction id={ids.quote} texts={texts.callToAction} company={site.company} call={site.texts.call} />
    </>
  )
}
