import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../generator/shared/diagnostics/diagnostic.ts'
import { limitDiagnostics } from '../../../../generator/content/validate/limit-diagnostics.ts'

function listUnknown(count: number, file: string): Diagnostic[] {
  return Array.from({ length: count }, (_, index) => {
    const place = { line: count - index, column: 1 }
    return { severity: 'error', code: 'content/unknown-key', message: 'unknown', file, place }
  })
}

test('of thousands of errors of one kind, the first are reported, and how many more there are', () => {
  const reported = limitDiagnostics([...listUnknown(4000, 'faq.yaml'), ...listUnknown(3, 'other.yaml')])
  const lines = reported.filter(({ file }) => file === 'faq.yaml').map(({ place }) => place?.line)
  expect(lines).toEqual(Array.from({ length: 51 }, (_, index) => index + 1))
  expect(reported.find(({ message }) => message.includes('3,950 more'))).toMatchObject({ place: { line: 51 } })
  expect(reported.filter(({ file }) => file === 'other.yaml')).toHaveLength(3)
})

test('a few are all reported, even one more than the limit, since a summary would be longer', () => {
  expect(limitDiagnostics(listUnknown(51, 'faq.yaml'))).toHaveLength(51)
  expect(limitDiagnostics(listUnknown(51, 'faq.yaml')).every(({ message }) => message === 'unknown')).toBe(true)
})

test('of a problem with one cause in many files, the first 200 are kept', () => {
  const everywhere = Array.from({ length: 300 }, (_, index) => listUnknown(1, `posts/${1000 + index}.md`)).flat()
  const reported = limitDiagnostics(everywhere)
  expect(reported.slice(0, 200)).toEqual(everywhere.slice(0, 200))
  expect(reported.slice(200)).toMatchObject([
    { file: 'posts/1200.md', message: "100 more similar problems aren't shown." },
  ])
})
