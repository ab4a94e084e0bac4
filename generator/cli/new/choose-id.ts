import type { CollectionName } from '../../schema/collections.ts'
import { idPattern } from '../../schema/fields.ts'
import type { Answer } from './answers.ts'
import { type Desk, hasEntry, pathOf } from './desk.ts'
import { buildSlug } from './slug.ts'
import { TakenError } from './taken-error.ts'

/** The name of a new entry's file: from its title, unless it is given, or nothing is left of the title. */
export async function chooseId(
  answer: Answer,
  desk: Desk,
  {
    collection,
    title,
    isGiven,
  }: { readonly collection: CollectionName; readonly title: string; readonly isGiven: boolean },
): Promise<string> {
  const slug = buildSlug(title)
  const id =
    isGiven || findIdFault(slug) !== undefined
      ? await answer({ flag: 'id', label: 'Name in the address', fault: findIdFault })
      : slug
  if (hasEntry(desk, collection, id)) {
    throw new TakenError(
      `There is a file content/${pathOf(collection, id)} already; it stays as it is. Give the new one another title, or a name of its own: --id ${id}-2.`,
    )
  }
  return id
}

function findIdFault(id: string): string | undefined {
  if (id.length > 100) return `A name in an address has 100 characters at most, but "${id}" has ${id.length}.`
  if (idPattern.test(id) && id !== 'index') return undefined
  return `"${id}" cannot be an address: that holds small letters, digits and single hyphens, such as a-title, and is not "index".`
}
