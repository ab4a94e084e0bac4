/**
 * The texts that an author writes for each kind of page, as the templates need them. The schemas in `generator/schema/pages` are
 * checked against these types, so content and markup can't drift apart. A text may contain placeholders such as `{company}`; the
 * generator fills them in before templates see them.
 */
import type { BlogSearchTexts } from '../client/islands/blog-search/texts.ts'
import type { QuoteFormTexts } from '../client/islands/quote-form/texts.ts'
import type { IconName } from '../client/ui/icons.ts'

export interface Intro {
  readonly heading: string
  readonly text?: string | undefined
}

export interface TitledText {
  readonly title: string
  readonly text: string
}

export interface IconText extends TitledText {
  readonly icon: IconName
}

export interface CallToActionTexts {
  readonly heading: string
  readonly text: string
  readonly button: string
}

export interface MetaTexts {
  readonly title: string
  readonly description: string
}

/** The facts below the top of a service page. */
interface FactCardTexts {
  readonly heading: string
  readonly hours: string
  readonly phone: string
  readonly insurance?: string | undefined
  readonly insuranceText?: string | undefined
  readonly estimate?: string | undefined
  readonly estimateText?: string | undefined
}

/** The banner that asks for consent. */
export interface ConsentTexts {
  readonly label: string
  readonly text: string
  readonly more: string
  readonly accept: string
  readonly decline: string
  readonly on: string
  readonly off: string
  readonly signal: string
}

export interface NoticeTexts {
  readonly label: string
  readonly close: string
  readonly info: string
  readonly urgent: string
  /** `From {date}:` */
  readonly upcoming: string
}

/** How exceptional closing days are described. */
export interface HoursTexts {
  /** Shown instead of times. */
  readonly closed: string
  /** `Closed {dates} ({name})` */
  readonly closedOn: string
  readonly closedHeading: string
}

/** The header's menus. */
interface MenuTexts {
  /** Accessible name of the navigation landmark. */
  readonly label: string
  readonly open: string
  readonly close: string
  readonly home: string
  readonly about: string
  readonly services: string
  readonly areas: string
  readonly allAreas: string
  readonly blog: string
  readonly faq: string
  /** Opens the list of the author's own pages if they don't fit in the header side by side. */
  readonly more: string
  readonly contact: string
  readonly quote: string
}

/** `content/pages/site.yaml`: the texts around every page. */
export interface SiteTexts {
  readonly skipLink: string
  /** Accessible name of the live region for toasts. */
  readonly notifications: string
  /** `Call {phone}` */
  readonly call: string
  /** `{rating} out of 5` */
  readonly stars: string
  /** Next to the owner's role: `since {year}` */
  readonly since: string
  /** The stamp on sample papers. */
  readonly sampleStamp: string
  /** Along the circle on the map: `{distance}`. */
  readonly mapReach: string
  readonly menu: MenuTexts
  readonly phoneBar: { readonly label: string; readonly quote: string; readonly call: string }
  readonly breadcrumbs: { readonly label: string; readonly home: string; readonly services: string }
  readonly facts: FactCardTexts
  readonly notices: NoticeTexts
  readonly consent: ConsentTexts
  readonly hours: HoursTexts
  readonly footer: {
    readonly text: string
    readonly contactHeading: string
    readonly phone: string
    readonly email: string
    readonly hours: string
    readonly address: string
    readonly profiles: string
    readonly linksHeading: string
    readonly home: string
    readonly about: string
    readonly blog: string
    readonly quote: string
    readonly privacy: string
    readonly areasHeading: string
    readonly legal: string
  }
}

/** One place before and after, as two images of the same view. */
export interface BeforeAfterTexts extends Intro {
  /** Accessible name of the slider. */
  readonly slider: string
  readonly before: { readonly caption: string }
  readonly after: { readonly caption: string }
}

/** A point in an image that opens a short fact. */
export interface RoomPoint extends TitledText {
  /** Column, from 1 (left) to 12. */
  readonly x: number
  /** Row, from 1 (top) to 9. */
  readonly y: number
}

/** A paper that clients get, as a table. */
export interface SheetTexts {
  readonly title: string
  /** Which building, and when. */
  readonly about: string
  readonly columns: readonly string[]
  /** `name` is the first column; `cells` has one entry for each of the others. */
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
  readonly note?: string | undefined
}

export interface HomeTexts {
  readonly hero: Intro & { readonly text: string; readonly quote: string; readonly call: string }
  readonly badges: readonly IconText[]
  readonly beforeAfter?: BeforeAfterTexts | undefined
  readonly services: Intro
  readonly steps: Intro & { readonly items: readonly TitledText[]; readonly sheet?: SheetTexts | undefined }
  readonly why: Intro & {
    readonly points: readonly TitledText[]
    readonly link: string
    readonly sheet?: SheetTexts | undefined
  }
  readonly areas: Intro & { readonly link: string }
  readonly testimonials: Intro
  readonly faq: Intro & { readonly link: string }
  readonly callToAction: CallToActionTexts
}

export interface AboutTexts {
  readonly hero: Intro & { readonly text: string; readonly quote: string }
  readonly story: { readonly heading: string }
  readonly reasons: Intro & { readonly items: readonly TitledText[] }
  readonly differences: Intro & { readonly items: readonly IconText[] }
  readonly team?: Intro | undefined
  readonly testimonials: Intro
  readonly callToAction: CallToActionTexts
}

/** Texts that all service pages share; `{service}` is the service's title. */
export interface ServicePageTexts {
  readonly quote: string
  readonly standard: Intro
  readonly specialized: Intro
  readonly sheets: Intro
  readonly reasons: Intro
  readonly others: Intro
  readonly areas: Intro & { readonly link: string }
  readonly callToAction: CallToActionTexts
}

/** Texts around the choices and figures of an estimate. */
export interface EstimateTexts {
  /** Link to it from the top of the contact page. */
  readonly link: string
  readonly heading: string
  readonly text: string
  readonly kindLabel: string
  readonly sizeLabel: string
  readonly nightsLabel: string
  readonly visitLabel: string
  readonly weekLabel: string
  readonly priceLabel: string
  readonly includesLabel: string
  readonly note: string
  readonly button: string
}

export interface AreasTexts {
  readonly hero: Intro & { readonly text: string; readonly quote: string }
  readonly list: Intro
  readonly learnMore: string
  /** Added to 'Learn More' for screen readers, where links are read out of context: `about cleaning in {city}`. */
  readonly learnMoreAbout: string
  readonly quote: string
  /** `for your building in {city}` */
  readonly quoteFor: string
  readonly callToAction: CallToActionTexts
}

/** Texts that all city pages share; `{city}` is the city's name. */
export interface AreaPageTexts {
  readonly hero: Intro & { readonly call: string; readonly quote: string }
  readonly strip: { readonly label: string; readonly phone: string; readonly email: string; readonly hours: string }
  readonly groups: Intro
  readonly additional: Intro & { readonly items: readonly string[] }
  readonly trust: Intro & { readonly items: readonly IconText[] }
  readonly local: Intro
  readonly nearby: Intro & { readonly link: string; readonly distance: string }
  readonly callToAction: CallToActionTexts
}

export interface FaqTexts {
  readonly hero: Intro & { readonly text: string }
  /** Accessible name of the list of category links. */
  readonly categoriesLabel: string
  readonly contact: CallToActionTexts
}

/** Texts for pages after the first of a list; `{page}` is the page number. */
export interface PaginationTexts {
  /** Accessible name of the pagination landmark. */
  readonly label: string
  readonly previous: string
  readonly next: string
  /** `Page {page}` */
  readonly page: string
  readonly heading: string
  readonly meta: MetaTexts
}

export interface BlogTexts {
  readonly hero: Intro & { readonly text: string }
  readonly featured: string
  readonly latest: string
  readonly readMore: string
  /** Added to 'Read More' for screen readers, where links are read out of context: `about {title}`. */
  readonly readMoreAbout: string
  readonly readTime: string
  readonly tags: string
  readonly search: BlogSearchTexts
  readonly pagination: PaginationTexts
  readonly callToAction: CallToActionTexts
}

export interface PostPageTexts {
  readonly back: string
  readonly contents: string
  readonly updated: string
  readonly tags: string
  /** The author of the posts. */
  readonly author: string
  /** The link to a post's task list, and the one back. */
  readonly checklist: { readonly link: string; readonly back: string }
  /** Shown instead of an empty body. */
  readonly comingSoon: string
  /** Above a post that isn't public, where only its author sees it. */
  readonly unpublished: { readonly draft: string; readonly scheduled: string }
  readonly related: Intro
  readonly callToAction: CallToActionTexts
}

export interface ContactTexts {
  readonly hero: Intro & { readonly text: string }
  readonly cards: {
    readonly heading: string
    readonly phone: string
    readonly email: string
    readonly area: string
    readonly areaText: string
    readonly hours: string
  }
  readonly next: Intro & {
    readonly items: readonly TitledText[]
    readonly picture?: { readonly image: string; readonly imageAlt: string } | undefined
  }
  readonly form: QuoteFormTexts
}

export interface PrivacyTexts {
  readonly heading: string
  readonly updated: string
  readonly updatedOn?: string | undefined
  readonly measurement?: Readonly<Record<'none' | 'asked' | 'assumed', string>> | undefined
  readonly contents: string
  readonly licenses: string
  readonly back: string
}

interface NotFoundScreenTexts {
  readonly heading: string
  readonly text: string
  readonly link: string
}

export interface NotFoundTexts extends NotFoundScreenTexts {
  readonly picture?: { readonly image: string; readonly imageAlt: string } | undefined
  readonly linksHeading: string
  readonly post: NotFoundScreenTexts
  readonly area: NotFoundScreenTexts
  /** The page at a URL that has moved. */
  readonly moved: { readonly heading: string; readonly link: string }
}
