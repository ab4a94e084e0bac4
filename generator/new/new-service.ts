import { servicePath } from '../content/paths.ts'
import { serviceSchema } from '../content/service.ts'
import { type Answer, fits } from './answers.ts'
import { chooseId } from './choose-id.ts'
import { type Desk, nextOrder } from './desk.ts'
import { formatYaml, orderKeys } from './entry-file.ts'
import { gap } from './gap.ts'
import type { NewFile } from './new-entry.ts'
import { choosePicture } from './picture.ts'
import { schemaLine } from './schema-line.ts'

const { shape } = serviceSchema

/** A service, in the last place. */
export async function makeService(answer: Answer, desk: Desk, hasId: boolean): Promise<NewFile> {
  const title = await answer({ flag: 'title', label: 'Name of the service', fault: fits('The name', shape.title) })
  const id = await chooseId(answer, desk, { collection: 'services', title, isGiven: hasId })
  const description = await answer({
    flag: 'description',
    label: 'One or two sentences for its card',
    fallback: gap('one or two sentences for the card'),
    shown: 'write it later',
    fault: fits('The text', shape.description),
  })
  const picture = await choosePicture(answer, desk, { collection: 'services', id })
  const data = {
    title,
    description,
    features: ['first', 'second', 'third'].map((place) => gap(`the ${place} thing that it covers`)),
    ...picture,
    order: nextOrder(desk.entries.collections.services),
    intro: gap('the first paragraph of the page'),
    standard: [gap('what is done on every visit')],
    specialized: [gap('what is done on request')],
    reasons: ['first', 'second', 'third'].map((place) => ({
      title: gap(`the ${place} reason to choose us`),
      text: gap('why, in one or two sentences'),
    })),
    metaTitle: gap('a title for search results'),
    metaDescription: gap('what the page offers, in one or two sentences for search results'),
  }
  return {
    collection: 'services',
    id,
    text: schemaLine('services') + formatYaml(orderKeys(data, Object.keys(shape))),
    address: servicePath(id),
    remarks: [
      `It is number ${data.order} in lists.`,
      '`npm start` shows it while you write. `npm run build` waits until no text says TODO.',
    ],
  }
}
