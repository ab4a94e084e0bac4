import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { Answer } from './ask-address.ts'
import { allowListFile } from './allow-list.ts'
import type { ExternalLink } from './external-links.ts'

/** What is told of links: at each place that has one, an error where nobody comes there, a warning where nobody knows. */
export function describeAnswers(
  links: readonly ExternalLink[],
  answers: ReadonlyMap<string, Answer>,
): readonly Diagnostic[] {
  return links.flatMap(({ address, places }) => {
    const answer = answers.get(address)
    if (!answer || answer.kind === 'alive') return []
    return places.map(({ file, place }) => ({ ...describe(address, answer), file, place }))
  })
}

function describe(address: string, answer: Exclude<Answer, { kind: 'alive' }>) {
  const code = 'links/unreachable' as const
  if (answer.kind === 'dead') {
    const message = `Visitors do not reach \`${address}\`: ${answer.reason}.`
    return { severity: 'error', code, message, hint: 'correct the address, or remove the link.' } as const
  }
  const message = `Whether visitors reach \`${address}\` is not known: ${answer.reason} to programs.`
  const hint = `look at it in a browser; where it is good, write it into ${allowListFile}.`
  return { severity: 'warning', code, message, hint } as const
}
