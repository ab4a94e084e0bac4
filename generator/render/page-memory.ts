import { isShared, type PageParts } from '../../templates/page-parts.ts'
import type { Pack } from '../shared/cache/pack.ts'
import { shortHash } from '../shared/cache/short-hash.ts'

/** Keeps each page as it was rendered last, with all that it was made of. */
export interface PageMemory {
  /** The page of this version, from an earlier run or rendered now. */
  remember(path: string, version: string, render: () => PageParts): PageParts
}

/** For a run that keeps nothing. */
export const renderAnew: PageMemory = { remember: (_path, _version, render) => render() }

/** Stands between the parts of a kept page; no page holds it. */
const seam = '\0'

/** Keeps each page in a pack without what it shares with others, and that once. */
export function rememberPages(pack: Pack): PageMemory {
  const shared = keepShared(pack)
  return {
    remember(path, version, render) {
      const key = `page ${path}`
      const [made, ...kept] = pack.get(key)?.split(seam) ?? []
      const page = made === version ? joinPage(kept, (part) => shared.find(part)) : undefined
      if (page) return page
      const parts = render()
      const own = parts.map((part, index) => (isShared(index) ? shared.keep(part, index) : part))
      pack.set(key, [version, ...own].join(seam))
      return parts
    },
  }
}

/** Shared parts by their hashes: read and hashed once, and the same string for all pages. */
function keepShared(pack: Pack) {
  const latest = new Map<number, { readonly part: string; readonly key: string }>()
  const found = new Map<string, string | undefined>()
  return {
    keep(part: string, index: number): string {
      const before = latest.get(index)
      if (before?.part === part) return before.key
      const key = shortHash(part)
      if (!pack.has(key)) pack.set(key, part)
      latest.set(index, { part, key })
      found.set(key, part)
      return key
    },
    find(key: string): string | undefined {
      const known = found.get(key) ?? pack.get(key)
      found.set(key, known)
      return known
    },
  }
}

/** `undefined` where a shared part is lost. */
function joinPage(kept: PageParts, find: (key: string) => string | undefined): PageParts | undefined {
  const parts = kept.map((part, index) => (isShared(index) ? find(part) : part))
  return parts.every((part) => part !== undefined) ? parts : undefined
}
