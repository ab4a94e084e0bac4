import { describe, expect, test } from 'vitest'
import { readBuildOptions } from '../../../generator/cli/build-options.ts'
import { UsageError } from '../../../generator/cli/usage-error.ts'

type Given = Parameters<typeof readBuildOptions>[1]

const none: Given = { profile: false, explain: undefined, shard: undefined, merge: false }

const read = (given: Partial<Given>, words: readonly string[] = [], command = 'build') =>
  readBuildOptions(command, { ...none, ...given }, words)

test('what is given is read', () => {
  expect(read({})).toEqual({ profile: false, explain: undefined, shard: undefined, merge: [] })
  expect(read({ profile: true, explain: '/about' })).toMatchObject({ profile: true, explain: '/about' })
  expect(read({ shard: '2/4' })).toMatchObject({ shard: { number: 2, count: 4 } })
  expect(read({ merge: true }, ['part-1', 'part-2'])).toMatchObject({ merge: ['part-1', 'part-2'] })
})

test('other words are not folders of parts', () => {
  expect(read({}, ['part-1']).merge).toEqual([])
})

describe('wrong usage', () => {
  test.each<[string, Partial<Given>, readonly string[], string]>([
    ['--profile belongs to build.', { profile: true }, [], 'check'],
    ['--explain belongs to build.', { explain: '/' }, [], 'start'],
    ['--shard belongs to build.', { shard: '1/2' }, [], 'preview'],
    ['--merge belongs to build.', { merge: true }, ['a'], 'new'],
    [
      '--shard is a number of a part and how many there are, such as 2/4, and not "5/4".',
      { shard: '5/4' },
      [],
      'build',
    ],
    [
      '--shard is a number of a part and how many there are, such as 2/4, and not "two".',
      { shard: 'two' },
      [],
      'build',
    ],
    ['--shard makes a part and --merge joins parts: choose one.', { shard: '1/2', merge: true }, ['a'], 'build'],
    ['--merge needs the folders of the parts behind it: --merge part-1 part-2.', { merge: true }, [], 'build'],
  ])('%s', (sentence, given, words, command) => {
    expect(() => read(given, words, command)).toThrow(new UsageError(sentence))
  })
})

test('an empty text is no part', () => {
  expect(() => read({ shard: '' })).toThrow(UsageError)
})
