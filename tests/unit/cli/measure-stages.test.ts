import { expect, test } from 'vitest'
import { measureStages } from '../../../generator/cli/measure-stages.ts'

test('each stage has the time until the next one, and its share of the whole', () => {
  let moment = 0
  const times = measureStages(() => moment)
  for (const [when, stage] of [
    [250, 'load'],
    [500, 'render'],
    [9500, 'write'],
  ] as const) {
    moment = when
    times.begin(stage)
  }
  moment = 10_000
  expect(times.format()).toBe(
    [
      'start-up          250 ms    3%\n',
      'load              250 ms    3%\n',
      'render          9,000 ms   90%\n',
      'write             500 ms    5%\n',
      'total          10,000 ms  100%\n',
    ].join(''),
  )
})

test('a stage that occurs twice is listed once', () => {
  let moment = 100
  const times = measureStages(() => moment)
  for (const [when, stage] of [
    [100, 'load'],
    [200, 'write'],
    [300, 'load'],
    [400, 'write'],
  ] as const) {
    moment = when
    times.begin(stage)
  }
  moment = 500
  const rows = times.format().split('\n')
  expect(rows.map((row) => row.split(/ +/).slice(0, 2).join(' '))).toEqual([
    'start-up 100',
    'load 200',
    'write 200',
    'total 500',
    '',
  ])
})

test('if no time passed, nothing is divided by it', () => {
  expect(measureStages(() => 0).format()).not.toMatch(/NaN|Infinity/)
})
