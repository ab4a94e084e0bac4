import { expect, test } from 'vitest'
import { readTexts } from '../support/content.ts'
import { listPaths, notFoundFile, readPageFile } from '../support/site.ts'

const main = readPageFile(notFoundFile).only('main')
const texts = readTexts('notFound')

/** Whether a text is visible before any script runs. */
function isShown(text: string): boolean {
  const hidden = main.texts('[hidden]')
  return main.text.includes(text) && !hidden.some((part) => part.includes(text))
}

test('without a script, the page says that nothing is at this URL, and links to the home page', () => {
  expect(isShown(texts.heading)).toBe(true)
  expect(isShown(texts.text)).toBe(true)
  expect(isShown(texts.link)).toBe(true)
  expect(main.links('/').map(({ text }) => text)).toContain(texts.link)
})

test.runIf(listPaths().includes('/blog'))('the screen for an unknown post links to the blog', () => {
  const hidden = main.texts('[hidden]')
  for (const text of [texts.post.heading, texts.post.text, texts.post.link]) expect(hidden).toContain(text)
  expect(main.links('/blog').map(({ text }) => text)).toContain(texts.post.link)
})

test.runIf(listPaths().includes('/service-areas'))('the screen for an unknown city links to the list of cities', () => {
  expect(main.texts('[hidden]')).toContain(texts.area.heading)
  expect(main.links('/service-areas').map(({ text }) => text)).toContain(texts.area.link)
})

test('only the general screen is visible before a script runs', () => {
  expect(isShown(texts.post.heading)).toBe(false)
  expect(isShown(texts.area.heading)).toBe(false)
})

test("the page never shows a library's default error screen", () => {
  expect(main.text).not.toContain('Unexpected Application Error!')
})
