import { expect, test } from 'vitest'
import { readTexts } from '../support/content.ts'
import { notFoundFile, readPageFile } from '../support/site.ts'

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

test('the screen for an unknown post has the three texts of the specification', () => {
  const hidden = main.texts('[hidden]')
  expect(hidden).toContain('Post Not Found')
  expect(hidden).toContain("The blog post you're looking for doesn't exist.")
  expect(hidden).toContain('Back to Blog')
  expect(main.links('/blog').map(({ text }) => text)).toContain('Back to Blog')
})

test('the screen for an unknown city leads to the list of cities', () => {
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
