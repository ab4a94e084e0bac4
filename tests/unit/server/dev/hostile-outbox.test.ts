import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { formatOutboxPage } from '../../../../generator/server/dev/outbox.ts'
import { listElements } from '../../../support/hostile/list-elements.ts'
import { hostileStrings } from '../../../support/hostile/strings.ts'

const show = (text: string) => {
  const stored = {
    name: `${text}.json`,
    text: JSON.stringify({ template_params: { requirements: text, [`x${text}`]: text } }),
  }
  const page = load(formatOutboxPage([stored, { name: 'by-hand.json', text }], 'ok'))
  return { page, elements: listElements(page).map(({ name, attributes }) => [name, ...attributes.map(([key]) => key)]) }
}

/** The page is serialized like XML, which doesn't allow these characters. */
const asShown = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\t\n\r\u0020-\uFFFD]/g, '')

test.each(hostileStrings)('the outbox shows %s as text: %j', (_name, text) => {
  const { page, elements } = show(text)
  expect(elements).toEqual(show('harmless').elements)
  expect(page('dd').first().text()).toBe(asShown(text))
})
