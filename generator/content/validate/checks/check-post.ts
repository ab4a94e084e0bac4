import type { PostFrontMatter } from '../../../schema/post.ts'
import type { PublicationOptions } from '../../../schema/publication.ts'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource } from '../entry.ts'
import { findPlace } from '../find-place.ts'

/** Reports what a post's schema cannot know: days that do not follow each other, and a text that is not there. */
export function checkPost(source: CheckedSource, { today }: PublicationOptions, report: Report): void {
  const { raw, kind, isValid, texts } = source
  if (!isValid || !('collection' in kind) || kind.collection !== 'posts') return
  const { date, updated, draft } = raw as PostFrontMatter
  const at = { file: source.file } as const
  if (updated !== undefined) {
    const place = findPlace(source.parsed, ['updated']).place
    const order = { ...at, severity: 'error', code: 'content/updated-order', place } as const
    // A post of tomorrow may be said to be changed tomorrow.
    const latest = date > today ? date : today
    if (updated < date) {
      report({
        ...order,
        message: `\`updated\` is ${updated}, before the post's own day, ${date}.`,
        hint: 'write the day of the last change, or take the line away.',
      })
    } else if (updated > latest) {
      report({
        ...order,
        message: `\`updated\` is ${updated}, a day that has not come yet.`,
        hint: `write \`updated: ${latest}\`.`,
      })
    }
  }
  // A draft is still being written.
  if (draft || (texts['body']?.wordCount ?? 0) > 0) return
  report({
    ...at,
    severity: 'warning',
    code: 'content/empty-body',
    message: 'This post has no text: visitors would read that it comes soon.',
    place: { line: source.parsed.body?.firstLine ?? 1, column: 1 },
    hint: 'write it under the closing `---`, or put `draft: true` above it.',
  })
}
