import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../generator/shared/diagnostics/diagnostic.ts'
import { colorPaint, formatReport, wantsColors } from '../../../../generator/shared/diagnostics/format.ts'

const diagnostic: Diagnostic = {
  severity: 'warning',
  code: 'content/long-title',
  message: 'The title is long.',
  file: 'a.yaml',
  place: { line: 1, column: 3 },
}
const texts = new Map([['a.yaml', 'a: b']])

test('on a terminal, severity and marker are in color, and the code and the lines around it are dim', () => {
  expect(formatReport([diagnostic], texts, colorPaint)).toBe(
    `\u001b[1ma.yaml:1:3\u001b[22m  \u001b[33mwarning\u001b[39m  \u001b[2mcontent/long-title\u001b[22m
  The title is long.
  \u001b[2m1 | a: b\u001b[22m
    |   \u001b[31m^\u001b[39m

1 warning in 1 file
`,
  )
  const error = { ...diagnostic, severity: 'error' } as const
  expect(formatReport([error], texts, colorPaint)).toContain('\u001b[31merror\u001b[39m')
})

test("without its colors, it's the plain report", () => {
  expect(stripVTControlCharacters(formatReport([diagnostic], texts, colorPaint))).toBe(
    formatReport([diagnostic], texts),
  )
})

test("an author's text can't control a terminal", () => {
  const file = 'a\u001b]0;x\u0007.yaml'
  const hostile = { ...diagnostic, file, message: 'is "\u001b[2J\u009b1m".', hint: 'write\u0000 \u202ethis' }
  const report = formatReport([hostile], new Map([[file, 'k: \u001b[31mred\tend']]))
  expect(report).toContain('a␛]0;x␇.yaml:1:3')
  expect(report).toContain('is "␛[2J\ufffd1m".')
  expect(report).toContain('1 | k: ␛[31mred\tend')
  expect(report).toContain('hint: write␀ \ufffdthis')
})

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
])('with %j on a terminal with or without colors (%s), colors are used: %s', (env, shows, wanted) => {
  expect(wantsColors(env, shows)).toBe(wanted)
})
