import { brotliCompressSync } from 'node:zlib'
import type { AuditedPage, Figures } from './bars.ts'
import { isDoubtful, judge, type Verdict } from './judge.ts'
import { measurePage } from './measure.ts'

export interface PageResult {
  readonly page: AuditedPage
  /** All loads, by round. If there were two rounds, the second one counts. */
  readonly rounds: readonly (readonly Figures[])[]
  readonly verdicts: readonly Verdict[]
  /** Problems that Lighthouse found in any of them. */
  readonly problems: readonly string[]
}

interface AuditOptions {
  /** Where the site is served. */
  readonly origin: string
  /** The browser's debugging port. */
  readonly port: number
  /** Loads per round. */
  readonly runs: number
}

interface Load {
  readonly figures: Figures
  readonly problems: readonly string[]
}

/** Loads a page several times and checks it against the goals. If a time misses its goal, a second round counts. */
export async function auditPage(page: AuditedPage, options: AuditOptions): Promise<PageResult> {
  const rounds = [await loadAll(page, options)]
  if (isDoubtful(judgeLast(page, rounds))) rounds.push(await loadAll(page, options))
  const problems = rounds.flat().flatMap((load) => load.problems)
  return {
    page,
    rounds: rounds.map((loads) => loads.map(({ figures }) => figures)),
    verdicts: judgeLast(page, rounds),
    problems: [...new Set(problems)],
  }
}

function judgeLast(page: AuditedPage, rounds: readonly (readonly Load[])[]): readonly Verdict[] {
  const figures = (rounds.at(-1) ?? []).map((load) => load.figures)
  return judge(page.name, figures)
}

async function loadAll(page: AuditedPage, options: AuditOptions): Promise<readonly Load[]> {
  const loads: Load[] = []
  while (loads.length < options.runs) loads.push(await loadPage(page, options))
  return loads
}

/** Loads a page once. */
export async function loadPage(page: AuditedPage, { origin, port }: AuditOptions): Promise<Load> {
  const address = origin + page.path
  const { figures, problems } = await measurePage(address, { port, without: Object.keys(page.without) })
  const html = await (await fetch(address)).text()
  return { figures: { ...figures, document: brotliCompressSync(html).length }, problems }
}
