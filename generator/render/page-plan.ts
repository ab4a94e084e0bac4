import type { Thing } from 'schema-dts'
import type { BodyProps } from '../../templates/page-props.ts'
import type { HeadProps, Link, MapProps, PictureProps } from '../../templates/props.ts'
import { shortHash } from '../shared/cache/short-hash.ts'
import type { Marked } from './map/build-map.ts'
import type { PageTexts, Post, SharedSite } from './model/site.ts'
import type { FactsOf } from './file-facts.ts'

/** What is known about a page before it is planned. */
export interface PageOutline {
  /** `/services/office`; also the file's name. */
  readonly path: string
  /** The page's first heading. */
  readonly heading: string
  /** Image shown when the page is shared: its path under `content/images`, and its alt text. */
  readonly image: { readonly path: string; readonly alt: string }
  /** Whether the page is in the sitemap. Pages without their own address aren't. */
  readonly listed: boolean
  /** The day of the content's last change, `YYYY-MM-DD`, if the content says so. Never from the clock. */
  readonly lastModified?: string | undefined
}

/** One page's own part, without what all pages share. */
export interface PagePlan {
  readonly title: string
  readonly description: string
  readonly type: HeadProps['type']
  readonly published?: string | undefined
  readonly modified?: string | undefined
  /** The previous and next page of a list. */
  readonly previous?: string | undefined
  readonly next?: string | undefined
  readonly verification?: HeadProps['verification']
  readonly breadcrumbs: readonly Link[]
  readonly body: BodyProps
  readonly things: readonly Thing[]
}

export interface WholePlan extends PageOutline, PagePlan {}

/** The hash of each part that a page is made from: equal inputs, equal pages. `--explain` reports which part changed. */
export type Inputs = Readonly<Record<string, string>>

/** A page of the site, with what other files need from it. */
export interface PlannedPage extends PageOutline {
  readonly kind: PagePlan['body']['kind']
  /** The section of the site that it belongs to; absent on the home page. */
  readonly section?: string | undefined
  readonly inputs: Inputs
  readonly plan: () => PagePlan
}

/** For kinds with few pages, which are always planned. */
export function planNow(plan: WholePlan): PlannedPage {
  return planLater(plan, {}, () => plan)
}

/** For a page with a part that takes long: `more` versions that part, and only `whole` computes it. */
export function planLater(
  plan: Omit<WholePlan, 'body'> & { readonly body: Pick<WholePlan['body'], 'kind'> },
  more: Inputs,
  whole: () => PagePlan,
): PlannedPage {
  const { path, heading, image, listed, lastModified, breadcrumbs, body } = plan
  const inputs = { content: shortHash(JSON.stringify(plan)), ...more }
  const section = breadcrumbs[1]?.label
  return { path, heading, image, listed, lastModified, kind: body.kind, section, inputs, plan: whole }
}

/** Formats inputs as a version: `settings:77ab01c2 post:1f0c9a2b`. */
export function formatInputs(inputs: Inputs): string {
  let text = ''
  for (const name in inputs) text += `${text === '' ? '' : ' '}${name}:${inputs[name]}`
  return text
}

/** Parses what `formatInputs` wrote. */
export function parseInputs(version: string): Inputs {
  return Object.fromEntries(version.split(' ').map((part) => part.split(':', 2) as [string, string]))
}

/** What post pages may use: a change to any of this rebuilds thousands of them, so FAQ answers, for example, are left out. */
export interface PostSite extends Pick<SharedSite, 'config' | 'locale' | 'company'> {
  readonly texts: Pick<PageTexts, 'site' | 'postPage' | 'blog'>
}

/** What post pages are planned from. */
export interface PostContext {
  readonly site: PostSite
  readonly pictureOf: (image: string, alt: string) => PictureProps
  /** Absolute address of an image, for use outside its page. */
  readonly addressOf: (image: string) => string
  /** The file type and size shown on a link to a file. */
  readonly factsOf: FactsOf
}

/** What pages are planned from. Posts aren't included, so that a page that lists some has to ask for them. */
export interface PlanContext extends PostContext {
  readonly site: SharedSite
  /** The quote form posts to a stand-in on the local server. */
  readonly sendsToOutbox: boolean
  /** The map of all cities; on a city page, with marks. */
  readonly mapOf: (marked?: Marked) => MapProps
  /** Versions everything that maps show, except the city that is marked. */
  readonly mapVersion: string
}

/** The site's posts, for pages that list some. */
export interface PostLists {
  /** Newest first. */
  readonly posts: readonly Post[]
  /** For each post, a version of everything that pages show of it: see `createPostNamer`. */
  readonly names: readonly string[]
  /** For each post, the indexes of its related posts. */
  readonly related: readonly (readonly number[])[]
  /** Address of the search index. */
  readonly searchIndex: string
}
