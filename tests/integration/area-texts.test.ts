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

test('cities have their names as the language changes them after "in"', async () => {
  const areaPage = (await readProjectFile('content/pages/area.yaml')).replaceAll('in {city}', '{inCity}')
  const areasPage = (await readProjectFile('content/pages/areas.yaml')).replaceAll('in {city}', '{inCity}')
  const cities = readEntries('areas').map(async ({ id, city }) => {
    const path = `content/areas/${id}.yaml`
    return [path, `inCity: w ${city}\n${await readProjectFile(path)}`] as const
  })
  const texts = { 'content/pages/area.yaml': areaPage, 'content/pages/areas.yaml': areasPage }
  const outputs = await buildWith({ ...texts, ...Object.fromEntries(await Promise.all(cities)) }, 'public', renderText)
  const city = String(outputs.get('service-areas/troy.html'))
  expect(load(city)('h1').text()).toBe('Commercial cleaning w Troy')
  expect(city).toContain('"name":"Commercial cleaning w Troy"')
  expect(String(outputs.get('service-areas.html'))).toContain('about cleaning w Troy')
})
