/**
 * The whole site as data: typed, sorted, filled, and with Markdown rendered to HTML. Pages and derived files are built only from
 * this.
 */
import type { Download } from '../../content/load/load-downloads.ts'
import type { SiteConfig } from '../../schema/site/config.ts'
import type { AreaEntry } from '../../schema/entries/area.ts'
import type { FileData, FileName } from '../../schema/collections.ts'
import type { FaqEntry } from '../../schema/entries/faq.ts'
import type { Locale } from '../../schema/site/locale.ts'
import type { PageFrontMatter } from '../../schema/entries/page.ts'
import type { PostFrontMatter } from '../../schema/entries/post.ts'
import type { Redirect } from '../../schema/entries/redirect.ts'
import type { ServiceEntry } from '../../schema/entries/service.ts'
import type { TeamMember } from '../../schema/entries/team.ts'
import type { TestimonialEntry } from '../../schema/entries/testimonial.ts'
import type { RenderedText } from '../../content/markdown/html/render-markdown.ts'
import type { Geography } from '../map/geography.ts'
import type { Anchor, CompanyProps, EstimateProps, NearbyProps, NoticeProps } from '../../../templates/props.ts'

/** A choice for each service and industry, by form value. */
export interface Industries {
  readonly options: Readonly<Record<string, string>>
  /** IDs of the services, by form value. */
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
  /** The nearest cities, nearest first. */
  readonly nearby: readonly NearbyProps[]
}

export interface Post extends PostFrontMatter, Addressed {
  /** Covers everything in the file: equal versions, equal posts on the same day. */
  readonly version: string
  /** The body as HTML; empty if there is none. Read on demand, since there may be thousands of posts. */
  readonly readHtml: () => string
  /** Images that the HTML refers to by number. */
  readonly pictures: RenderedText['pictures']
  /** Date of the last change. */
  readonly modified: string
  /** Addresses of the files that it links to. */
  readonly downloads: readonly string[]
  /** The words that search finds it by: see `collectWords`. */
  readonly readWords: () => readonly string[]
  readonly contents: readonly Anchor[]
  /** Minutes. */
  readonly minutes: string
  readonly hasTasks: boolean
  readonly unpublished: 'draft' | 'scheduled' | undefined
}

/** An author's own page, made from a single content file. */
export interface OwnPage extends PageFrontMatter, Addressed {
  readonly rendered: RenderedText
  readonly contents: readonly Anchor[]
}

export interface Question extends FaqEntry {
  readonly id: string
  /** `answer` as HTML. */
  readonly rendered: RenderedText
}

/** The pages' texts, with all placeholders filled that don't depend on an entry. */
export type PageTexts = {
  readonly [
    Name in Exclude<FileName, 'faq' | 'testimonials' | 'team' | 'notices' | 'estimate' | 'map' | 'redirects'>
  ]: FileData<Name>
}

/** What every page may use: everything but the posts, of which there may be thousands, and the day, which changes. */
export interface SharedSite {
  readonly config: SiteConfig
  readonly locale: Locale
  readonly company: CompanyProps
  readonly texts: PageTexts
  readonly services: readonly Service[]
  readonly areas: readonly Area[]
  /** Whether there are posts to list. */
  readonly hasBlog: boolean
  /** In menu order; includes drafts only for authors. */
  readonly pages: readonly OwnPage[]
  /** The services and industries to choose from in the quote form. */
  readonly industries: Industries
  /** What the map shows besides the cities. */
  readonly geography: Geography
  /** Absent if there is none. */
  readonly estimate: EstimateProps | undefined
  readonly questions: readonly Question[]
  readonly testimonials: readonly TestimonialEntry[]
  readonly team: readonly TeamMember[]
  readonly aboutStory: RenderedText
  /** Notices shown on some page, urgent ones first. */
  readonly notices: readonly NoticeProps[]
  /** Sorted by old address. */
  readonly redirects: readonly Redirect[]
  readonly privacy: { readonly rendered: RenderedText; readonly contents: readonly Anchor[] }
}

export interface Site extends SharedSite {
  /** The day of the build in the site's time zone. */
  readonly today: string
  /** Newest first; includes drafts and scheduled posts only for authors. */
  readonly posts: readonly Post[]
  /** Characters in posts beyond ASCII. */
  readonly characters: string
  /** Files that visitors may download. */
  readonly downloads: readonly Download[]
}

/** Picks what every page may use. */
export function shareSite(site: Site): SharedSite {
  const { today: _today, posts: _posts, characters: _characters, downloads: _downloads, ...shared } = site
  return shared
}
