/** The whole site as data: typed, sorted, filled, with Markdown turned into HTML. Pages and derived files are made only from it. */
import type { Download } from '../../content/load/load-downloads.ts'
import type { SiteConfig } from '../../schema/config.ts'
import type { AreaEntry } from '../../schema/area.ts'
import type { FileData, FileName } from '../../schema/collections.ts'
import type { FaqEntry } from '../../schema/faq.ts'
import type { Locale } from '../../schema/locale.ts'
import type { PageFrontMatter } from '../../schema/page.ts'
import type { PostFrontMatter } from '../../schema/post.ts'
import type { Redirect } from '../../schema/redirect.ts'
import type { ServiceEntry } from '../../schema/service.ts'
import type { TeamMember } from '../../schema/team.ts'
import type { TestimonialEntry } from '../../schema/testimonial.ts'
import type { RenderedText } from '../../content/markdown/html/render-markdown.ts'
import type { Geography } from '../map/geography.ts'
import type { Anchor, CompanyProps, EstimateProps, NearbyProps, NoticeProps } from '../../../templates/props.ts'

/** A choice for each service and each industry, by the value that is sent. */
export interface Industries {
  readonly options: Readonly<Record<string, string>>
  /** The services behind values, by their ids. */
  readonly services: Readonly<Record<string, string>>
}

interface Addressed {
  readonly id: string
  /** `/services/office` */
  readonly path: string
}

export interface Service extends ServiceEntry, Addressed {}

export interface Area extends AreaEntry, Addressed {
  /** `text` as HTML. */
  readonly rendered: RenderedText
  /** The other cities, nearest first. */
  readonly nearby: readonly NearbyProps[]
}

export interface Post extends PostFrontMatter, Addressed {
  /** Names all that the file says: equal versions, equal posts on the same day. */
  readonly version: string
  /** The body as HTML; empty where the body is. Got when it is asked for: there may be thousands. */
  readonly readHtml: () => string
  /** What it names by number. */
  readonly pictures: RenderedText['pictures']
  /** The day of its last change. */
  readonly modified: string
  /** Addresses of files that it links to. */
  readonly downloads: readonly string[]
  /** What a search finds it by: see `collectWords`. */
  readonly readWords: () => readonly string[]
  readonly contents: readonly Anchor[]
  /** Minutes. */
  readonly minutes: string
  readonly unpublished: 'draft' | 'scheduled' | undefined
}

/** A page made only from a content file. */
export interface OwnPage extends PageFrontMatter, Addressed {
  readonly rendered: RenderedText
  readonly contents: readonly Anchor[]
}

export interface Question extends FaqEntry {
  readonly id: string
  /** `answer` as HTML. */
  readonly rendered: RenderedText
}

/** Texts of the pages, with every placeholder filled that does not depend on the entry. */
export type PageTexts = {
  readonly [
    Name in Exclude<FileName, 'faq' | 'testimonials' | 'team' | 'notices' | 'estimate' | 'map' | 'redirects'>
  ]: FileData<Name>
}

/** What any page may show: all but the posts, of which there may be thousands, and the day, which is another tomorrow. */
export interface SharedSite {
  readonly config: SiteConfig
  readonly locale: Locale
  readonly company: CompanyProps
  readonly texts: PageTexts
  readonly services: readonly Service[]
  readonly areas: readonly Area[]
  /** Whether there are posts to list. */
  readonly hasBlog: boolean
  /** In the order of menus; drafts only where they were asked for. */
  readonly pages: readonly OwnPage[]
  /** The choices of the quote form's list of services and industries. */
  readonly industries: Industries
  /** What the map shows around the cities. */
  readonly geography: Geography
  /** Absent if there is none. */
  readonly estimate: EstimateProps | undefined
  readonly questions: readonly Question[]
  readonly testimonials: readonly TestimonialEntry[]
  readonly team: readonly TeamMember[]
  readonly aboutStory: RenderedText
  /** Those that are shown on some page, urgent ones first. */
  readonly notices: readonly NoticeProps[]
  /** Sorted by the address that was given up. */
  readonly redirects: readonly Redirect[]
  readonly privacy: { readonly rendered: RenderedText; readonly contents: readonly Anchor[] }
}

export interface Site extends SharedSite {
  /** The day of the build in the site's zone. */
  readonly today: string
  /** Newest first; drafts and posts of the future only where they were asked for. */
  readonly posts: readonly Post[]
  /** What posts show beyond ASCII. */
  readonly characters: string
  /** Files that visitors may download. */
  readonly downloads: readonly Download[]
}

/** What any page may show, without what only some may. */
export function shareSite(site: Site): SharedSite {
  const { today: _today, posts: _posts, characters: _characters, downloads: _downloads, ...shared } = site
  return shared
}
