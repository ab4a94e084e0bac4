import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from '../../../../generator/server/dev/debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('simultaneous changes are processed once, and those in the meantime once more', async () => {
  const outdated: boolean[] = []
  const { note } = debounce(async (isOutdated) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    outdated.push(isOutdated())
  })
  note()
  await vi.advanceTimersByTimeAsync(5)
  note()
  await vi.advanceTimersByTimeAsync(80)
  expect(outdated).toEqual([])
  note()
  await vi.advanceTimersByTimeAsync(300)
  expect(outdated).toEqual([true, false])
})

test("failed work doesn't stop what follows", async () => {
  let works = 0
  const { run } = debounce(async () => {
    works += 1
    if (works === 1) throw new Error('once')
  })
  await expect(run()).rejects.toThrow('once')
  await run()
  expect(works).toBe(2)
})
