import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { buildWith } from '../support/build-in-memory.ts'
import { readEntries, readTexts } from '../support/content.ts'
import { readProjectFile } from '../support/project.ts'
import { renderText } from '../support/render-text.ts'

const { groups, additional, trust } = readTexts('areaPage')
const services = readEntries('services')
const shown = groups.services.flatMap((id) => services.filter((service) => service.id === id))

/** The page of a city with these lines instead of its own `groups`, `additional` and `trust`. */
async function showCity(lines: string) {
  const path = 'content/areas/troy.yaml'
  const text = (await readProjectFile(path)).replace(/^groups:\n[\s\S]*?(?=^text: )/m, lines)
  const outputs = await buildWith({ [path]: text }, 'public', renderText)
  const $ = load(String(outputs.get('service-areas/troy.html')))
  return (selector: string) =>
    $(selector)
      .toArray()
      .map((found) => $(found).text())
}

test('a city without its own texts shows those shared by all cities', async () => {
  const listTexts = await showCity('')
  expect(listTexts('#services article p')).toEqual(shown.map(({ description }) => description))
  expect(listTexts('#services article li')).toEqual(shown.flatMap(({ features }) => features))
  expect(listTexts('#additional-services li')).toEqual(additional.items)
  expect(listTexts('#trust p')).toEqual(trust.items.map(({ text }) => text))
})

test('a city has its own texts for one service, and the usual ones for the others', async () => {
  const listTexts = await showCity(
    'groups:\n  - service: medical\n    text: Practices here share a hall.\n    features: [Exam rooms, Shared halls]\n',
  )
  const [office, , industrial] = shown
  const texts = [office?.description, 'Practices here share a hall.', industrial?.description]
  expect(listTexts('#services article p')).toEqual(texts)
  expect(listTexts('#services article:nth-child(2) li')).toEqual(['Exam rooms', 'Shared halls'])
  expect(listTexts('#additional-services li')).toEqual(additional.items)
})
