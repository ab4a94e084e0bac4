import type { Thing } from 'schema-dts'
import type { BodyProps } from '../../templates/page-props.ts'
import type { HeadProps, Link, MapProps, PictureProps } from '../../templates/props.ts'
import type { StyleguideParts } from '../../templates/styleguide/props.ts'
import type { Marked } from '../map/build-map.ts'
import type { Post, Site } from '../model/site.ts'

/** What one page is to be, before the parts that all pages share are put around it. */
export interface PagePlan {
  /** `/services/office`; the file is named after it. */
  readonly path: string
  readonly title: string
  /** What the page shows as its first heading. */
  readonly heading: string
  readonly description: string
  /** Picture that is shown where the page is shared: its path under `content/images`, and what it shows. */
  readonly image: { readonly path: string; readonly alt: string }
  readonly type: HeadProps['type']
  readonly published?: string | undefined
  readonly modified?: string | undefined
  /** Pages with an address of their own are in the sitemap. */
  readonly listed: boolean
  /** The pages before and after this one in a list. */
  readonly previous?: string | undefined
  readonly next?: string | undefined
  /** The day on which the content last changed, where the content says so. */
  readonly lastModified?: string | undefined
  readonly breadcrumbs: readonly Link[]
  readonly body: BodyProps
  readonly things: readonly Thing[]
}

/** What plans are made from. */
export interface PlanContext {
  readonly site: Site
  readonly pictureOf: (image: string, alt: string) => PictureProps
  /** The quote form goes to a stand-in on the server that serves the page. */
  readonly sendsToStandIn: boolean
  /** Address of the search index. */
  readonly searchIndex: string
  /** The map of all cities; on a city's own page with what is marked there. */
  readonly mapOf: (marked?: Marked) => MapProps
  /** The posts that are named at the end of one. */
  readonly relatedTo: (post: Post) => readonly Post[]
  /** Absolute address of a picture, for readers that see it away from its page. */
  readonly addressOf: (image: string) => string
  /** Under `start` alone. */
  readonly styleguide?: StyleguideParts | undefined
}
