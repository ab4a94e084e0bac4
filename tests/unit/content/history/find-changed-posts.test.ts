import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findChangedPosts } from '../../../../generator/content/history/compare-pages.ts'
import type { History } from '../../../../generator/content/history/git-history.ts'

const today = '2026-06-01'

/** A post with a text of ten words. */
const post = (words = 'one two three four five six seven eight nine ten', more = 'date: 2026-03-01') =>
  `---\ntitle: A post\n${more}\n---\n${words}\n`
const rewritten = post('one two three four five six seven eight other words')

const versionOf = (text: string) => createHash('sha1').update(`blob ${text.length}\0${text}`).digest('hex')

/** The text of a post from a day on; missing if it was deleted. */
type State = readonly [day: string, text?: string]

function historyOf(...states: readonly State[]) {
  const read: string[] = []
  const history: History = {
    list: async () =>
      states.map(([day, text]) => ({
        day,
        address: '/blog/a',
        version: text === undefined ? undefined : versionOf(text),
      })),
    findGap: async () => undefined,
    async read(versions) {
      read.push(...versions)
      const texts = states.flatMap(([, text]) => text ?? [])
      return new Map(texts.filter((text) => versions.includes(versionOf(text))).map((text) => [versionOf(text), text]))
    },
  }
  return { history, read }
}

async function findDay(text: string, ...states: readonly State[]): Promise<string | undefined> {
  const [found] = await findChangedPosts(
    historyOf(...states).history,
    [{ address: '/blog/a', source: { text, hash: versionOf(text) } }],
    today,
  )
  return found?.day
}

test('a post rewritten after it became public is found, with the day of its last change', async () => {
  expect(await findDay(rewritten, ['2026-03-01', post()], ['2026-04-02', rewritten])).toBe('2026-04-02')
})

test("an uncommitted change counts as today's", async () => {
  expect(await findDay(rewritten, ['2026-03-01', post()])).toBe(today)
})

test.each<readonly [what: string, text: string, states: readonly State[]]>([
  ['a post that is as it was', post(), [['2026-03-01', post()]]],
  [
    'a post whose change was taken back',
    post(),
    [
      ['2026-03-01', post()],
      ['2026-04-02', rewritten],
    ],
  ],
  ['a post in other front matter', post(undefined, 'date: 2026-03-02'), [['2026-03-01', post()]]],
  ['a mended typing error', post('one two three four five six seven eight nine tenth'), [['2026-03-01', post()]]],
  ['other ends of lines', post().replaceAll('\n', '\r\n'), [['2026-03-01', post()]]],
  [
    'a change on the day on which it came',
    rewritten,
    [
      ['2026-03-05', post()],
      ['2026-03-05', rewritten],
    ],
  ],
  [
    'a draft until it was done',
    rewritten,
    [
      ['2026-02-01', post(undefined, 'date: 2026-03-01\ndraft: true')],
      ['2026-04-02', rewritten],
    ],
  ],
  [
    'a text that was changed before its day',
    rewritten,
    [
      ['2026-01-01', post()],
      ['2026-02-01', rewritten],
    ],
  ],
  ['a change today of a post that came today', rewritten, [[today, post()]]],
  ['a post that is new', post(), []],
  ['a post that was away in between', rewritten, [['2026-03-01'], ['2026-03-02', rewritten]]],
])("%s doesn't count", async (_what, text, states) => {
  expect(await findDay(text, ...states)).toBeUndefined()
})

test('a scheduled post counts from its date', async () => {
  const late = '2026-05-01'
  const waiting = post(undefined, `date: ${late}`)
  const changed = rewritten.replace('2026-03-01', late)
  expect(await findDay(changed, ['2026-03-01', waiting], ['2026-05-01', changed])).toBeUndefined()
  expect(await findDay(changed, ['2026-03-01', waiting], ['2026-05-02', changed])).toBe('2026-05-02')
})

test("posts that haven't changed since their first commit aren't read", async () => {
  const { history, read } = historyOf(['2026-03-01', post()])
  expect(
    await findChangedPosts(history, [{ address: '/blog/a', source: { text: post(), hash: versionOf(post()) } }], today),
  ).toEqual([])
  expect(read).toEqual([])
})
