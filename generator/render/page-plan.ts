import type { Thing } from 'schema-dts'
import type { BodyProps } from '../../templates/page-props.ts'
import type { HeadProps, Link, MapProps, PictureProps } from '../../templates/props.ts'
import { shortHash } from '../shared/cache/short-hash.ts'
import type { Marked } from './map/build-map.ts'
import type { PageTexts, Post, SharedSite } from './model/site.ts'
import type { FactsOf } from './rich-text.ts'

/** What is known of a page before it is planned. */
export interface PageOutline {
  /** `/services/office`; the file is named after it. */
  readonly path: string
  /** What the page shows as its first heading. */
  readonly heading: string
  /** Picture that is shown where the page is shared: its path under `content/images`, and what it shows. */
  readonly image: { readonly path: string; readonly alt: string }
  /** Pages with an address of their own are in the sitemap. */
  readonly listed: boolean
  /** The day on which the content last changed, where the content says so. */
  readonly lastModified?: string | undefined
}

/** What one page is to be, before the parts that all pages share are put around it. */
export interface PagePlan {
  readonly title: string
  readonly description: string
  readonly type: HeadProps['type']
  readonly published?: string | undefined
  readonly modified?: string | undefined
  /** The pages before and after this one in a list. */
  readonly previous?: string | undefined
  readonly next?: string | undefined
  readonly breadcrumbs: readonly Link[]
  readonly body: BodyProps
  readonly things: readonly Thing[]
}

export interface WholePlan extends PageOutline, PagePlan {}

/**
 * What a page is made of, each part by a name that changes with it: equal inputs, equal pages. A page of which nothing changed
 * is not even planned, and `--explain` reports which part did.
 */
export type Inputs = Readonly<Record<string, string>>

/** A page of the site, with what other files tell of it. */
export interface PlannedPage extends PageOutline {
  readonly kind: PagePlan['body']['kind']
  /** The part of the site that it belongs to; absent on the home page. */
  readonly section?: string | undefined
  readonly inputs: Inputs
  readonly plan: () => PagePlan
}

/** A page that is planned in any case: there are few of its kind. */
export function planNow(plan: WholePlan): PlannedPage {
  const { path, heading, image, listed, lastModified, breadcrumbs, body } = plan
  const inputs = { content: shortHash(JSON.stringify(plan)) }
  const section = breadcrumbs[1]?.label
  return { path, heading, image, listed, lastModified, kind: body.kind, section, inputs, plan: () => plan }
}

/** Inputs as one name: `post:1f0c9a2b site:77ab01c2`. */
export function formatInputs(inputs: Inputs): string {
  let text = ''
  for (const name in inputs) text += `${text === '' ? '' : ' '}${name}:${inputs[name]}`
  return text
}

/** Reads what `formatInputs` has written. */
export function parseInputs(version: string): Inputs {
  return Object.fromEntries(version.split(' ').map((part) => part.split(':', 2) as [string, string]))
}

/**
 * What the page of a post may show of the site. There may be thousands of them, and each is made again when this changes:
 * that a question of the FAQ did is none of their concern.
 */
export interface PostSite extends Pick<SharedSite, 'config' | 'locale' | 'company'> {
  readonly texts: Pick<PageTexts, 'site' | 'postPage' | 'blog'>
}

/** What plans of posts are made from. */
export interface PostContext {
  readonly site: PostSite
  readonly pictureOf: (image: string, alt: string) => PictureProps
  /** Absolute address of a picture, for readers that see it away from its page. */
  readonly addressOf: (image: string) => string
  /** What a link to a file says of it. */
  readonly factsOf: FactsOf
}

/** What plans are made from. The posts are none of it, so that a page that lists some has to ask for them. */
export interface PlanContext extends PostContext {
  readonly site: SharedSite
  /** The quote form goes to a stand-in on the server that serves the page. */
  readonly sendsToOutbox: boolean
  /** The map of all cities; on a city's own page with what is marked there. */
  readonly mapOf: (marked?: Marked) => MapProps
}

/** The posts of the site, for pages that list some. */
export interface PostLists {
  /** Newest first. */
  readonly posts: readonly Post[]
  /** For each of them a name of all that pages show of it: see `createPostNamer`. */
  readonly names: readonly string[]
  /** For each of them the places of those that are named at its end. */
  readonly related: readonly (readonly number[])[]
  /** Address of the search index. */
  readonly searchIndex: string
}
