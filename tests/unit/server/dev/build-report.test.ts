import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildFaultReport, noFaults } from '../../../../generator/server/dev/overlay/fault-report.ts'
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

test('pages show the words of the terminal', () => {
  const { faults, summary } = buildFaultReport({ diagnostics, texts }, { root, stops: true })
  const [fault] = faults
  const terminal = formatReport(diagnostics, texts)
  expect(fault?.frame).toBe('1 | a: 1\n2 | b: 2\n  |   ^\n3 | c: 3')
  for (const part of [fault?.at.text, fault?.message, fault?.code, `hint: ${fault?.hint}`, summary, 'note: first here'])
    expect(terminal).toContain(part)
})

test('each place has an address that editors know; a file without a place opens at its beginning', () => {
  const { faults } = buildFaultReport({ diagnostics, texts }, { root, stops: true })
  expect(faults[0]?.at.address).toMatch(/^vscode:\/\/file\/(.+\/)?site\/content\/a%20b\.yaml:2:3$/)
  expect(faults[0]?.notes[0]?.at).toMatchObject({ text: 'site.config.yaml', line: 1, column: 1 })
})

test('nothing to say is nothing to show', () => {
  expect(buildFaultReport({ diagnostics: [], texts }, { root, stops: false })).toBe(noFaults)
})
