import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'

/** Marks that git leaves where it could not put two versions together. `=======` alone may underline a heading. */
const marker = /^(<{7}|>{7}|\|{7})( .*)?$/

/** What is told of a file with such marks: once, because whatever else is wrong there comes of them. */
export function findConflict(text: string): Pick<Diagnostic, 'code' | 'message' | 'place' | 'hint'> | undefined {
  if (!/<{7}|>{7}|\|{7}/.test(text)) return undefined
  const lines = text.split('\n')
  const index = lines.findIndex((line) => marker.test(line))
  if (index < 0) return undefined
  return {
    code: 'content/conflict-marker',
    message: `The line \`${(lines[index] ?? '').slice(0, 40)}\` was left by git: two versions of this part stand one below the other.`,
    place: { line: index + 1, column: 1 },
    hint: 'keep the lines that are right, and delete the others with the lines `<<<<<<<`, `=======` and `>>>>>>>`.',
  }
}
