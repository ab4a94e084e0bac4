import { servicePath } from '../../../schema/paths.ts'
import { serviceSchema } from '../../../schema/service.ts'
import type { Answer } from '../answers.ts'
import { chooseId } from '../choose-id.ts'
import { type Desk, nextOrder } from '../desk.ts'
import { fits } from '../faults.ts'
import { gap } from '../gap.ts'
import type { NewFile } from './new-entry.ts'
import { askDescription, gapsFor, makePageFile } from './page-file.ts'
import { choosePicture } from '../picture.ts'

const { shape } = serviceSchema
const three = ['first', 'second', 'third']

/** A service, in the last place. */
export async function makeService(answer: Answer, desk: Desk, hasId: boolean): Promise<NewFile> {
  const title = await answer({ flag: 'title', label: 'Name of the service', fault: fits('The name', shape.title) })
  const id = await chooseId(answer, desk, { collection: 'services', title, isGiven: hasId })
  const description = await askDescription(answer, shape.description)
  const picture = await choosePicture(answer, desk, { collection: 'services', id })
  const data = {
    title,
    description,
    features: gapsFor(three, 'thing that it covers'),
    ...picture,
    order: nextOrder(desk.entries.collections.services),
    intro: gap('the first paragraph of the page'),
    standard: [gap('what is done on every visit')],
    specialized: [gap('what is done on request')],
    reasons: gapsFor(three, 'reason to choose us').map((reason) => ({
      title: reason,
      text: gap('why, in one or two sentences'),
    })),
    metaTitle: gap('a title for search results'),
    metaDescription: gap('what the page offers, in one or two sentences for search results'),
  }
  return makePageFile({ collection: 'services', id, address: servicePath(id), data, keys: Object.keys(shape) })
}
