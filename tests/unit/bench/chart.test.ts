import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { describeChart, drawChart } from '../../bench/chart.ts'
import { fail, makeSites, measure } from './measurements.ts'

const small = [
  ...measure('ours', 'first', [20]),
  ...measure('ours', 'cold', [0.5]),
  ...measure('hugo', 'first', [0.1]),
  ...measure('hugo', 'cold', [0.1]),
  ...measure('hugo', 'watch', [0.5]),
]
const large = [
  ...measure('ours', 'first', [99]),
  ...measure('ours', 'cold', [8]),
  ...measure('hugo', 'first', [4]),
  ...measure('hugo', 'cold', [4]),
  fail('hugo', 'watch', 'no page within 60 s'),
]
const sites = [...makeSites(8, small), ...makeSites(10_000, large)]
const chart = drawChart(sites)
const svg = load(chart, { xml: true })

const shown = (part: string) =>
  svg(part)
    .toArray()
    .map((element) => svg(element).text())

test('a panel for each kind of posts has a line for each generator, and a dotted one for our first build', () => {
  const panel = svg('g').first()
  expect(panel.find('.head').text()).toBe('Cold build, plain posts')
  expect(
    panel
      .find('.line')
      .toArray()
      .map((line) => svg(line).attr('class')),
  ).toEqual(['line rank0 first', 'line rank0 cold', 'line rank1 cold'])
  expect(svg('.head').length).toBe(6)
})

test('lines are labeled with the time at the largest site, without overlaps', () => {
  const labels = svg('g').first().find('.label').toArray()
  expect(labels.map((label) => svg(label).text())).toEqual(['ours (first) 99 s', 'ours 8.0 s', 'hugo 4.0 s'])
  const tops = labels.map((label) => Number(svg(label).attr('y')))
  expect(Math.min(...tops.slice(1).map((top, index) => top - (tops[index] ?? 0)))).toBeGreaterThanOrEqual(16)
})

test('a generator that failed at the largest site has a line that ends before it', () => {
  const line = svg('g').eq(2).find('.line')
  expect(line.attr('class')).toBe('line rank1 watch')
  expect(line.attr('d')).not.toContain('L')
})

test('the chart has a title and a description, real text, and colors for both themes', () => {
  expect(svg('svg').attr('aria-labelledby')).toBe('title desc')
  expect(shown('title')).toEqual(['Build times by number of posts'])
  expect(shown('desc')).toEqual([describeChart(sites)])
  expect(describeChart(sites)).toMatch(
    /^Build times .* At 10,000: cold build, plain posts: ours \(first\) 99 s, ours 8\.0 s, hugo/,
  )
  expect(shown('.quiet')).toContain('10,000')
  expect(svg('style').text()).toContain('@media (prefers-color-scheme: dark)')
  expect(chart).not.toMatch(/NaN|Infinity|undefined/)
})

test('one size is enough for a chart', () => {
  expect(drawChart(makeSites(1000, small))).not.toMatch(/NaN|Infinity|undefined/)
})
