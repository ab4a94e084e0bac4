import type * as z from 'zod'
import { type Answer } from '../answers.ts'
import { formatYaml, orderKeys } from './entry-file.ts'
import { fits } from '../faults.ts'
import { gap, later } from '../gap.ts'
import type { NewFile } from './new-entry.ts'
import { schemaLine } from '../schema-line.ts'

/** What is asked of a city and of a service alike. */
export function askDescription(answer: Answer, schema: z.ZodType): Promise<string> {
  return answer({
    flag: 'description',
    label: 'One or two sentences for its card',
    ...later('one or two sentences for the card'),
    fault: fits('The text', schema),
  })
}

/** One gap for each of some places: `the first reason`. */
export function gapsFor(places: readonly string[], what: string): string[] {
  return places.map((place) => gap(`the ${place} ${what}`))
}

interface PageEntry {
  readonly collection: 'areas' | 'services'
  readonly id: string
  readonly address: string
  readonly data: Readonly<Record<string, unknown>> & { readonly order: number }
  /** The keys in the order in which they are to stand. */
  readonly keys: readonly string[]
}

/** The file of a page that is public as soon as it is there: a city or a service. */
export function makePageFile({ collection, id, address, data, keys }: PageEntry): NewFile {
  return {
    collection,
    id,
    text: schemaLine(collection) + formatYaml(orderKeys(data, keys)),
    address,
    remarks: [
      `It is number ${data.order} in lists.`,
      '`npm start` shows it while you write. `npm run build` waits until no text says TODO.',
    ],
  }
}
