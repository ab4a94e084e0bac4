import { todoMarker } from '../../../schema/todo-marker.ts'
import { type Report, reportIn } from '../../../shared/diagnostics/diagnostic.ts'
import type { ParsedContent } from '../entry.ts'
import { findPlace, type Path, valueAt } from '../find-place.ts'

/** Letters of a title that search results show; what follows is cut. */
const shownOfTitle = 60

/** A shorter description is mostly replaced by a piece of the page. */
const leastOfDescription = 70

/** Warns of titles that search results would cut, and of descriptions that they would replace. */
export function checkSearchTexts({ parsed, raw, kind, isValid }: ParsedContent, report: Report): void {
  // What breaks a rule of the schema was reported as an error.
  if (!isValid) return
  const { warn } = reportIn(parsed.file, report)
  const keys = keysOf(kind, raw)
  const [title, description] = [textAt(raw, keys.title), textAt(raw, keys.description)]
  // The company's name at the end of a title may be cut, because results show it above.
  const length = title?.replaceAll(/\s*[|–-]?\s*\{\w+\}/g, '').trim().length ?? 0
  if (length > shownOfTitle) {
    const message = `${nameOf(keys.title)} has ${length} characters, of which search results show about ${shownOfTitle}.`
    const hint = `put what matters first, and leave out ${length - shownOfTitle} characters.`
    warn('content/long-title', findPlace(parsed, keys.title).place, message, hint)
  }
  // One that is still to be written is reported as that.
  if (description === undefined || description.startsWith(todoMarker)) return
  const isTitle = description.toLowerCase() === title?.toLowerCase()
  if (!isTitle && description.length >= leastOfDescription) return
  const message = isTitle
    ? `${nameOf(keys.description)} says the same as the title.`
    : `${nameOf(keys.description)} has ${description.length} characters; search results show up to 160, and take another text for so short a one.`
  const hint = 'say in one or two sentences what a visitor finds on the page.'
  warn('content/weak-description', findPlace(parsed, keys.description).place, message, hint)
}

function keysOf(kind: ParsedContent['kind'], raw: unknown): { readonly title: Path; readonly description: Path } {
  if ('single' in kind) {
    // A page that is not there stands in no search results.
    if (kind.single === 'notFound' || textAt(raw, ['meta', 'title']) === undefined)
      return { title: [], description: [] }
    return { title: ['meta', 'title'], description: ['meta', 'description'] }
  }
  if (kind.collection === 'posts') return { title: ['title'], description: ['excerpt'] }
  return { title: ['metaTitle'], description: ['metaDescription'] }
}

function textAt(raw: unknown, path: Path): string | undefined {
  const value = valueAt(raw, path)
  return typeof value === 'string' ? value : undefined
}

function nameOf(path: Path): string {
  return `\`${path.join('.')}\``
}
