import { Question } from '../../components/text/Question.tsx'
import { AreaMap } from '../../sections/areas/AreaMap.tsx'
import { AreaOverview } from '../../sections/areas/AreaOverview.tsx'
import { BeforeAfter } from '../../sections/trust/BeforeAfter.tsx'
import { CallToAction } from '../../sections/frame/CallToAction.tsx'
import { HoursTable } from '../../sections/contact/HoursTable.tsx'
import { ContactFacts } from '../../sections/contact/ContactFacts.tsx'
import { Features } from '../../sections/Features.tsx'
import { Estimate } from '../../sections/contact/Estimate.tsx'
import { OtherServices } from '../../sections/services/OtherServices.tsx'
import { PostList } from '../../sections/PostList.tsx'
import { QuestionGroup } from '../../sections/QuestionGroup.tsx'
import { TestimonialBand } from '../../sections/trust/TestimonialBand.tsx'
import { Room } from '../../sections/services/Room.tsx'
import { ScopeLists } from '../../sections/services/ScopeLists.tsx'
import { ServiceGrid } from '../../sections/services/ServiceGrid.tsx'
import { ServiceGroups } from '../../sections/services/ServiceGroups.tsx'
import { Steps } from '../../sections/Steps.tsx'
import { Team } from '../../sections/trust/Team.tsx'
import { Testimonials } from '../../sections/trust/Testimonials.tsx'
import { WhyUs } from '../../sections/trust/WhyUs.tsx'
import type { OwnerProps, PersonProps, PictureProps } from '../../props.ts'
import { sections as ids } from '../../section-ids.ts'
import { Altered } from '../Altered.tsx'
import { Cell } from '../States.tsx'
import type { MakeGroup } from '../specimen.ts'

const folder = 'templates/sections'

export const makeSections: MakeGroup = ({ site, body }) => {
  const { home, about, service, area, blog, contact } = body.bodies
  const [question, ...questions] = home.questions
  const [city] = home.map.spots
  const callToAction = { texts: home.texts.callToAction, company: site.company, call: site.texts.call }
  return {
    id: 'sections',
    heading: 'Sections',
    text: 'The building blocks of pages, in their real width.',
    specimens: [
      {
        files: [`${folder}/frame/Hero.tsx`],
        content: (
          <p>
            It’s at the <a href="#main">top of this page</a>, with everything a hero can have. The home page has a
            larger one.
          </p>
        ),
      },
      {
        files: [`${folder}/services/Room.tsx`],
        note: 'Each point opens a short fact.',
        content: (
          <div className="guide-half">
            <Room picture={service.picture} points={service.points} />
          </div>
        ),
      },
      {
        files: [`${folder}/services/ServiceGrid.tsx`],
        place: 'bleed',
        content: <ServiceGrid id="sample-services" intro={home.texts.services} services={home.services.slice(0, 3)} />,
      },
      {
        files: [`${folder}/Steps.tsx`],
        place: 'below',
        content: (
          <div className="guide-rows">
            <div className="guide-half">
              <Steps items={contact.texts.next.items} />
            </div>
            <Steps items={contact.texts.next.items} isWide />
          </div>
        ),
      },
      {
        files: [`${folder}/Features.tsx`],
        place: 'below',
        content: (
          <div className="guide-rows">
            <Features items={service.reasons} cards />
            <Features items={about.texts.differences.items} />
          </div>
        ),
      },
      {
        files: [`${folder}/trust/WhyUs.tsx`],
        place: 'bleed',
        content: <WhyUs id="sample-why" texts={home.texts.why} pictures={home.why} stamp={site.texts.sampleStamp} />,
      },
      {
        files: [`${folder}/areas/AreaMap.tsx`],
        note: 'One city is hovered. On a city’s own page its name isn’t a link, and lines lead to its neighbors.',
        content: (
          <div className="grid">
            <Altered of={`a[href="${city?.href ?? ''}"]`} attributes={{ class: 'is-hover' }}>
              <AreaMap map={home.map} />
            </Altered>
            <AreaMap map={area.map} />
          </div>
        ),
      },
      {
        files: [`${folder}/areas/AreaOverview.tsx`],
        note: 'Visitors with a mouse or a touch screen can use the map; everyone else has the list.',
        place: 'bleed',
        content: <AreaOverview id="sample-areas" texts={home.texts.areas} map={home.map} links={site.areas} />,
      },
      {
        files: [`${folder}/trust/Testimonials.tsx`],
        place: 'bleed',
        content: (
          <Testimonials
            id="sample-testimonials"
            intro={about.texts.testimonials}
            testimonials={about.testimonials}
            stars={site.texts.stars}
          />
        ),
      },
      {
        files: [`${folder}/trust/TestimonialBand.tsx`],
        note: 'The first testimonial has the stars of a real review; samples have none.',
        place: 'bleed',
        content: (
          <TestimonialBand
            id="sample-quotes"
            intro={home.texts.testimonials}
            testimonials={home.testimonials.map((quote, index) => ({ ...quote, rating: index === 0 ? 5 : undefined }))}
            stars={site.texts.stars}
          />
        ),
      },
      {
        files: [`${folder}/trust/BeforeAfter.tsx`, 'client/islands/before-after/Divider.tsx'],
        note: 'Scrolling moves the divider until the visitor drags it. With motion turned off, the images are side by side.',
        place: 'bleed',
        content: home.texts.beforeAfter && home.beforeAfter && (
          <BeforeAfter id="sample-before-after" texts={home.texts.beforeAfter} pictures={home.beforeAfter} />
        ),
      },
      {
        files: [`${folder}/trust/Team.tsx`, 'templates/components/cards/Owner.tsx'],
        note: 'The people here are samples. The owner has a large photo, which the home page shows too. Initials replace a missing photo.',
        place: 'bleed',
        content: (
          <Team
            id="sample-team"
            intro={{ heading: 'Who you will meet' }}
            owner={sampleOwner(about.picture)}
            since={site.texts.since}
            people={people(about.picture)}
          />
        ),
      },
      {
        files: ['templates/components/text/Question.tsx', `${folder}/QuestionGroup.tsx`],
        note: 'Native details elements: they open without a script and with find-in-page. In print, all are open.',
        content: question && (
          <div className="guide-rows">
            <QuestionGroup questions={questions} />
            <div className="states states--wide">
              <Cell caption="hover">
                <Altered of=".question__summary" attributes={{ class: 'is-hover' }}>
                  <Question {...question} id="sample-question-hover" />
                </Altered>
              </Cell>
              <Cell caption="focus">
                <Altered of=".question__summary" attributes={{ class: 'is-focus-visible' }}>
                  <Question {...question} id="sample-question-focus" />
                </Altered>
              </Cell>
              <Cell caption="open">
                <Altered of=".question" attributes={{ open: '' }}>
                  <Question {...question} id="sample-question-open" />
                </Altered>
              </Cell>
            </div>
          </div>
        ),
      },
      {
        files: [`${folder}/services/ScopeLists.tsx`],
        place: 'bleed',
        content: (
          <ScopeLists
            id="sample-scope"
            intro={service.intro}
            lists={[
              { intro: service.texts.standard, items: service.standard },
              { intro: service.texts.specialized, items: service.specialized },
            ]}
          />
        ),
      },
      {
        files: [`${folder}/contact/Estimate.tsx`],
        note: 'The page has the figures for every choice, and styles show the chosen ones. A service page has only its own kind of building. One card has the focus.',
        place: 'bleed',
        content: contact.estimate && (
          <Altered
            of={`input[value="${contact.estimate.nights.at(-1)?.value ?? ''}"]`}
            attributes={{ class: 'is-focus-visible' }}
          >
            <Estimate id="sample-estimate" estimate={contact.estimate} />
          </Altered>
        ),
      },
      {
        files: [`${folder}/services/ServiceGroups.tsx`],
        place: 'bleed',
        content: <ServiceGroups id="sample-groups" intro={area.texts.groups} groups={area.groups} />,
      },
      {
        files: [`${folder}/services/OtherServices.tsx`],
        place: 'bleed',
        content: (
          <Altered of=".other-services__link" attributes={{ class: 'is-hover' }}>
            <OtherServices id="sample-others" intro={service.texts.others} services={service.others} />
          </Altered>
        ),
      },
      {
        files: [`${folder}/PostList.tsx`],
        note: 'If the posts leave a gap, the call to action fills it.',
        place: 'below',
        content: <PostList ids={ids.blog} body={{ ...blog, posts: blog.posts.slice(0, 1) }} site={site} />,
      },
      {
        files: [`${folder}/contact/ContactFacts.tsx`],
        content: <ContactFacts id="sample-next" texts={contact.texts} company={site.company} />,
      },
      {
        files: [`${folder}/contact/HoursTable.tsx`],
        note: 'Used if the hours take more than one line, or a holiday is coming up. The footer and strips show the same as lines.',
        place: 'bleed',
        content: <HoursTable heading={contact.texts.cards.hours} texts={site.texts.hours} company={sampleHours} />,
      },
      {
        files: [`${folder}/frame/CallToAction.tsx`],
        note: 'A band at the end of a page, or one card among others.',
        place: 'bleed',
        content: <CallToAction {...callToAction} id="sample-quote" />,
      },
      {
        name: 'Call to action as a card',
        files: [`${folder}/frame/CallToAction.tsx`],
        content: (
          <div className="guide-half">
            <Altered of=".button--quiet" attributes={{ class: 'is-focus-visible' }}>
              <CallToAction {...callToAction} cell />
            </Altered>
          </div>
        ),
      },
    ],
  }
}

const sampleHours = {
  week: [
    { days: 'Mon-Thu', times: '8am-12pm and 1pm-6pm' },
    { days: 'Fri', times: '6pm-2am' },
    { days: 'Sat', times: '24 hours' },
    { days: 'Sun', times: '' },
  ],
  closed: [
    { from: '2026-11-26', until: '2026-11-26', dates: 'November 26, 2026', name: 'Thanksgiving' },
    { from: '2026-12-24', until: '2027-01-02', dates: 'December 24, 2026 – January 2, 2027', name: 'Winter break' },
  ],
}

function sampleOwner(picture: PictureProps): OwnerProps {
  const text = 'I walk your building before I price it.'
  return { name: 'Sample Owner', role: 'Owner', text, initials: 'SO', picture, since: 2009 }
}

function people(picture: PictureProps): PersonProps[] {
  const text = 'Scores each building room by room, and sends you the sheet.'
  return [
    { name: 'Sample Person', role: 'Crew supervisor', text, initials: 'SP', picture },
    { name: 'Another Sample', role: 'Floor care', text, initials: 'AS' },
    { name: 'Third', role: 'Office', text: 'Answers the phone.', initials: 'T' },
  ]
}
