import { expect, test } from 'vitest'
import { parseBatch, parseLog } from '../../../../generator/content/history/git-history.ts'

const none = '0'.repeat(40)
const first = '1'.repeat(40)
const second = '2'.repeat(40)

/** March 4, 2026, at 3 a.m. in London: still the 3rd in the site's time zone. */
const moment = '1772593200'

test("changes are read with the day in the site's time zone", () => {
  const log = [
    moment,
    `\n:000000 100644 ${none} ${first} A`,
    'posts/a.md',
    `:100644 100644 ${first} ${second} M`,
    'posts/b.md',
    `:100644 000000 ${first} ${none} D`,
    'posts/c.md',
    `:100644 100644 ${first} ${second} R087`,
    'posts/d.md',
    'posts/e.md',
    `:100644 000000 ${first} ${none} D`,
    'services/f.yaml',
    `:100644 000000 ${first} ${none} D`,
    'areas/g.yaml',
    `:100644 000000 ${first} ${none} D`,
    'pages/h.md',
    '',
  ].join('\0')
  const day = '2026-03-03'
  expect(parseLog(log, 'America/Detroit')).toEqual([
    { day, address: '/blog/a', version: first },
    { day, address: '/blog/b', version: second },
    { day, address: '/blog/c' },
    { day, address: '/blog/d', renamedTo: '/blog/e' },
    { day, address: '/blog/e', version: second },
    { day, address: '/services/f' },
    { day, address: '/service-areas/g' },
    { day, address: '/h' },
  ])
})

test("names that aren't entries are left out, whatever they contain", () => {
  const hostile = [
    `posts/:100644 000000 ${first} ${none} D`,
    'posts/Big.md',
    'posts/a\nb.md',
    'posts/deep/a.md',
    'posts/--output=x.md',
    'posts/a.yaml',
    'services/a.md',
    'pages/about.md',
    'pages/about.yaml',
    '1772593200',
  ]
  const log = [moment, ...hostile.flatMap((name) => [`:100644 000000 ${first} ${none} D`, name]), ''].join('\0')
  expect(parseLog(log, 'America/Detroit')).toEqual([])
  const moved = `${moment}\0:100644 100644 ${first} ${second} R100\0posts/a.md\0posts/A b.md\0`
  expect(parseLog(moved, 'America/Detroit')).toEqual([{ day: '2026-03-03', address: '/blog/a', renamedTo: undefined }])
})

test.each(['', '\0', 'fatal: no', `:100644 000000 ${first} ${none} D`])('%j is empty', (log) => {
  expect(parseLog(log, 'America/Detroit')).toEqual([])
})

test('texts are read by byte counts, and missing ones are left out', () => {
  const text = 'é\nblob 3\n'
  const output = `${first} blob ${Buffer.byteLength(text)}\n${text}\n${none} missing\n${second} blob 0\n\n`
  expect([...parseBatch(Buffer.from(output))]).toEqual([
    [first, text],
    [second, ''],
  ])
  expect(parseBatch(Buffer.from('')).size).toBe(0)
  expect(parseBatch(Buffer.from('cut')).size).toBe(0)
})
