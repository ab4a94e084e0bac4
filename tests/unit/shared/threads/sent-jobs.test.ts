import { expect, test } from 'vitest'
import { createReceiver, createSender } from '../../../../generator/shared/threads/sent-jobs.ts'

const place = { folder: '/site', old: '/site/a', path: '/next/a' }
const [style, footer, other] = ['<style>a</style>', '<footer>b</footer>', '<i>c</i>']

test('what a thread receives is what was sent to it, and a shared part is sent once', () => {
  const sender = createSender()
  const receive = createReceiver()
  const first = [
    { place, parts: ['one', style, 'two', footer, ''] },
    { place, content: 'plain' },
  ]
  const second = [
    { place, parts: ['x', other, 'y', style, 'z'] },
    { place, file: '/kept/a.png' },
  ]
  const sent = [first, second].map((jobs) => structuredClone(sender.describe(jobs)))
  expect(sent.map(({ learnt }) => learnt)).toEqual([[style, footer], [other]])
  expect(sent.map(receive)).toEqual([first, second])
})
