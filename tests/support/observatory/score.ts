import { scorePolicy } from './content-policy.ts'
import { scoreCookies } from './cookies.ts'
import {
  scoreContentType,
  scoreFraming,
  scoreReferrer,
  scoreResourcePolicy,
  scoreSharing,
  scoreTransport,
} from './headers.ts'
import type { Finding, Observed } from './observed.ts'
import { scoreIntegrity, scoreRedirection } from './page.ts'

/** The published tests by name. */
const tests: Readonly<Record<string, (observed: Observed) => Finding>> = {
  'content-security-policy': scorePolicy,
  cookies: scoreCookies,
  'cross-origin-resource-sharing': scoreSharing,
  redirection: scoreRedirection,
  'referrer-policy': scoreReferrer,
  'strict-transport-security': scoreTransport,
  'subresource-integrity': scoreIntegrity,
  'x-content-type-options': scoreContentType,
  'x-frame-options': scoreFraming,
  'cross-origin-resource-policy': scoreResourcePolicy,
}

/** Extra points only count from this score on. */
const leastForExtra = 90

/** The minimum score of each grade, from the best. Anything lower is an F. */
const grades = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
] as const

interface Score {
  readonly score: number
  readonly grade: string
  readonly findings: readonly (readonly [test: string, ...Finding])[]
}

/**
 * The score that MDN's HTTP Observatory gives a page, by its published rules
 * (https://developer.mozilla.org/observatory/docs/tests_and_scoring; github.com/mdn/mdn-http-observatory, `src/grader` and
 * `src/analyzer`): 100, minus what is missing, plus extra points if little is missing.
 */
export function scorePage(observed: Observed): Score {
  const findings = Object.entries(tests).map(([test, score]) => [test, ...score(observed)] as const)
  const modifiers = findings.map(([, , modifier]) => modifier)
  const plain = addUp(modifiers.filter((modifier) => modifier < 0))
  const score = Math.max(0, plain >= leastForExtra ? addUp(modifiers) : plain)
  return { score, grade: grades.find(([least]) => score >= least)?.[1] ?? 'F', findings }
}

function addUp(modifiers: readonly number[]): number {
  return modifiers.reduce((total, modifier) => total + modifier, 100)
}
