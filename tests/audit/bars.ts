import { pageKinds } from '../support/page-kinds.ts'

/** What one load of a page measures: times in milliseconds, weights in bytes as they come over the wire. */
export interface Figures {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocking: number
  readonly shift: number
  readonly total: number
  readonly scripts: number
  readonly requests: number
  /** The document with its styles, at the best compression of brotli: what a host keeps ready. */
  readonly document: number
}

/** A column of the table, and what it must hold. */
export interface Bar {
  readonly figure: keyof Figures
  readonly title: string
  /** Of several runs: the one in the middle, or the worst. */
  readonly take: 'median' | 'worst'
  readonly wants: 'atLeast' | 'atMost'
  readonly home: number
  readonly others: number
  /** In what the table counts. */
  readonly unit: number
  readonly digits: number
  /** Depends on how busy the machine is. */
  readonly isTimed: boolean
}

const score = { wants: 'atLeast', home: 100, others: 100, unit: 1, digits: 0 } as const
const seconds = { take: 'median', wants: 'atMost', unit: 1000, digits: 3, isTimed: true } as const
const KiB = { take: 'worst', wants: 'atMost', unit: 1024, digits: 1, isTimed: false } as const

/**
 * The project's goals for pages: the table “Pages: what we must reach” of performance.md, row “home” and row “others”,
 * with the scores of its row “every page”. They are for Lighthouse's phone with simulated throttling, the median of
 * three runs, brotli, plain HTTP on loopback.
 */
export const bars: readonly Bar[] = [
  { figure: 'performance', title: 'Perf', take: 'median', isTimed: true, ...score },
  { figure: 'performance', title: 'least', take: 'worst', isTimed: true, ...score, home: 99, others: 99 },
  { figure: 'accessibility', title: 'A11y', take: 'worst', isTimed: false, ...score },
  { figure: 'bestPractices', title: 'BP', take: 'worst', isTimed: false, ...score },
  { figure: 'seo', title: 'SEO', take: 'worst', isTimed: false, ...score },
  { figure: 'firstPaint', title: 'FCP s', home: 850, others: 800, ...seconds },
  { figure: 'largestPaint', title: 'LCP s', home: 1100, others: 1000, ...seconds },
  { figure: 'blocking', title: 'TBT ms', home: 80, others: 80, ...seconds, unit: 1, digits: 0 },
  // 0.000 to the digits that are given.
  { figure: 'shift', title: 'CLS', home: 0.00049, others: 0.00049, ...KiB, unit: 1, digits: 3 },
  { figure: 'total', title: 'KiB', home: 75 * 1024, others: 55 * 1024, ...KiB },
  { figure: 'scripts', title: 'JS KiB', home: 2 * 1024, others: 2 * 1024, ...KiB },
  // Everything that the browser asks for by itself, the site's icon and its manifest among them.
  { figure: 'requests', title: 'requests', home: 6, others: 5, ...KiB, unit: 1, digits: 0 },
  { figure: 'document', title: 'doc KiB', home: 14_000, others: 14_000, ...KiB },
]

export interface AuditedPage {
  readonly name: string
  readonly path: string
  /** Audits of Lighthouse that do not fit the page, each with the reason. */
  readonly without: Readonly<Record<string, string>>
}

/**
 * The address of `404.html` while it is audited. Lighthouse takes no page that answers with an error, and the browser
 * itself would write the 404 to the console; so here alone, the page is also served with 200.
 */
export const notFoundAlias = '/not-found'

/** Audited for comparison only: what it takes, the machine and the browser take for any page. */
export const emptyPage: AuditedPage = { name: 'empty', path: '/empty-page', without: {} }
export const emptyDocument = '<!doctype html><html lang="en"><title>An empty page</title><p>It has one sentence.'

/** Every kind of page. */
export const auditedPages: readonly AuditedPage[] = [
  ...Object.entries(pageKinds).map(([name, path]) => ({ name, path, without: {} })),
  {
    name: 'not found',
    path: notFoundAlias,
    without: { 'is-crawlable': 'the page keeps itself out of search results, as it must' },
  },
]
