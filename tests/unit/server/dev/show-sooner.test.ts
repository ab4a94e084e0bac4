import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSooner, type Sooner } from '../../../../generator/server/dev/show-sooner.ts'

/** Pages that were shown, by the text that they had. */
let shown: string[] = []
let texts: Record<string, string> = {}
let sooner: Sooner

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  texts = { 'posts/one.md': 'first', 'posts/two.md': 'second' }
  sooner = createSooner({ contentFolder: '/site/content', show: ({ content }) => shown.push(String(content)) })
})
afterEach(() => void vi.useRealTimers())

const renewPost = async (path: string) => {
  const content = texts[path]
  return content === undefined ? undefined : { path: 'blog/one.html', version: content, content }
}
const slow = { took: 800, renewPost }
const save = (path: string) => sooner.note(`/site/content/${path}`)

/** Whether the run is left to the next save, and after how many milliseconds that is known. */
async function show(isOutdated: () => boolean = () => false): Promise<readonly [isLeftOut: boolean, after: number]> {
  const begun = performance.now()
  const result = sooner.show(isOutdated).then((isLeftOut) => [isLeftOut, performance.now() - begun] as const)
  await vi.advanceTimersByTimeAsync(60_000)
  return result
}

test('a post that was saved is shown at once, and the run follows after about the time that it takes', async () => {
  sooner.succeed(slow)
  save('posts/one.md')
  expect(await show()).toEqual([false, 800])
  expect(shown).toEqual(['first'])
})

test('a save that comes meanwhile is shown before the run, and nothing is shown twice', async () => {
  sooner.succeed(slow)
  save('posts/one.md')
  expect(await show(() => performance.now() > 50)).toEqual([true, 60])
  save('posts/two.md')
  expect((await show())[0]).toBe(false)
  expect(shown).toEqual(['first', 'second'])
  sooner.begin()
  save('posts/one.md')
  await show()
  expect(shown).toEqual(['first', 'second', 'first'])
})

test('where one save follows the other, the run comes after ten seconds all the same', async () => {
  sooner.succeed({ ...slow, took: 20_000 })
  const begun = performance.now()
  let rounds = 0
  for (let isLeftOut = true; isLeftOut; rounds += 1) {
    save('posts/one.md')
    const later = performance.now() + 500
    const result = sooner.show(() => performance.now() >= later)
    await vi.advanceTimersByTimeAsync(500)
    isLeftOut = await result
  }
  expect([rounds, performance.now() - begun]).toEqual([20, 10_000])
})

test.each([
  ['before there was a run', () => save('posts/one.md')],
  ['where a run is soon done', () => (sooner.succeed({ ...slow, took: 60 }), save('posts/one.md'))],
  ['after a run that failed', () => (sooner.succeed(slow), sooner.fail(), save('posts/one.md'))],
  ['of a file that is no post', () => (sooner.succeed(slow), save('pages/about.yaml'))],
  [
    'where nothing is known to have changed but the clock',
    () => (sooner.succeed(slow), sooner.note('/site/site.config.yaml')),
  ],
  [
    'where making the page fails',
    () => (sooner.succeed({ took: 800, renewPost: () => Promise.reject(new Error('no')) }), save('posts/one.md')),
  ],
  [
    'of many files at once',
    () => {
      sooner.succeed(slow)
      for (const number of Array.from({ length: 21 }).keys()) save(`posts/${number}.md`)
    },
  ],
])('nothing is shown sooner %s, and the run is not waited for', async (_, begin) => {
  begin()
  expect(await show()).toEqual([false, 0])
  expect(shown).toEqual([])
})
