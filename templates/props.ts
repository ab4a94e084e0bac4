/** Prop types that templates share. Everything in them is JSON, so that a page's input can be hashed, cached and sent to a worker. */
import type { EstimateTexts, SiteTexts } from './texts.ts'

export interface Link {
  readonly href: string
  readonly label: string
}

/** HTML that the generator made from Markdown and has already sanitised. */
export interface RichText {
  /** Where a picture belongs it has `<img data-picture="0">`. */
  readonly html: string
  readonly pictures?: readonly TextPictureProps[]
}

/** A picture inside a text. */
export interface TextPictureProps {
  readonly picture: PictureProps
  /** How much of the text's width it has: all of it, a part of a row, or what it needs in its line. */
  readonly fit: 'whole' | 'row' | 'line'
  /** In CSS pixels, where the author says so. */
  readonly width?: number | undefined
}

/** A picture in all its widths; the template adds `sizes`, which depends on the layout. */
export interface PictureProps {
  /** What the addresses of all variants begin with: `/assets/services-office-1f0c9a2b`; `-672.avif` follows. */
  readonly stem: string
  /** Widths in pixels of the variants, each of which is there as AVIF and as WebP; the narrowest first. */
  readonly widths: readonly number[]
  /** Pixels of the widest variant. */
  readonly width: number
  readonly height: number
  /** A colour of the picture for its place until it comes: `#d7e3e8`. Absent where the picture is see-through. */
  readonly tone?: string | undefined
  readonly alt: string
}

/** A section of a page that a list of contents or categories can link to. */
export interface Anchor {
  readonly id: string
  readonly label: string
}

/** A service in the header's menu. */
export interface ServiceLink extends Link {
  /** Address of its icon, a picture. */
  readonly icon: string
  /** The first of its features. */
  readonly line: string | undefined
}

export interface CompanyProps {
  readonly name: string
  /** As shown: `(313) 555-0142`. */
  readonly phone: string
  /** `tel:+13135550142` */
  readonly phoneHref: string
  readonly email: string
  /** `mailto:hello@…` */
  readonly emailHref: string
  /** A line for each of the days that are open: `Mon-Fri 8am-6pm`. */
  readonly hours: readonly string[]
  /** All days of the week with their times, which closed ones have none of; empty where one line of `hours` says it all. */
  readonly week: readonly { readonly days: string; readonly times: string }[]
  /** Days on which it is closed as an exception, and that are to come: the next first. */
  readonly closed: readonly ClosedProps[]
  /** Lines of the postal address. */
  readonly address: readonly string[]
}

export interface ClosedProps {
  /** `2026-12-25`; both are the same for one day. */
  readonly from: string
  readonly until: string
  /** `December 24–26, 2026` */
  readonly dates: string
  readonly name: string
}

/** What every page knows of the site around it. */
/** The company's mark, as what is inside an `svg` element. */
export interface LogoProps {
  /** `0 0 40 40` */
  readonly viewBox: string
  readonly html: string
}

export interface SiteProps {
  /** BCP 47, `en-US`. */
  readonly language: string
  readonly logo: LogoProps
  readonly texts: SiteTexts
  readonly company: CompanyProps
  readonly services: readonly ServiceLink[]
  readonly areas: readonly Link[]
  /** Whether there are posts, and so a page that lists them, and a feed. */
  readonly hasBlog: boolean
  /** Whether there are questions, and so a page of them. */
  readonly hasFaq: boolean
  /** Pages made from content only, by the menu that they are in. */
  readonly pages: { readonly header: readonly Link[]; readonly footer: readonly Link[] }
  /** Of whichever page: see `Notices`. */
  readonly notices: readonly NoticeProps[]
}

/** A notice above the header. */
export interface NoticeProps {
  /** Another one as soon as its text is another: one that was closed is shown again. */
  readonly id: string
  readonly kind: 'info' | 'urgent'
  /** Inline markup that the generator made from Markdown and has already sanitised. */
  readonly html: string
  /** Where the whole text leads. */
  readonly href?: string | undefined
  /** Addresses of the pages that show it; absent where all do. */
  readonly pages?: readonly string[] | undefined
  /** The first day, of one that only its author sees yet. */
  readonly upcoming?: DateProps | undefined
}

/** What is above a page that is not public yet. Its style sheet is on no page that is published. */
export interface UnpublishedNotice {
  readonly text: string
  readonly sheet: string
}

/** What is in the document's head, besides the assets that all pages share. */
export interface HeadProps {
  readonly title: string
  readonly description: string
  /** Absolute address; absent on pages that have none of their own (404). */
  readonly canonical?: string | undefined
  readonly type: 'website' | 'article'
  /** Root-relative addresses of the pages before and after this one in a list. */
  readonly previous?: string | undefined
  readonly next?: string | undefined
  /** What other sites show beside the title: an absolute address, and its size in pixels. */
  readonly image: {
    readonly url: string
    /** `image/jpeg` */
    readonly type?: string | undefined
    readonly width: number
    readonly height: number
    readonly alt: string
  }
  /** RFC 3339 date-times; articles only. */
  readonly published?: string | undefined
  readonly modified?: string | undefined
  /** The page's JSON-LD graph as text in which no `<` occurs. */
  readonly jsonLd?: string | undefined
}

/** Style sheets that a page carries only if it shows something that they style. */
export interface PartStyles {
  /** In the order of the cascade. */
  readonly sheets: readonly string[]
  /** The sheet that a class calls for, as an index of `sheets`. */
  readonly sheetOf: Readonly<Record<string, number>>
}

/** Addresses of what all pages share, as the assets stage named them. */
export interface AssetProps {
  /** The style sheet of every page, which is inlined. */
  readonly css: string
  readonly parts: PartStyles
  readonly font: string
  /** The one script that every page loads. */
  readonly loader: string
  /** The script of pages with a notice; absent if there is none. */
  readonly notices?: string | undefined
  /** Loads the advertising tag; only where one is configured. */
  readonly analytics?: AnalyticsProps | undefined
  readonly icons: { readonly svg: string; readonly apple: string }
  readonly manifest: string
  readonly feed: string
  readonly themeColor: string
}

interface AnalyticsProps {
  readonly script: string
  readonly tagId: string
  /** Whether the tag waits until the visitor accepts. */
  readonly asks: boolean
}

export interface TestimonialProps {
  readonly name: string
  readonly position: string
  readonly content: string
  /** 1 to 5; absent for samples, since no one gave those stars. */
  readonly rating?: number | undefined
  readonly picture?: PictureProps | undefined
}

/** Someone who works for the company. */
export interface PersonProps {
  readonly name: string
  readonly role: string
  readonly text: string
  /** Stand in for a photo: `JD`. */
  readonly initials: string
  readonly picture?: PictureProps | undefined
}

/** The owner or manager. */
export interface OwnerProps extends PersonProps {
  readonly picture: PictureProps
  /** The year in which it began. */
  readonly since?: number | undefined
}

export interface QuestionProps {
  /** Stands in the address: `/faq#<id>`. */
  readonly id: string
  readonly question: string
  readonly answer: RichText
}

/** A service as a card: the first three features only. */
export interface ServiceCardProps extends Link {
  readonly id: string
  readonly description: string
  readonly features: readonly string[]
  readonly picture: PictureProps
  /** Seen while writing, never published. */
  readonly unpublished?: 'draft' | undefined
}

export interface AreaCardProps extends Link {
  readonly id: string
  readonly description: string
  readonly features: readonly string[]
  readonly picture: PictureProps
  /** `/contact?area=<id>` */
  readonly quoteHref: string
  /** Seen while writing, never published. */
  readonly unpublished?: 'draft' | undefined
}

export interface PostCardProps extends Link {
  readonly id: string
  readonly excerpt: string
  readonly category: string
  readonly tags: readonly string[]
  readonly date: DateProps
  /** `6 min read` */
  readonly readTime: string
  readonly picture: PictureProps
  /** A draft or a post of the future: seen while writing, never published. */
  readonly unpublished?: 'draft' | 'scheduled' | undefined
}

export interface DateProps {
  /** `2026-03-04` */
  readonly iso: string
  /** `March 4, 2026` */
  readonly text: string
}

/** A city on the map, in the map's units. */
export interface MapSpotProps extends Link {
  readonly x: number
  readonly y: number
  /** Where its label is. */
  readonly text: { readonly x: number; readonly y: number; readonly textAnchor?: 'middle' | 'end' }
  /** The city whose page this is. */
  readonly isCurrent?: true | undefined
}

/** The cities over a picture of the land. */
export interface MapProps {
  /** Address of the picture. */
  readonly ground: string
  readonly width: number
  readonly height: number
  /** What is written on the map besides the cities. */
  readonly names: readonly { readonly label: string; readonly transform: string }[]
  /** Path from the current city to its neighbours. */
  readonly ways?: string | undefined
  readonly spots: readonly MapSpotProps[]
}

/** A city in a list of neighbours. */
export interface NearbyProps extends Link {
  /** `6 miles away` */
  readonly distance: string
}

/** One of several things to choose. */
export interface Choice {
  readonly label: string
  /** What a form sends for it. */
  readonly value: string
}

/** The figures for a kind of building and a size. */
export interface EstimateFigures {
  /** Hours of a visit. */
  readonly visit: string
  /** Hours of a week for each number of nights; none for less than one a week. */
  readonly weeks: readonly (string | undefined)[]
  readonly price?: string | undefined
}

/** A kind of building, with the figures for each size. */
interface EstimateKind extends Choice {
  readonly includes: readonly string[]
  readonly figures: readonly EstimateFigures[]
}

export interface EstimateProps {
  readonly texts: EstimateTexts
  /** One on the page of a service, where there is nothing to choose. */
  readonly kinds: readonly EstimateKind[]
  readonly sizes: readonly Choice[]
  readonly nights: readonly Choice[]
}
