import type { Pack } from '../cache/pack.ts'
import { shortHash } from '../cache/short-hash.ts'

/** Keeps each page as it was rendered last, with all that it was made of. */
export interface PageMemory {
  /** The page of this version, from an earlier run or rendered now. */
  remember(path: string, version: string, render: () => string): string
}

/** For a run that keeps nothing. */
export const renderAnew: PageMemory = { remember: (_path, _version, render) => render() }

/** Parts that many pages have alike, byte for byte, in their order: two thirds of a page. */
const shared = [
  ['<style>', '</style>'],
  ['<header', '</header>'],
  ['<footer', '</footer>'],
] as const

/** Stands between the parts of a kept page; no page holds it. */
const seam = '\0'

/** Keeps each page in a pack without what it shares with others, and that once. */
export function rememberPages(pack: Pack): PageMemory {
  const keep = createKeeper(pack)
  return {
    remember(path, version, render) {
      const key = `page ${path}`
      const [made, ...kept] = pack.get(key)?.split(seam) ?? []
      const page = made === version ? joinPage(kept, (part) => pack.get(part)) : undefined
      if (page !== undefined) return page
      const rendered = render()
      const parts = splitPage(rendered)
      pack.set(key, [version, ...parts.map((part, index) => (index % 2 === 1 ? keep(part, index) : part))].join(seam))
      return rendered
    },
  }
}

/** Keeps a shared part, which mostly is that of the page before. Returns its key. */
function createKeeper(pack: Pack): (part: string, index: number) => string {
  const latest = new Map<number, { readonly part: string; readonly key: string }>()
  return (part, index) => {
    const before = latest.get(index)
    if (before?.part === part) return before.key
    const key = shortHash(part)
    if (!pack.has(key)) pack.set(key, part)
    latest.set(index, { part, key })
    return key
  }
}

/** What is the page's own and what is shared, by turns. */
function splitPage(page: string): string[] {
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

/** `undefined` where a shared part is lost. */
function joinPage(kept: readonly string[], find: (part: string) => string | undefined): string | undefined {
  const parts = kept.map((part, index) => (index % 2 === 1 ? find(part) : part))
  return parts.includes(undefined) ? undefined : parts.join('')
}
