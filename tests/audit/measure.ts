import lighthouse, { type Result } from 'lighthouse'
import type { Figures } from './bars.ts'

interface Run {
  readonly figures: Omit<Figures, 'document'>
  /** Problems that Lighthouse found, each with its category. Times and sizes are in the figures. */
  readonly problems: readonly string[]
}

interface MeasureOptions {
  /** The browser's debugging port. */
  readonly port: number
  /** Audits to leave out. */
  readonly without: readonly string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Loads a page once on Lighthouse's phone: cold cache, simulated throttling. */
export async function measurePage(address: string, { port, without }: MeasureOptions): Promise<Run> {
  const outcome = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    skipAudits: [...without],
  })
  if (!outcome) throw new Error(`Lighthouse gave no result for ${address}.`)
  const { lhr } = outcome
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
  return { figures: readFigures(lhr), problems: [...lhr.runWarnings, ...listProblems(lhr)] }
}

function readFigures(lhr: Result): Run['figures'] {
  const score = (name: (typeof categories)[number]) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const requests = readRequests(lhr)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    total: weigh(requests),
    scripts: weigh(requests.filter(({ type }) => type === 'Script')),
    requests: requests.length,
  }
}

interface Request {
  readonly type: unknown
  readonly bytes: number
}

/** All requests until the page was idle. */
function readRequests({ audits }: Result): readonly Request[] {
  const details = audits['network-requests']?.details
  if (details?.type !== 'table') throw new Error('Lighthouse did not report its requests.')
  // Chromium loads the icon of a date field from a `data:` URL of its own.
  const fetched = details.items.filter(({ url }) => typeof url === 'string' && !url.startsWith('data:'))
  return fetched.map(({ resourceType, transferSize }) => ({ type: resourceType, bytes: Number(transferSize) }))
}

function weigh(requests: readonly Request[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0)
}

function listProblems({ categories: found, audits }: Result): readonly string[] {
  return categories.slice(1).flatMap((name) =>
    (found[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return []
      return [`${name}: ${audit.title} (${id})`]
    }),
  )
}
