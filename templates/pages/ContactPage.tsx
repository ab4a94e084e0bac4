import { Breadcrumbs } from '../components/navigation/Breadcrumbs.tsx'
import { FactStrip } from '../components/cards/FactStrip.tsx'
import { Island } from '../components/Island.tsx'
import type { PageOf } from '../page-props.ts'
import { sections } from '../section-ids.ts'
import { ContactFacts } from '../sections/ContactFacts.tsx'
import { Hero } from '../sections/frame/Hero.tsx'

const ids = sections.contact

/** `/contact` */
export function ContactPage({ site, breadcrumbs, body }: PageOf<'contact'>) {
  const { texts } = body
  const { cards } = texts
  const { company } = site
  const { phone, phoneHref, email, emailHref } = company
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs label={site.texts.breadcrumbs.label} links={breadcrumbs} />}
        heading={texts.hero.heading}
        text={texts.hero.text}
        strip={
          <FactStrip
            heading={cards.heading}
            facts={[
              { icon: 'phone', title: cards.phone, text: company.phone, href: company.phoneHref },
              { icon: 'mail', title: cards.email, text: company.email, href: company.emailHref },
              { icon: 'map-pin', title: cards.area, text: cards.areaText },
              { icon: 'clock', title: cards.hours, text: company.hours },
            ]}
          />
        }
      />
      <div className="section">
        <div className="container split split--end">
          <Island
            name="quote-form"
            props={{
              id: ids.form,
              texts: texts.form,
              sending: body.sending,
              contact: { phone, phoneHref, email, emailHref },
              privacyHref: '/privacy-policy',
            }}
          />
          <ContactFacts id={ids.next} texts={texts} hours={site.texts.hours} company={company} />
        </div>
      </div>
    </>
  )
}
