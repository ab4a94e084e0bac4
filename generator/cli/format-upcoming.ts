import type { CollectionName } from '../schema/collections.ts'
import type { NoticeEntry } from '../schema/entries/notice.ts'
import { entryPaths } from '../schema/paths.ts'
import { type Publication, unpublishedState } from '../schema/publication.ts'
import { compareTexts } from '../shared/compare-texts.ts'

/** The parts of entries that say when they become public. */
interface Waiting {
  readonly collections: Readonly<Record<CollectionName, readonly { id: string; file: string; data: Publication }[]>>
  readonly files: {
    readonly notices?: { readonly file: string; readonly data: readonly Pick<NoticeEntry, 'from' | 'pages'>[] }
  }
}

/** What will be published when, soonest first, then drafts. Empty if everything is public. */
export function formatUpcoming({ collections, files: { notices } }: Waiting, today: string): string {
  const entries = (['services', 'areas', 'posts', 'pages'] as const).flatMap((name) =>
    collections[name].flatMap(({ id, file, data }) => {
      const state = unpublishedState(data, today)
      const day = state === 'scheduled' ? (data.date ?? '') : 'draft'
      return state ? [{ day, file, address: entryPaths[name](id), state }] : []
    }),
  )
  const scheduled = (notices?.data ?? []).flatMap(({ from, pages = 'all' }) => {
    const address = pages === 'all' ? 'all pages' : pages.join(', ')
    return from > today ? [{ day: from, file: notices?.file ?? '', address, state: 'scheduled' }] : []
  })
  const waiting = [...entries, ...scheduled]
  if (waiting.length === 0) return ''
  const width = Math.max(...waiting.map(({ file }) => file.length))
  // Digits sort before letters, so drafts come last.
  const lines = waiting
    .toSorted((a, b) => compareTexts(a.day, b.day) || compareTexts(a.file, b.file))
    .map(
      ({ day, file, address, state }) =>
        `  ${day.padEnd(10)}  ${file.padEnd(width)}  → ${address}${day === state ? '' : `  ${state}`}\n`,
    )
  return `Not public yet:\n${lines.join('')}`
}
