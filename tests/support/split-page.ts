import type { PageParts } from '../../templates/document/page-parts.ts'

/** Elements that are identical on many pages, in order: two thirds of a page. */
const shared = [
  ['<style>', '</style>'],
  ['<header', '</header>'],
  ['<footer', '</footer>'],
] as const

/** Splits a whole page into parts like the templates. */
export function splitPage(page: string): PageParts {
  const parts: string[] = []
  let from = 0
  for (const [opening, closing] of shared) {
    const start = page.indexOf(opening, from)
    const end = start < 0 ? -1 : page.indexOf(closing, start)
    if (end < 0) continue
    parts.push(page.slice(from, start), page.slice(start, end + closing.length))
    from = end + closing.length
  }
  return [...parts, page.slice(from)]
}
