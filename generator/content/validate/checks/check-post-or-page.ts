import type { PostFrontMatter } from '../../../schema/entries/post.ts'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource } from '../entry.ts'
import { reportIn } from '../report-in.ts'

/** Messages for posts, and for pages made only from content. */
const kinds = {
  posts: { name: 'post', empty: 'This post has no text: visitors would see only that it is coming soon.' },
  pages: { name: 'page', empty: 'This page has no text: visitors would see only a heading.' },
} as const

/** Reports what the schema of a post or page can't check: dates out of order and an empty body. */
export function checkPostOrPage(source: CheckedSource, today: string, report: Report): void {
  const { raw, kind, isValid, texts } = source
  if (!isValid || (kind.collection !== 'posts' && kind.collection !== 'pages')) return
  const { name, empty } = kinds[kind.collection]
  const { date, updated, draft } = raw as Partial<PostFrontMatter>
  const { error, warn } = reportIn(source, report)
  if (updated !== undefined) {
    // A post scheduled for tomorrow may have `updated` set to tomorrow.
    const latest = date !== undefined && date > today ? date : today
    if (date !== undefined && updated < date) {
      const message = `\`updated\` is ${updated}, before the ${name}'s own date, ${date}.`
      error('content/updated-order', ['updated'], message, 'write the date of the last change, or delete the line.')
    } else if (updated > latest) {
      const message = `\`updated\` is ${updated}, which is in the future.`
      error('content/updated-order', ['updated'], message, `write \`updated: ${latest}\`.`)
    }
  }
  if (draft || (texts['body']?.wordCount ?? 0) > 0) return
  const place = { line: source.parsed.body?.firstLine ?? 1, column: 1 }
  warn('content/empty-body', place, empty, 'write it under the closing `---`, or add `draft: true` above it.')
}
