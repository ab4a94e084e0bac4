import { expect, test } from 'vitest'
import { disarmCommands, formatAnnotations } from '../../../../generator/shared/diagnostics/for-programs.ts'
import type { Diagnostic } from '../../../../generator/shared/diagnostics/diagnostic.ts'

const wrongType: Diagnostic = {
  severity: 'error',
  code: 'content/wrong-type',
  message: '`rating` must be a number, but it\'s the text "five".',
  file: 'content/testimonials.yaml',
  place: { line: 3, column: 11 },
  hint: 'write `rating: 5`.',
}

test('an annotation has file, line, column and code, and says what to do', () => {
  expect(formatAnnotations([wrongType])).toBe(
    '::error file=content/testimonials.yaml,line=3,col=11,title=content/wrong-type::`rating` must be a number, but it\'s the text "five".%0Ahint: write `rating: 5`.\n',
  )
})

test('a warning without a location only has the file', () => {
  const warning = { severity: 'warning', code: 'content/long-title', message: 'Too long.', file: 'a.md' } as const
  expect(formatAnnotations([warning])).toBe('::warning file=a.md,title=content/long-title::Too long.\n')
})

test('anything that would end a message or a property, or start another command, is escaped', () => {
  const hostile = { ...wrongType, hint: undefined, file: 'content/a,b:c%\n.md', message: '100%\r\n::stop-commands::x' }
  expect(formatAnnotations([hostile])).toBe(
    '::error file=content/a%2Cb%3Ac%25%0A.md,line=3,col=11,title=content/wrong-type::100%25%0D%0A::stop-commands::x\n',
  )
})

test('every error is annotated, however many there are, in the order of the report', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...wrongType, place: { line: 60 - index, column: 1 } }))
  const lines = formatAnnotations(many).trimEnd().split('\n')
  expect(lines.map((line) => Number(/line=(\d+)/.exec(line)?.[1]))).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
})

test('a text in the log that looks like a command has no effect', () => {
  const text = 'a ::b\n  ::error::c\n:::d\n##[error]e\n'
  expect(disarmCommands(text)).toBe('a ::b\n  : :error::c\n: ::d\n## [error]e\n')
})
