import { expect, test } from 'vitest'
import { placeReport } from '../../bench/place-report.ts'
import { readProjectFile } from '../../support/project.ts'

test('new figures take the place of the old ones, and what is written by hand around them stays', () => {
  const document = '# Benchmarks\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\n## By hand\n\nkept\n'
  const renewed = '# Benchmarks\n\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\n\n## By hand\n\nkept\n'
  expect(placeReport(document, 'new\n')).toBe(renewed)
  expect(placeReport(renewed, 'new\n')).toBe(renewed)
})

test.each(['# Benchmarks\n', '<!-- bench -->\n', '<!-- /bench --> <!-- bench -->', ''])(
  'nothing is written into %j, where no two marks say where',
  (document) => {
    expect(() => placeReport(document, 'new')).toThrow('needs <!-- bench --> and <!-- /bench -->')
  },
)

test('the document of this project has its marks', async () => {
  expect(placeReport(await readProjectFile('docs/benchmarks.md'), 'new')).toMatch(/^# Benchmarks\n\n<!-- bench -->/)
})
