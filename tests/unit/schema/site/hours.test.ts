import { expect, test } from 'vitest'
import {
  formatDays,
  formatHourLines,
  formatHours,
  formatTimes,
} from '../../../../generator/schema/site/format-hours.ts'
import { groupWeek, type Hours } from '../../../../generator/schema/site/hours.ts'
import { closingTime } from '../../../../generator/schema/kinds/hours.ts'

const office = { opens: '08:00', closes: '18:00' }
const short = { opens: '09:00', closes: '13:30' }

test.each<[Hours, string[], string]>([
  [{ days: 'Mon-Fri', ...office }, ['Mon-Fri 8am-6pm'], 'Mon-Fri 8am-6pm'],
  [[{ days: 'Mon-Fri', ...office }], ['Mon-Fri 8am-6pm'], 'Mon-Fri 8am-6pm'],
  [{ days: 'Mon-Sun', open: 'all day' }, ['Mon-Sun 24 hours'], 'Mon-Sun 24 hours'],
  [
    [
      { days: 'Mon-Fri', ...office },
      { days: 'Sat', ...short },
    ],
    ['Mon-Fri 8am-6pm', 'Sat 9am-1:30pm'],
    'Mon-Fri 8am-6pm and Sat 9am-1:30pm',
  ],
  [
    [
      { days: 'Sat', open: 'all day' },
      { days: 'Fri', opens: '18:00', closes: '02:00' },
      { days: 'Mon-Thu', ...office },
    ],
    ['Mon-Thu 8am-6pm', 'Fri 6pm-2am', 'Sat 24 hours'],
    'Mon-Thu 8am-6pm, Fri 6pm-2am and Sat 24 hours',
  ],
  // Days with the same hours share a line, however they were written.
  [
    [
      { days: 'Mon-Thu', ...office },
      { days: 'Fri', ...office },
    ],
    ['Mon-Fri 8am-6pm'],
    'Mon-Fri 8am-6pm',
  ],
  [{ days: 'Sun-Thu', ...office }, ['Sun-Thu 8am-6pm'], 'Sun-Thu 8am-6pm'],
  [{ days: ['Sat', 'Sun', 'Mon'], ...office }, ['Sat-Mon 8am-6pm'], 'Sat-Mon 8am-6pm'],
  // A lunch break, and an `and` that isn't one.
  [
    [
      { days: ['Mon', 'Wed'], opens: '13:00', closes: '17:00' },
      { days: ['Mon', 'Wed'], opens: '08:00', closes: '12:00' },
      { days: 'Fri', ...short },
    ],
    ['Mon and Wed 8am-12pm and 1pm-5pm', 'Fri 9am-1:30pm'],
    'Mon and Wed 8am-12pm and 1pm-5pm, and Fri 9am-1:30pm',
  ],
])('%j', (hours, lines, sentence) => {
  expect(formatHourLines(hours, 'en-US')).toEqual(lines)
  expect(formatHours(hours, 'en-US')).toBe(sentence)
})

test('a week has all its days, including those without hours', () => {
  const week = groupWeek([
    { days: ['Mon', 'Wed-Fri'], ...office },
    { days: 'Sat', ...short },
  ])
  expect(week.map(({ places, times }) => [formatDays(places, 'en-US'), formatTimes(times, 'en-US')])).toEqual([
    ['Mon and Wed-Fri', '8am-6pm'],
    ['Tue and Sun', ''],
    ['Sat', '9am-1:30pm'],
  ])
})

test('hours have the words and the order of their language', () => {
  const hours: Hours = [
    { days: 'Mon-Fri', opens: '08:00', closes: '17:30' },
    { days: 'Sat', opens: '22:00', closes: '02:00' },
    { days: 'Sun', open: 'all day' },
  ]
  // Lines don't break within a time: `_` is a non-breaking space.
  const write = (language: string) => formatHours(hours, language).replaceAll('\u00A0', '_')
  expect(write('de-DE')).toBe('Mo-Fr 08:00–17:30_Uhr, Sa 22:00–2:00 und So 24 Stunden')
  expect(write('ja')).toContain('月～金 8時00分')
  expect(write('es-US')).toBe('lun-vie 8:00_a.m. – 5:30_p.m., sáb 10:00_p.m.–2:00_a.m. y dom 24 horas')
  expect(write('fr-CA')).toBe('lun.-ven. 8_h_00 – 17_h_30, sam. 22_h_00–2_h_00 et dim. 24_heures')
})

test.each([
  ['24:00', '23:59'],
  ['24:30', '00:30'],
  ['6:00', '18:00'],
  ['noon', '12:00'],
])('a closing time of %s is most likely %s', (typed, meant) => {
  expect(closingTime.suggest?.(typed, {})[0]).toBe(meant)
})
