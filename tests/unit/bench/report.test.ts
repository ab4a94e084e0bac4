import { expect, test } from 'vitest'
import { formatReport, formatSize, placeReport, type Result } from '../../bench/report.ts'
import { readProjectFile } from '../../support/project.ts'
import { fail, makeSites, measure } from './measurements.ts'

const cold = [...measure('ours', 'cold', [4, 4, 4]), ...measure('hugo', 'cold', [1, 1, 1])]

const result = (runs: number): Result => ({
  date: '2026-11-01',
  node: '20.19.0',
  system: 'linux',
  cores: 2,
  runs,
  sites: [...makeSites(8, cold), ...makeSites(1000, cold)],
})

test('a table has both kinds of posts side by side, and describes losses and wins in words', () => {
  const edit = [...measure('ours', 'edit', [1]), ...measure('hugo', 'edit', [2])]
  const text = formatSize(1000, makeSites(1000, [...cold, ...edit]))
  expect(text).toMatch(/^## 1,000 posts\n/)
  expect(text).toContain('| step | generator | plain: wall s | CPU s | peak MiB | × ours | rich: wall s |')
  expect(text).toContain('| cold | hugo | 1.00 | 2.00 | 100 | 0.25 | 1.00 | 2.00 | 100 | 0.25 |')
  expect(text).toContain("- **We're slower than:** Hugo, *cold*: 4.0× (plain), 4.0× (rich).\n")
  expect(text).toContain("- **We're faster than:** Hugo, *edit*: 2.0× (plain), 2.0× (rich).\n")
})

test('what failed is left out with a note, and nothing is compared with it', () => {
  const text = formatSize(
    1000,
    makeSites(1000, [...measure('ours', 'watch', [1]), fail('hugo', 'watch', 'no page within 60 s')]),
  )
  expect(text).toContain('| watch | hugo | – | – | – | – | – | – | – | – |')
  expect(text).toContain('- **Left out:** hugo, watch, plain posts (no page within 60 s); hugo, watch, rich posts')
  expect(text).not.toMatch(/than:|NaN/)
})

test('the document starts with the chart, has a table for each size, and ends with how to run it again', () => {
  const text = formatReport(result(3), 'What it shows.')
  expect(text).toMatch(/^!\[What it shows\.\]\(benchmarks\.svg\)\n/)
  expect(text).toContain('ours 0.1.0, hugo 0.111.3 with goldmark; Node 20.19.0, 2 cores')
  expect(text.match(/^## .*/gm)).toEqual(['## 8 posts', '## 1,000 posts', '## What is measured', '## Run it again'])
  expect(text).toContain('npm run bench -- --posts 8,1000 --runs 3 --against hugo --write\n')
})

test('the document states how many rounds its figures come from', () => {
  expect(formatReport(result(1), '')).toContain('Figures are from one round.')
  expect(formatReport(result(3), '')).toContain('Figures are medians of 3 rounds.')
})

test('new figures replace the old ones, and handwritten text around them stays', () => {
  const document = '# Benchmarks\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\n## By hand\n\nkept\n'
  const renewed = '# Benchmarks\n\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\n\n## By hand\n\nkept\n'
  expect(placeReport(document, 'new\n')).toBe(renewed)
  expect(placeReport(renewed, 'new\n')).toBe(renewed)
})

test.each(['# Benchmarks\n', '<!-- bench -->\n', '<!-- /bench --> <!-- bench -->', ''])(
  'nothing is written into %j without a pair of markers',
  (document) => {
    expect(() => placeReport(document, 'new')).toThrow('needs <!-- bench --> and <!-- /bench -->')
  },
)

test('the document of this project has its markers', async () => {
  expect(placeReport(await readProjectFile('docs/benchmarks.md'), 'new')).toMatch(/^# Benchmarks\n\n<!-- bench -->/)
})
