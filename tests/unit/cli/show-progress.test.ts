import { beforeEach, describe, expect, test } from 'vitest'
import { createProgress, type ShowProgress } from '../../../generator/cli/show-progress.ts'

let moment = 0
let written: string[] = []

beforeEach(() => {
  moment = 0
  written = []
})

function open(isTerminal: boolean): ShowProgress {
  return createProgress({ write: (text) => written.push(text), isTerminal, now: () => moment })
}

/** Reports progress, out of a hundred, at a time in milliseconds. */
const at = (show: ShowProgress, when: number, done: number, what = 'pictures') => {
  moment = when
  show(what, done, 100)
}

describe('a log', () => {
  test('shows nothing for work done within two seconds', () => {
    const show = open(false)
    for (const [when, done] of [
      [0, 0],
      [900, 40],
      [1999, 99],
      [2500, 100],
    ] as const)
      at(show, when, done)
    expect(written).toEqual([])
  })

  test('has a line now and then, with the time left', () => {
    const show = open(false)
    at(show, 0, 0)
    at(show, 2000, 10)
    at(show, 4000, 20)
    at(show, 7000, 50)
    at(show, 12_000, 60)
    expect(written).toEqual([
      'pictures 10 of 100, about 18 s left\n',
      'pictures 50 of 100, about 7 s left\n',
      'pictures 60 of 100, about 8 s left\n',
    ])
  })

  test('reports long times in minutes, and never zero', () => {
    const show = open(false)
    at(show, 0, 0)
    at(show, 60_000, 10)
    at(show, 70_000, 99)
    expect(written).toEqual(['pictures 10 of 100, about 9 min left\n', 'pictures 99 of 100, about 1 s left\n'])
  })

  test('treats each task separately: the duration of one says nothing about the next', () => {
    const show = open(false)
    at(show, 0, 0)
    at(show, 10_000, 50)
    at(show, 20_000, 1, 'cards')
    at(show, 26_000, 3, 'cards')
    expect(written).toEqual([
      'pictures 50 of 100, about 10 s left\n',
      'cards 1 of 100\n',
      'cards 3 of 100, about 5 min left\n',
    ])
  })

  test('has readable numbers', () => {
    const show = open(false)
    moment = 3000
    show('files', 1200, 25_000)
    expect(written).toEqual(['files 1,200 of 25,000\n'])
  })
})

describe('a terminal', () => {
  test('has one line that updates, and none at the end', () => {
    const show = open(true)
    at(show, 0, 0)
    at(show, 2000, 10)
    at(show, 2050, 11)
    at(show, 2100, 12)
    at(show, 3000, 100)
    expect(written).toEqual([
      '\r\u001B[Kpictures 10 of 100, about 18 s left',
      '\r\u001B[Kpictures 12 of 100, about 15 s left',
      '\r\u001B[K',
    ])
  })

  test('has no trace of what was never shown', () => {
    const show = open(true)
    at(show, 0, 0)
    at(show, 500, 100)
    expect(written).toEqual([])
  })
})
