import { collections, files } from '../../schema/collections.ts'
import type { SourceKind } from './entry.ts'
import type { Path } from './find-place.ts'

/** Whether the registry lists a key as Markdown, where `*` stands for each item of a list. */
export function isMarkdown(kind: SourceKind, path: Path): boolean {
  const keys: readonly string[] = ('single' in kind ? files[kind.single] : collections[kind.collection]).markdown
  const own = path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.')
  return keys.includes(own)
}
