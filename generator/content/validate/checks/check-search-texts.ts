import { leastLength } from '../../../schema/fields.ts'
import { fillText, type Placeholders } from '../../../schema/site/placeholders.ts'
import { todoMarker } from '../../../schema/todo-marker.ts'
import { countOf } from '../../../shared/diagnostics/format.ts'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { ParsedContent } from '../entry.ts'
import { type Path, valueAt } from '../find-place.ts'
import { reportIn } from '../report-in.ts'

/** Characters of a title that search results show before cutting it. */
const shownOfTitle = 60

/** The same of a description. */
const shownOfDescription = 160

/**
 * Characters. Search engines usually replace a shorter description with text from the page. A longer one is cut in search results
 * and makes cards uneven in height.
 */
export const goodDescription = { least: 70, most: 170 }

/**
 * Warns about titles that search results would cut, and descriptions that they would cut or replace. Descriptions are measured
 * with their placeholders filled in.
 */
export function checkSearchTexts(
  { parsed, raw, kind, isValid }: ParsedContent,
  values: Placeholders | undefined,
  report: Report,
): void {
  const { title: titlePath, description: descriptionPath } = pathsOf(kind, raw)
  const [title, description] = [valueAt(raw, titlePath), valueAt(raw, descriptionPath)]
  // Schema errors have been reported, and the 404 page isn't in search results.
  if (!isValid || typeof title !== 'string' || kind.single === 'notFound') return
  const { warn } = reportIn(parsed, report)
  // The company name at the end may be cut, because results show it above the title.
  const { length } = title.replaceAll(/\s*[|–-]?\s*\{\w+\}/g, '').trim()
  if (length > shownOfTitle) {
    const message = `\`${titlePath.join('.')}\` has ${length} characters, but search results show about ${shownOfTitle}.`
    const hint = `put what matters first, and cut ${countOf(length - shownOfTitle, 'character')}.`
    warn('content/long-title', titlePath, message, hint)
  }
  // TODO texts are reported separately.
  if (typeof description !== 'string' || description.startsWith(todoMarker)) return
  const isTitle = description.toLowerCase() === title.toLowerCase()
  const { length: shown } = values ? fillText(description, values) : description
  const isLong = shown > goodDescription.most
  if (!isTitle && !isLong && shown >= leastLength(description, goodDescription.least)) return
  const weakness = isTitle
    ? 'repeats the title'
    : isLong
      ? `has ${shown} characters; search results and social cards show up to ${shownOfDescription}`
      : `has ${shown} characters; search engines often replace descriptions this short`
  const message = `\`${descriptionPath.join('.')}\` ${weakness}.`
  const hint = isLong
    ? `put what matters first, and cut ${countOf(shown - shownOfDescription, 'character')}.`
    : 'say in one or two sentences what visitors find on the page.'
  warn('content/weak-description', descriptionPath, message, hint)
}

function pathsOf(kind: ParsedContent['kind'], raw: unknown): { readonly title: Path; readonly description: Path } {
  if (kind.single) return { title: ['meta', 'title'], description: ['meta', 'description'] }
  if (kind.collection === 'posts') return { title: ['title'], description: ['excerpt'] }
  if (kind.collection !== 'pages') return { title: ['metaTitle'], description: ['metaDescription'] }
  const title = valueAt(raw, ['metaTitle']) === undefined ? 'title' : 'metaTitle'
  return { title: [title], description: ['description'] }
}
