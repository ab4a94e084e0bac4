import { compareTexts } from '../shared/compare-texts.ts'
import { unpublishedState } from '../schema/publication.ts'
import { postPath } from '../schema/paths.ts'
import type { PostDays } from '../content/validate/entry.ts'

/** What is to be published when, the next first, then the drafts. Empty where all posts are public. */
export function formatUpcoming(posts: readonly PostDays[], today: string): string {
  const waiting = posts.flatMap(({ id, file, data }) => {
    const state = unpublishedState(data, today)
    return state ? [{ day: state === 'draft' ? 'draft' : data.date, file, address: postPath(id), state }] : []
  })
  if (waiting.length === 0) return ''
  const width = Math.max(...waiting.map(({ file }) => file.length))
  // Digits come before letters, so that drafts are last.
  const lines = waiting
    .toSorted((a, b) => compareTexts(a.day, b.day) || compareTexts(a.file, b.file))
    .map(({ day, file, address, state }) => `  ${day.padEnd(10)}  ${file.padEnd(width)}  → ${address}  ${state}\n`)
  return `Not public yet:\n${lines.join('')}`
}
