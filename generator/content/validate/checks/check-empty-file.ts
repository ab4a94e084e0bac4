import type * as z from 'zod'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { ParsedSource } from '../../parse/parse-source.ts'
import type { SourceKind } from '../entry.ts'

/** What `npm run new` writes, with all its keys. */
const made: Readonly<Record<string, string>> = {
  services: 'service',
  areas: 'area',
  posts: 'post',
  faq: 'question',
  testimonials: 'testimonial',
}

/** Reports a file without any key: once, and not each key that it lacks. Returns whether it did. */
export function checkEmptyFile(
  { data, file, body }: ParsedSource,
  { schema, kind }: { readonly schema: z.ZodType; readonly kind?: SourceKind },
  report: Report,
): boolean {
  // A list that may be empty need not be written.
  if (data !== null || schema.safeParse([]).success) return false
  const name = kind && ('collection' in kind ? kind.collection : kind.single)
  const command = name === undefined ? undefined : made[name]
  const example = command
    ? `\`npm run new -- ${command}\` writes its keys, and docs/content.md explains them.`
    : 'put it back from an earlier version; docs/content.md explains its keys.'
  report({
    severity: 'error',
    code: 'content/empty-file',
    message: body ? 'There is no key between the two lines `---`.' : 'The file is empty: it holds no key.',
    file,
    place: { line: 1, column: 1 },
    hint: example,
  })
  return true
}
