import { MoreLink } from '../components/actions/MoreLink.tsx'
import { Breadcrumbs } from '../components/navigation/Breadcrumbs.tsx'
import { Island } from '../components/Island.tsx'
import type { PageOf } from '../page-props.ts'
import { sections } from '../section-ids.ts'
import { ContactFacts } from '../sections/contact/ContactFacts.tsx'
import { Estimate } from '../sections/contact/Estimate.tsx'
import { Hero } from '../sections/frame/Hero.tsx'
import { HoursTable } from '../sections/contact/HoursTable.tsx'

const ids = sections.contact

/** `/contact`: the form comes first, with phone and email next to it, or below it on phones. */
export function ContactPage({ site, breadcrumbs, body }: PageOf<'contact'>) {
  const { texts } = body
  const { phone, phoneHref, email, emailHref } = site.company
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs label={site.texts.breadcrumbs.label} links={breadcrumbs} />}
        heading={texts.hero.heading}
        text={texts.hero.text}
        actions={body.estimate && <MoreLink href={`#${ids.estimate}`}>{body.estimate.texts.link}</MoreLink>}
      />
      <div className="section contact">
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
          <ContactFacts id={ids.next} texts={texts} picture={body.picture} company={site.company} />
        </div>
      </div>
      {site.company.week.length > 0 && (
        <HoursTable heading={texts.cards.hours} texts={site.texts.hours} company={site.company} />
      )}
      {body.estimate && <Estimate id={ids.estimate} estimate={body.estimate} besideForm />}
    </>
  )
}
