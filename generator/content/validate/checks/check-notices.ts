import type { FileData } from '../../../schema/collections.ts'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource } from '../entry.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import { findPlace } from '../find-place.ts'
import { paths } from '../../../schema/paths.ts'
import { findNearPage } from '../links/find-near-page.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import { reportIn } from '../report-in.ts'
import { explainLink } from './check-links.ts'

/** Reports broken or nested links in notices, and unknown pages to show them on. */
export function checkNotices(source: CheckedSource, targets: LinkTargets, report: Report): void {
  const { kind, isValid, raw, texts, file } = source
  if (!isValid || kind.single !== 'notices') return
  for (const [index, { link, pages }] of (raw as FileData<'notices'>).entries()) {
    const isTwofold = link !== undefined && (texts[`${index}.text`]?.links.length ?? 0) > 0
    const found = isTwofold ? linkInLink : link !== undefined && explainLink(link, source, targets)
    if (found) report({ severity: 'error', file, place: findPlace(source.parsed, [index, 'link']).place, ...found })
    for (const [number, address] of (Array.isArray(pages) ? pages : []).entries()) {
      if (targets.pages.has(address) || targets.unpublished.has(address)) continue
      const message = `There is no page \`${address}\` to show this notice on.`
      const hint = hintForPage(address, targets)
      reportIn(source, report).error('content/unknown-reference', [index, 'pages', number], message, hint)
    }
  }
}

const linkInLink = {
  code: 'content/invalid-value',
  message: 'The text already has a link, and `link` would turn all of it into one.',
  hint: 'delete the `link` line, or the link in the text.',
} as const

function hintForPage(address: string, targets: LinkTargets): string {
  const whole = address.replace(/[?#].*$/, '')
  if (targets.pages.has(whole)) return `write \`${whole}\`.`
  const near = findNearPage(whole, targets.pages)
  return near === undefined
    ? `write the address of a page that exists, such as \`${paths.contact}\`, or remove \`${shorten(address)}\` from the list.`
    : `did you mean \`${near}\`?`
}
