import { areaSchema } from '../content/area.ts'
import { areaPath } from '../content/paths.ts'
import { type Answer, fits } from './answers.ts'
import { chooseId } from './choose-id.ts'
import { type Desk, nextOrder } from './desk.ts'
import { formatYaml, orderKeys } from './entry-file.ts'
import { gap } from './gap.ts'
import type { NewFile } from './new-entry.ts'
import { choosePicture } from './picture.ts'
import { schemaLine } from './schema-line.ts'

const { shape } = areaSchema

/** A city, in the last place. Where it lies has to be said: a map cannot show a gap. */
export async function makeArea(answer: Answer, desk: Desk, hasId: boolean): Promise<NewFile> {
  const city = await answer({ flag: 'city', label: 'City', fault: fits('A city', shape.city) })
  const id = await chooseId(answer, desk, { collection: 'areas', title: city, isGiven: hasId })
  const latitude = await answer({
    flag: 'latitude',
    label: 'Latitude of its middle, such as 42.3314',
    fault: fits('The latitude', shape.latitude, readNumber),
  })
  const longitude = await answer({
    flag: 'longitude',
    label: 'Longitude, such as -83.0458',
    fault: fits('The longitude', shape.longitude, readNumber),
  })
  const description = await answer({
    flag: 'description',
    label: 'One or two sentences for its card',
    fallback: gap('one or two sentences for the card'),
    shown: 'write it later',
    fault: fits('The text', shape.description),
  })
  const picture = await choosePicture(answer, desk, { collection: 'areas', id })
  const data = {
    city,
    description,
    features: ['first', 'second', 'third', 'fourth'].map((place) => gap(`the ${place} thing that is cleaned here`)),
    ...picture,
    order: nextOrder(desk.entries.collections.areas),
    text: gap(`what is true of ${city} and of no other city, in Markdown`),
    latitude: readNumber(latitude),
    longitude: readNumber(longitude),
    metaTitle: gap('a title for search results, with the city in it'),
    metaDescription: gap('what the page offers, in one or two sentences for search results'),
  }
  return {
    collection: 'areas',
    id,
    text: schemaLine('areas') + formatYaml(orderKeys(data, Object.keys(shape))),
    address: areaPath(id),
    remarks: [
      `It is number ${data.order} in lists.`,
      '`npm start` shows it while you write. `npm run build` waits until no text says TODO.',
    ],
  }
}

/** What is no number stays as it was typed, so that it can be told. */
export function readNumber(text: string): number | string {
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}
