import { expect, test } from 'vitest'
import type { PageProps } from '../../templates/page-props.ts'
import { buildWith } from '../support/build-in-memory.ts'

test('if no social cards are made, pages use their images instead', async () => {
  const built = await buildWith({}, 'authors')
  const pages = [...built].filter(([path]) => path.endsWith('.html')).map(([, page]) => String(page))
  expect(pages.length).toBeGreaterThan(30)
  for (const page of pages) {
    const { image } = (JSON.parse(page) as PageProps).head
    expect(built.has(new URL(image.url).pathname.slice(1))).toBe(true)
    expect(image.width).toBeGreaterThan(0)
  }
  expect([...built.keys()].filter((path) => path.startsWith('assets/card-'))).toEqual([])
})
