import { plainSpaces } from '../../schema/fields.ts'
import { buildFaqIds, notFoundPath, paths } from '../../schema/paths.ts'
import type { Bodies, PageKind } from '../../../templates/page-props.ts'
import { sections } from '../../../templates/section-ids.ts'
import type { StyleguideParts } from '../../../templates/styleguide/props.ts'
import type { SharedSite } from '../model/site.ts'
import type { SendingProps } from '../../../client/islands/quote-form/sending/sending-props.ts'
import {
  describeBusiness,
  describeBusinessFully,
  describeReviewedBusiness,
  describeWebsite,
} from '../structured-data/business.ts'
import { describeQuestions } from '../structured-data/pages.ts'
import {
  buildAreaCard,
  buildDate,
  buildOwner,
  buildPerson,
  buildQuestion,
  buildServiceCard,
  buildTestimonial,
  selectTestimonials,
} from '../cards.ts'
import { buildRichText } from '../rich-text.ts'
import type { PlanContext, PlannedPage, WholePlan } from '../page-plan.ts'
import { describePage } from './describe-page.ts'

export function planHome(context: PlanContext): WholePlan {
  const { site, pictureOf, addressOf } = context
  const { home } = site.texts
  const showPicture = ({ image, imageAlt }: { image: string; imageAlt: string }) => pictureOf(image, imageAlt)
  const questions = home.faq.questions.flatMap((text) =>
    site.questions.filter(({ question }) => plainSpaces(question) === plainSpaces(text)),
  )
  return {
    ...describePage(site, paths.home, home),
    verification: site.config.verification,
    body: {
      kind: 'home',
      texts: home,
      hero: pictureOf(home.hero.image, home.hero.imageAlt),
      beforeAfter: home.beforeAfter && [showPicture(home.beforeAfter.before), showPicture(home.beforeAfter.after)],
      why: home.why.pictures.map(showPicture),
      services: site.services.map((service) => buildServiceCard(service, context)),
      owner: buildOwner(context),
      map: context.mapOf(),
      testimonials: selectTestimonials(site, 'home').map((testimonial) => buildTestimonial(testimonial, context)),
      questions: questions.map((question) => buildQuestion(question, context)),
    },
    things: [describeBusinessFully(site, addressOf(home.hero.image)), describeWebsite(site)],
  }
}

export function planAbout(context: PlanContext): WholePlan {
  const { site, pictureOf } = context
  const { about } = site.texts
  const testimonials = selectTestimonials(site, 'about')
  return {
    ...describePage(site, paths.about, about, { label: site.texts.site.menu.about, picture: about.hero }),
    body: {
      kind: 'about',
      texts: about,
      picture: pictureOf(about.hero.image, about.hero.imageAlt),
      story: buildRichText(site.aboutStory, context),
      owner: buildOwner(context),
      team: site.team.filter(({ owner }) => !owner).map((person) => buildPerson(person, context)),
      testimonials: testimonials.map((testimonial) => buildTestimonial(testimonial, context)),
    },
    things: [describeReviewedBusiness(site, testimonials)],
  }
}

export function planFaq(context: PlanContext): WholePlan {
  const { site } = context
  const { faqPage } = site.texts
  const ids = buildFaqIds(faqPage.categories, []).categories
  const categories = faqPage.categories.map((label, index) => ({
    id: ids[index] ?? '',
    label,
    questions: site.questions
      .filter(({ category }) => category === label)
      .map((question) => buildQuestion(question, context)),
  }))
  return {
    ...describePage(site, paths.faq, faqPage, { label: site.texts.site.menu.faq }),
    body: { kind: 'faq', texts: faqPage, categories: categories.filter(({ questions }) => questions.length > 0) },
    things: [describeBusiness(site), describeQuestions(site)],
  }
}

export function planAreas(context: PlanContext): WholePlan {
  const { site } = context
  const { areasPage } = site.texts
  return {
    ...describePage(site, paths.areas, areasPage, { label: site.texts.site.menu.areas }),
    body: {
      kind: 'areas',
      texts: areasPage,
      map: context.mapOf(),
      areas: site.areas.map((area) => buildAreaCard(area, context)),
    },
  }
}

export function planContact({ site, pictureOf, sendsToOutbox }: PlanContext): WholePlan {
  const { contact } = site.texts
  const { form, next } = contact
  const industry = { ...form.fields.industry, ...site.industries }
  const texts = { ...contact, form: { ...form, fields: { ...form.fields, industry } } }
  return {
    ...describePage(site, paths.contact, contact, { label: site.texts.site.menu.contact }),
    body: {
      kind: 'contact',
      texts,
      picture: next.picture && pictureOf(next.picture.image, next.picture.imageAlt),
      estimate: site.estimate,
      sending: describeSending(site, sendsToOutbox),
    },
  }
}

/** Where the quote form sends its request, and with which IDs; public by design. */
function describeSending({ config, locale }: SharedSite, standIn: boolean): SendingProps {
  const { email, analytics, company } = config
  return {
    publicKey: email.publicKey,
    serviceId: email.serviceId,
    templateId: email.templateId,
    blockHeadless: email.blockHeadless ?? false,
    replyTo: company.email,
    country: locale.country,
    conversion: analytics?.tagId === undefined ? undefined : analytics.conversion,
    standIn: standIn || undefined,
  }
}

export function planPrivacy(context: PlanContext, today: string): WholePlan {
  const { site } = context
  const { privacy } = site.texts
  return {
    ...describePage(site, paths.privacy, privacy, { label: privacy.heading }),
    body: {
      kind: 'privacy',
      texts: privacy,
      updated: buildDate(privacy.updatedOn ?? today, site.locale.language),
      body: buildRichText(site.privacy.rendered, context),
      contents: site.privacy.contents,
    },
  }
}

export function planNotFound({ site, pictureOf }: PlanContext): WholePlan {
  const { notFound } = site.texts
  const { picture } = notFound
  return {
    ...describePage(site, notFoundPath, notFound),
    listed: false,
    body: { kind: 'not-found', texts: notFound, picture: picture && pictureOf(picture.image, picture.imageAlt) },
  }
}

/** Every token and component, with the first page of each kind as content; none until there is a page of every kind. */
export function planStyleguide(pages: readonly PlannedPage[], parts: StyleguideParts, site: SharedSite): WholePlan[] {
  const firsts = new Map(pages.toReversed().map((page) => [page.kind, page]))
  const bodies = Object.fromEntries([...firsts].map(([kind, page]) => [kind, page.plan().body]))
  if (!hasAll(bodies)) return []
  const title = 'Styleguide'
  const description = 'Every token and every component of this site in every state.'
  return [
    {
      ...describePage(site, '/styleguide', { meta: { title, description }, heading: title }, { label: title }),
      listed: false,
      body: { kind: 'styleguide', ...parts, bodies },
    },
  ]
}

function hasAll(bodies: object): bodies is Bodies {
  return (Object.keys(sections) as PageKind[]).every((kind) => kind === 'page' || kind in bodies)
}
