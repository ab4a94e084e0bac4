/**
 * Prop types shared by the templates. All of them are JSON, so that a page's input can be hashed, cached and sent to a worker.
 */
import type { EstimateTexts, SiteTexts } from './texts.ts'

export interface Link {
  readonly href: string
  readonly label: string
  /** Of the label, if it isn't that of the site. */
  readonly language?: string | undefined
}

/** HTML that the generator made from Markdown and already sanitized. */
export interface RichText {
  /** Images are placeholders of the form `<img data-picture="0">`. */
  readonly html: string
  readonly pictures?: readonly TextPictureProps[]
}

/** An image inside a text. */
export interface TextPictureProps {
  readonly picture: PictureProps
  /** How wide it is in the text: full width, part of a row, or inline. */
  readonly fit: 'whole' | 'row' | 'line'
  /** Shown as a tooltip. */
  readonly title?: string | undefined
  /** In CSS pixels, if the author set it. */
  readonly width?: number | undefined
}

/** An image in all its widths; the template adds `sizes`, which depends on the layout. */
export interface PictureProps {
  /** URL prefix of all variants: `/assets/services-office-1f0c9a2b`, followed by `-672.avif`. */
  readonly stem: string
  /** Variant widths in pixels, narrowest first; each exists as AVIF and as WebP. */
  readonly widths: readonly number[]
  /** Width of the widest variant, in pixels. */
  readonly width: number
  readonly height: number
  /** Placeholder color until the image loads: `#d7e3e8`. Absent for transparent images. */
  readonly tone?: string | undefined
  readonly alt: string
}

/** A section of a page, as a target for a list of contents or categories. */
export interface Anchor {
  readonly id: string
  readonly label: string
}

/** A service in the header's menu. */
export interface ServiceLink extends Link {
  /** URL of its icon, an image. */
  readonly icon: string
  /** Its first feature. */
  readonly line: string | undefined
}

export interface CompanyProps {
  readonly name: string
  /** As displayed: `(313) 555-0142`. */
  readonly phone: string
  /** `tel:+13135550142` */
  readonly phoneHref: string
  readonly email: string
  /** `mailto:hello@…` */
  readonly emailHref: string
  /** One line per group of open days: `Mon-Fri 8am-6pm`. */
  readonly hours: readonly string[]
  /** All days of the week with their times, empty for closed days. The list is empty if one line of `hours` says it all. */
  readonly week: readonly { readonly days: string; readonly times: string }[]
  /** Upcoming exceptional closing days, next one first. */
  readonly closed: readonly ClosedProps[]
  readonly address: readonly string[]
  /** Its profiles on other sites, with the names of the sites. */
  readonly profiles: readonly Link[]
}

export interface ClosedProps {
  /** `2026-12-25`; both are the same for a single day. */
  readonly from: string
  readonly until: string
  /** `December 24–26, 2026` */
  readonly dates: string
  readonly name: string
}

/** The company's logo: the content of an `svg` element. */
export interface LogoProps {
  /** `0 0 40 40` */
  readonly viewBox: string
  readonly html: string
}

/** What every page knows about the site. */
export interface SiteProps {
  /** BCP 47, `en-US`. */
  readonly language: string
  /** Of pages; from left to right if absent. */
  readonly direction?: 'rtl' | undefined
  readonly logo: LogoProps
  readonly texts: SiteTexts
  readonly company: CompanyProps
  readonly services: readonly ServiceLink[]
  /** The cities that menus and lists name. */
  readonly areas: readonly Link[]
  /** The cities that are left: the footer lists them folded. */
  readonly otherAreas: readonly Link[]
  /** Whether there are posts, and therefore a blog page and a feed. */
  readonly hasBlog: boolean
  /** Whether there are questions, and therefore an FAQ page. */
  readonly hasFaq: boolean
  /** Pages defined only by content files, by the menu they appear in. */
  readonly pages: { readonly header: readonly Link[]; readonly footer: readonly Link[] }
  /** For all pages: see `Notices`. */
  readonly notices: readonly NoticeProps[]
}

/** A notice above the header. */
export interface NoticeProps {
  /** Changes with the text, so that an edited notice is shown again to people who closed it. */
  readonly id: string
  readonly kind: 'info' | 'urgent'
  /** Inline HTML that the generator made from Markdown and already sanitized. */
  readonly html: string
  /** Link target of the whole text. */
  readonly href?: string | undefined
  /** Paths of the pages that show it; absent if all do. */
  readonly pages?: readonly string[] | undefined
  /** The first day, if it's in the future and only the author sees the notice. */
  readonly upcoming?: DateProps | undefined
}

/** The banner above a page that isn't public yet. No published page has its style sheet. */
export interface UnpublishedNotice {
  readonly text: string
  readonly sheet: string
}

/** What goes in the document's head, besides the assets that all pages share. */
export interface HeadProps {
  readonly title: string
  readonly description: string
  /** Absolute URL; absent on pages without one of their own (404). */
  readonly canonical?: string | undefined
  readonly type: 'website' | 'article'
  /** Root-relative URLs of the previous and next pages of a list. */
  readonly previous?: string | undefined
  readonly next?: string | undefined
  /** The image other sites show with the title: an absolute URL, and its size in pixels. */
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
  /** Meta tags that prove to other services that the site is the company's. */
  readonly verification?: readonly { readonly name: string; readonly content: string }[] | undefined
  /** The page's JSON-LD graph as text without any `<`. */
  readonly jsonLd?: string | undefined
}

/** Style sheets that a page only includes if it shows something they style. */
export interface PartStyles {
  /** In cascade order. */
  readonly sheets: readonly string[]
  /** The sheet that a class needs, as an index into `sheets`. */
  readonly sheetOf: Readonly<Record<string, number>>
}

/** URLs of shared assets, as named by the assets stage. */
export interface AssetProps {
  /** The common style sheet, inlined on every page. */
  readonly css: string
  readonly parts: PartStyles
  /** The fonts that every page needs. */
  readonly fonts: readonly string[]
  /** The only script that every page loads. */
  readonly loader: string
  /** The script for pages with a notice; absent if there are no notices. */
  readonly notices?: string | undefined
  /** Loads the advertising tag; only set if one is configured. */
  readonly analytics?: AnalyticsProps | undefined
  readonly icons: { readonly svg: string; readonly apple: string }
  readonly manifest: string
  readonly feed: string
  readonly themeColor: string
}

interface AnalyticsProps {
  readonly script: string
  readonly tagId: string
  /** Whether the tag requires opt-in. */
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
  /** Shown instead of a photo: `JD`. */
  readonly initials: string
  readonly picture?: PictureProps | undefined
}

/** The owner or manager. */
export interface OwnerProps extends PersonProps {
  readonly picture: PictureProps
  /** The year they started. */
  readonly since?: number | undefined
}

export interface QuestionProps {
  /** Used in the URL: `/faq#<id>`. */
  readonly id: string
  readonly question: string
  readonly answer: RichText
}

/** A service as a card: only its first three features. */
export interface ServiceCardProps extends Link {
  readonly id: string
  readonly description: string
  readonly features: readonly string[]
  readonly picture: PictureProps
  /** Shown during development, never published. */
  readonly unpublished?: 'draft' | undefined
}

export interface AreaCardProps extends Link {
  readonly id: string
  /** The city as it follows "in", in languages in which names change there. */
  readonly inCity: string
  readonly description: string
  readonly features: readonly string[]
  readonly picture: PictureProps
  /** `/contact?area=<id>` */
  readonly quoteHref: string
  /** Shown during development, never published. */
  readonly unpublished?: 'draft' | undefined
}

export interface PostCardProps extends Link {
  readonly id: string
  readonly excerpt: string
  /** Of its title and excerpt, if it isn't the site's. */
  readonly language?: string | undefined
  readonly category: string
  readonly tags: readonly string[]
  readonly date: DateProps
  /** `6 min read` */
  readonly readTime: string
  readonly picture: PictureProps
  /** A draft or a future post: shown during development, never published. */
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
  /** `translate(278 363)` */
  readonly transform: string
  /** Position of its label from there, if there is room for one. */
  readonly text?:
    | { readonly x?: number | undefined; readonly y?: number | undefined; readonly textAnchor?: 'middle' | 'end' }
    | undefined
  /** Set for the city this page is about. */
  readonly isCurrent?: true | undefined
}

/** The cities on a map of the region. */
export interface MapProps {
  /** URL of the background image. */
  readonly ground: string
  readonly width: number
  readonly height: number
  /** Labels on the map other than the cities. */
  readonly names: readonly { readonly label: string; readonly transform: string }[]
  /** Path from the current city to its neighbors. */
  readonly ways?: string | undefined
  readonly spots: readonly MapSpotProps[]
}

/** A city in a list of neighbors. */
export interface NearbyProps extends Link {
  /** `6 miles away` */
  readonly distance: string
}

/** One of several options. */
export interface Choice {
  readonly label: string
  /** The value a form submits for it. */
  readonly value: string
}

/** The figures for one kind of building and size. */
export interface EstimateFigures {
  /** Hours per visit. */
  readonly visit: string
  /** Hours per week for each number of nights; undefined for less than one night a week. */
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
  /** Just one on a service page, where there's nothing to choose. */
  readonly kinds: readonly EstimateKind[]
  readonly sizes: readonly Choice[]
  readonly nights: readonly Choice[]
}
