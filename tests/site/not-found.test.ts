import { expect, test } from 'vitest'
import { readTexts } from '../support/content.ts'
import { listPaths, notFoundFile, readPageFile } from '../support/site.ts'

const main = readPageFile(notFoundFile).only('main')
const texts = readTexts('notFound')

/** Whether a text is seen before any script has run. */
function isShown(text: string): boolean {
  const hidden = main.texts('[hidden]')
  return main.text.includes(text) && !hidden.some((part) => part.includes(text))
}

test('without a script the page says that nothing is at this address, and leads home', () => {
  expect(isShown(texts.heading)).toBe(true)
  expect(isShown(texts.text)).toBe(true)
  expect(isShown(texts.link)).toBe(true)
  expect(main.links('/').map(({ text }) => text)).toContain(texts.link)
})

test.runIf(listPaths().includes('/blog'))('the screen for an unknown post leads to the list of posts', () => {
  const hidden = main.texts('[hidden]')
  for (const text of [texts.post.heading, texts.post.text, texts.post.link]) expect(hidden).toContain(text)
  expect(main.links('/blog').map(({ text }) => text)).toContain(texts.post.link)
})

test.runIf(listPaths().includes('/service-areas'))('the screen for an unknown city leads to the list of cities', () => {
  expect(main.texts('[hidden]')).toContain(texts.area.heading)
  expect(main.links('/service-areas').map(({ text }) => text)).toContain(texts.area.link)
})

test('only the general screen is shown before a script has run', () => {
  expect(isShown(texts.post.heading)).toBe(false)
  expect(isShown(texts.area.heading)).toBe(false)
})

test('the page never shows the default error screen of a library', () => {
  expect(main.text).not.toContain('Unexpected Application Error!')
})
