import { expect, test } from 'vitest'
import { catalogue } from '../../../../generator/shared/diagnostics/catalogue.ts'
import type { Diagnostic } from '../../../../generator/shared/diagnostics/diagnostic.ts'
import { formatSarif } from '../../../../generator/shared/diagnostics/for-programs.ts'

const duplicate: Diagnostic = {
  severity: 'error',
  code: 'content/duplicate',
  message: 'The question stands twice.',
  file: 'content/ä b%.md',
  place: { line: 7, column: 3 },
  hint: 'change one.',
  notes: [{ message: 'first here', file: 'content/faq.yaml', place: { line: 2, column: 5 } }],
}

const readRun = (diagnostics: readonly Diagnostic[]) => JSON.parse(formatSarif(diagnostics)).runs[0]

test('a result has its location, as a URL relative to the project, and related locations', () => {
  expect(readRun([duplicate]).results).toEqual([
    {
      ruleId: 'content/duplicate',
      ruleIndex: Object.keys(catalogue).indexOf('content/duplicate'),
      level: 'error',
      message: { text: 'The question stands twice.\nhint: change one.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'content/%C3%A4%20b%25.md', uriBaseId: 'PROJECTROOT' },
            region: { startLine: 7, startColumn: 3 },
          },
        },
      ],
      relatedLocations: [
        {
          id: 1,
          message: { text: 'first here' },
          physicalLocation: {
            artifactLocation: { uri: 'content/faq.yaml', uriBaseId: 'PROJECTROOT' },
            region: { startLine: 2, startColumn: 5 },
          },
        },
      ],
    },
  ])
})

test('a warning is a warning, and an error in a whole file has no region', () => {
  const [result] = readRun([
    { severity: 'warning', code: 'content/missing-file', message: 'Gone.', file: 'a.yaml' },
  ]).results
  expect([result.level, result.message.text]).toEqual(['warning', 'Gone.'])
  expect(result.locations).toEqual([
    { physicalLocation: { artifactLocation: { uri: 'a.yaml', uriBaseId: 'PROJECTROOT' } } },
  ])
})

test('a file on another drive has its own URL', () => {
  const [result] = readRun([{ ...duplicate, file: 'D:/my site/a.md' }]).results
  expect(result.locations[0].physicalLocation.artifactLocation).toEqual({ uri: 'file:///D:/my%20site/a.md' })
})

test('the run lists every rule with cause and fix, and how columns are counted', () => {
  const document = JSON.parse(formatSarif([]))
  expect([document.version, document.$schema]).toEqual(['2.1.0', 'https://json.schemastore.org/sarif-2.1.0.json'])
  const [run] = document.runs
  expect(run.columnKind).toBe('utf16CodeUnits')
  expect(Object.keys(run.originalUriBaseIds)).toEqual(['PROJECTROOT'])
  expect(run.results).toEqual([])
  expect(run.tool.driver.rules).toEqual(
    Object.entries(catalogue).map(([id, { cause, cure }]) => ({
      id,
      shortDescription: { text: cause },
      fullDescription: { text: cause },
      help: { text: cure },
    })),
  )
})
