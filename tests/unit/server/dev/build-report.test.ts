import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  buildOverlayReport,
  explainTrouble,
  emptyReport,
} from '../../../../generator/server/dev/overlay/build-report.ts'
import { formatReport } from '../../../../generator/shared/diagnostics/format.ts'

const diagnostics = [
  {
    severity: 'error',
    code: 'content/duplicate',
    message: 'This stands twice.',
    file: 'content/a b.yaml',
    place: { line: 2, column: 3 },
    hint: 'change one.',
    notes: [{ message: 'first here', file: 'site.config.yaml' }],
  },
] as const
const texts = new Map([['content/a b.yaml', 'a: 1\nb: 2\nc: 3']])
const root = resolve('/site')

test('pages show the same words as the terminal', () => {
  const { diagnostics: reported, summary } = buildOverlayReport({ diagnostics, texts }, { root, stops: true })
  const [first] = reported
  const terminal = formatReport(diagnostics, texts)
  expect(first?.frame).toBe('1 | a: 1\n2 | b: 2\n  |   ^\n3 | c: 3')
  for (const part of [first?.at.text, first?.message, first?.code, `hint: ${first?.hint}`, summary, 'note: first here'])
    expect(terminal).toContain(part)
})

test('each location has a URL that editors know; a file without a location opens at its start', () => {
  const { diagnostics: reported } = buildOverlayReport({ diagnostics, texts }, { root, stops: true })
  expect(reported[0]?.at.address).toMatch(/^vscode:\/\/file\/(.+\/)?site\/content\/a%20b\.yaml:2:3$/)
  expect(reported[0]?.notes[0]?.at).toMatchObject({ text: 'site.config.yaml', line: 1, column: 1 })
})

test('without diagnostics, there is nothing to show', () => {
  expect(buildOverlayReport({ diagnostics: [], texts }, { root, stops: false })).toBe(emptyReport)
})

test('a failure outside the content says what to do, with a stack only if it shows our code', () => {
  const bundling = Object.assign(new Error('Build failed with 1 error:\na.tsx:1:2: ERROR: x'), { errors: [{}] })
  expect(explainTrouble(bundling)).toMatch(/^Error: Build failed with 1 error:\na\.tsx:1:2: ERROR: x\n\nIf the project/)
  expect(explainTrouble(new Error('in a template'))).toMatch(/^Error: in a template\n {4}at /)
  const refused = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'scandir' })
  expect(explainTrouble(refused)).toBe('The system refused to read or write a file: EACCES: permission denied')
})
