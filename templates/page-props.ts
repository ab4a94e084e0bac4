/** What each kind of page is made from. The generator builds these; `Page.tsx` picks the component by `kind`. */
import type { SendingProps } from '../client/islands/quote-form/sending/sending-props.ts'
import type {
  Anchor,
  AreaCardProps,
  AssetProps,
  DateProps,
  EstimateProps,
  HeadProps,
  Link,
  MapProps,
  NearbyProps,
  OwnerProps,
  PersonProps,
  UnpublishedNotice,
  PictureProps,
  PostCardProps,
  QuestionProps,
  RichText,
  ServiceCardProps,
  SiteProps,
  TestimonialProps,
} from './props.ts'
import type { StyleguideParts } from './styleguide/props.ts'
import type * as texts from './texts.ts'

interface HomeProps {
  readonly kind: 'home'
  readonly texts: texts.HomeTexts
  readonly hero: PictureProps
  /** The images for `texts.beforeAfter`. */
  readonly beforeAfter?: readonly [before: PictureProps, after: PictureProps] | undefined
  /** One or two, next to the points. */
  readonly why: readonly PictureProps[]
  readonly services: readonly ServiceCardProps[]
  readonly owner?: OwnerProps | undefined
  readonly map: MapProps
  readonly testimonials: readonly TestimonialProps[]
  readonly questions: readonly QuestionProps[]
}

interface AboutProps {
  readonly kind: 'about'
  readonly texts: texts.AboutTexts
  readonly picture: PictureProps
  readonly story: RichText
  readonly owner?: OwnerProps | undefined
  /** Everyone else. */
  readonly team: readonly PersonProps[]
  readonly testimonials: readonly TestimonialProps[]
}

interface ServiceProps {
  readonly kind: 'service'
  readonly texts: texts.ServicePageTexts
  readonly title: string
  /** One or two sentences, the same as on its card. */
  readonly description: string
  /** A single paragraph. */
  readonly intro: string
  readonly picture: PictureProps
  readonly standard: readonly string[]
  readonly specialized: readonly string[]
  readonly sheets: readonly texts.SheetTexts[]
  /** Points in the image. */
  readonly points: readonly texts.RoomPoint[]
  readonly reasons: readonly texts.TitledText[]
  /** `/contact?service=<form value>` */
  readonly quoteHref: string
  /** All other services. */
  readonly others: readonly ServiceCardProps[]
  /** For this kind of building. */
  readonly estimate?: EstimateProps | undefined
  readonly notice?: UnpublishedNotice | undefined
}

interface AreasProps {
  readonly kind: 'areas'
  readonly texts: texts.AreasTexts
  readonly map: MapProps
  readonly areas: readonly AreaCardProps[]
}

/** A service on a city page. */
export interface ServiceGroupProps extends Link {
  readonly id: string
  readonly description: string
  readonly features: readonly string[]
}

interface AreaProps {
  readonly kind: 'area'
  readonly texts: texts.AreaPageTexts
  readonly city: string
  readonly description: string
  readonly features: readonly string[]
  readonly picture: PictureProps
  readonly text: RichText
  readonly groups: readonly ServiceGroupProps[]
  readonly quoteHref: string
  /** The nearest cities, nearest first. */
  readonly nearby: readonly NearbyProps[]
  readonly map: MapProps
  readonly notice?: UnpublishedNotice | undefined
}

interface FaqProps {
  readonly kind: 'faq'
  readonly texts: texts.FaqTexts
  readonly categories: readonly (Anchor & { readonly questions: readonly QuestionProps[] })[]
}

export interface BlogProps {
  readonly kind: 'blog'
  readonly texts: texts.BlogTexts
  readonly heading: string
  /** The newest post; only on the first page. */
  readonly featured?: PostCardProps | undefined
  /** Newest first. */
  readonly posts: readonly PostCardProps[]
  /** URL of the search index; only on the first page, which the other pages' search form submits to. */
  readonly searchIndex?: string | undefined
  /** Absent if all posts fit on one page. */
  readonly pagination?: PaginationProps | undefined
}

export interface PaginationProps {
  readonly previous?: string | undefined
  readonly next?: string | undefined
  /** The first page, the last, and those around the current one. */
  readonly pages: readonly { readonly number: number; readonly href: string; readonly isCurrent: boolean }[]
}

export interface PostProps {
  readonly kind: 'post'
  readonly texts: texts.PostPageTexts
  readonly cardTexts: Pick<texts.BlogTexts, 'readMore' | 'readMoreAbout' | 'tags'>
  readonly post: PostCardProps
  readonly updated?: DateProps | undefined
  readonly notice?: UnpublishedNotice | undefined
  /** Absent if the Markdown body is empty. */
  readonly body?: RichText | undefined
  /** Whether the body has a task list, which can be shown on its own. */
  readonly hasTasks: boolean
  /** Second-level headings of the body. */
  readonly contents: readonly Anchor[]
  readonly related: readonly PostCardProps[]
}

/** A page defined only by a content file. */
interface OwnPageProps {
  readonly kind: 'page'
  /** Shared with the privacy policy, the other page that is mostly text. */
  readonly texts: Pick<texts.PrivacyTexts, 'contents' | 'updated'>
  readonly title: string
  readonly description: string
  /** BCP 47, if it isn't the site's. */
  readonly language?: string | undefined
  readonly picture?: PictureProps | undefined
  readonly updated?: DateProps | undefined
  readonly notice?: UnpublishedNotice | undefined
  readonly body: RichText
  readonly contents: readonly Anchor[]
  readonly callToAction?: texts.CallToActionTexts | undefined
}

interface ContactProps {
  readonly kind: 'contact'
  readonly texts: texts.ContactTexts
  /** Below the steps. */
  readonly picture: PictureProps | undefined
  readonly estimate?: EstimateProps | undefined
  readonly sending: SendingProps
}

interface PrivacyProps {
  readonly kind: 'privacy'
  readonly texts: texts.PrivacyTexts
  /** The date of the last change, or of the build. */
  readonly updated: DateProps
  readonly body: RichText
  readonly contents: readonly Anchor[]
}

interface NotFoundProps {
  readonly kind: 'not-found'
  readonly texts: texts.NotFoundTexts
  readonly picture: PictureProps | undefined
}

type ContentProps =
  | HomeProps
  | AboutProps
  | ServiceProps
  | AreasProps
  | AreaProps
  | FaqProps
  | BlogProps
  | PostProps
  | OwnPageProps
  | ContactProps
  | PrivacyProps
  | NotFoundProps

export type BodyProps = ContentProps | StyleguideProps

/** The kinds of published pages. */
export type PageKind = ContentProps['kind']

/** Everything needed to render one page. */
export interface PageProps {
  /** `/services/office` */
  readonly path: string
  readonly head: HeadProps
  readonly site: SiteProps
  readonly assets: AssetProps
  /** From the home page to this one, inclusive; empty on the home page. */
  readonly breadcrumbs: readonly Link[]
  readonly body: BodyProps
}

/** A page whose body is of the given kind. */
export interface PageOf<Kind extends BodyProps['kind']> extends PageProps {
  readonly body: Extract<BodyProps, { readonly kind: Kind }>
}

/** One body of each kind of page that every site has, as sample content. */
export type Bodies = { readonly [Kind in Exclude<PageKind, 'page'>]: Extract<BodyProps, { readonly kind: Kind }> }

/** `/styleguide`, under `npm start` only. */
interface StyleguideProps extends StyleguideParts {
  readonly kind: 'styleguide'
  readonly bodies: Bodies
}
