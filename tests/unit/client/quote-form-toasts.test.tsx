import { renderToStaticMarkup } from 'react-dom/server'
import { toast, useToasterStore } from 'react-hot-toast/headless'
import { beforeEach, expect, test } from 'vitest'
import { Toaster } from '../../../client/toasts/Toaster.tsx'

beforeEach(() => toast.removeAll())

/** The contents of the store, as the toaster gets them. */
function Probe() {
  const { toasts } = useToasterStore()
  return toasts.map(({ type, duration }) => `${type} ${String(duration)}`).join(', ')
}

const readStore = () => renderToStaticMarkup(<Probe />).split(', ')

test('each kind stays as long as the specification says', () => {
  for (const kind of ['custom', 'loading', 'success', 'error'] as const) toast[kind](kind)
  toast('blank')
  expect(readStore()).toEqual(['blank 4000', 'error 4000', 'success 2000', 'loading Infinity', 'custom 4000'])
})

test('at most twenty are kept', () => {
  for (let count = 1; count <= 25; count += 1) toast.error(String(count))
  expect(readStore()).toHaveLength(20)
})

test("the server's markup contains none of them", () => {
  toast.error('late')
  expect(renderToStaticMarkup(<Toaster close="Close" />)).toBe('')
})
