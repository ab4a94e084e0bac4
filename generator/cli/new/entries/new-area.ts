import { areaSchema } from '../../../schema/area.ts'
import { areaPath } from '../../../schema/paths.ts'
import type { Answer } from '../answers.ts'
import { chooseId } from '../choose-id.ts'
import { type Desk, nextOrder } from '../desk.ts'
import { fits } from '../faults.ts'
import { gap } from '../gap.ts'
import type { NewFile } from './new-entry.ts'
import { askDescription, gapsFor, makePageFile } from './page-file.ts'
import { choosePicture } from '../picture.ts'
import { readNumber } from '../read-value.ts'

const { shape } = areaSchema

/** A city, in the last place. Where it lies has to be said: a map cannot show a gap. */
export async function makeArea(answer: Answer, desk: Desk, hasId: boolean): Promise<NewFile> {
  const city = await answer({ flag: 'city', label: 'City', fault: fits('A city', shape.city) })
  const id = await chooseId(answer, desk, { collection: 'areas', title: city, isGiven: hasId })
  const latitude = await answer({
    flag: 'latitude',
    label: 'Latitude of its middle',
    hint: 'such as 42.3314',
    fault: fits('The latitude', shape.latitude, readNumber),
  })
  const longitude = await answer({
    flag: 'longitude',
    label: 'Longitude of its middle',
    hint: 'such as -83.0458',
    fault: fits('The longitude', shape.longitude, readNumber),
  })
  const description = await askDescription(answer, shape.description)
  const picture = await choosePicture(answer, desk, { collection: 'areas', id })
  const data = {
    city,
    description,
    features: gapsFor(['first', 'second', 'third', 'fourth'], 'thing that is cleaned here'),
    ...picture,
    order: nextOrder(desk.entries.collections.areas),
    text: gap(`what is true of ${city} and of no other city, in Markdown`),
    latitude: readNumber(latitude),
    longitude: readNumber(longitude),
    metaTitle: gap('a title for search results, with the city in it'),
    metaDescription: gap('what the page offers, in one or two sentences for search results'),
  }
  return makePageFile({ collection: 'areas', id, address: areaPath(id), data, keys: Object.keys(shape) })
}
