import type { PageParts } from '../../templates/page-parts.ts'

/** Elements that many pages have alike, byte for byte, in their order: two thirds of a page. */
const shared = [
  ['<style>', '</style>'],
  ['<header', '</header>'],
  ['<footer', '</footer>'],
] as const

/** A whole page in parts, as the templates give it. */
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
