import { listKinds, pageKinds } from '../support/page-kinds.ts'

/** The measurements of one page load: times in milliseconds, sizes in transferred bytes. */
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
  /** The document with its styles, at Brotli's best compression level, as precompressed by a host. */
  readonly document: number
}

/** A column of the table, with its goal. */
export interface Bar {
  readonly figure: keyof Figures
  readonly title: string
  /** Which of several runs counts: the median or the worst. */
  readonly take: 'median' | 'worst'
  readonly wants: 'atLeast' | 'atMost'
  readonly home: number
  readonly others: number
  /** Divisor for the unit in the table. */
  readonly unit: number
  readonly digits: number
  /** Depends on how busy the machine is. */
  readonly isTimed: boolean
}

const score = { wants: 'atLeast', home: 100, others: 100, unit: 1, digits: 0 } as const
const seconds = { take: 'median', wants: 'atMost', unit: 1000, digits: 3, isTimed: true } as const
const KiB = { take: 'worst', wants: 'atMost', unit: 1024, digits: 1, isTimed: false } as const

/**
 * The project's goals for the home page and for all other pages. They apply to Lighthouse's phone with simulated throttling,
 * a median of three runs, Brotli, and plain HTTP on loopback.
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
  // 0.000 when rounded to three digits.
  { figure: 'shift', title: 'CLS', home: 0.00049, others: 0.00049, ...KiB, unit: 1, digits: 3 },
  { figure: 'total', title: 'KiB', home: 75 * 1024, others: 55 * 1024, ...KiB },
  { figure: 'scripts', title: 'JS KiB', home: 2 * 1024, others: 2 * 1024, ...KiB },
  // Everything that the browser requests on its own, including the site's icon and manifest.
  { figure: 'requests', title: 'requests', home: 6, others: 5, ...KiB, unit: 1, digits: 0 },
  { figure: 'document', title: 'doc KiB', home: 14_000, others: 14_000, ...KiB },
]

export interface AuditedPage {
  readonly name: string
  readonly path: string
  /** Lighthouse audits that don't apply to the page, with reasons. */
  readonly without: Readonly<Record<string, string>>
}

/**
 * The URL path of `404.html` during the audit. Lighthouse rejects pages with an error status, and the browser would log the
 * 404 to the console. Only for the audit, the page is also served with 200.
 */
export const notFoundAlias = '/not-found'

/** Audited only for comparison: it shows the cost of the machine and the browser for any page. */
export const emptyPage: AuditedPage = { name: 'empty', path: '/empty-page', without: {} }
export const emptyDocument = '<!doctype html><html lang="en"><title>An empty page</title><p>It has one sentence.'

/** Every kind of page. */
export const auditedPages: readonly AuditedPage[] = [
  ...listKinds(pageKinds).map(([name, path]) => ({ name, path, without: {} })),
  {
    name: 'not found',
    path: notFoundAlias,
    without: { 'is-crawlable': 'a 404 page must not be in search results' },
  },
]
