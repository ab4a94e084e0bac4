import type { List, ListItem } from 'mdast'
import type { FindLint } from './markdown-document.ts'
import { placeOf, typedOf } from './tree.ts'

/** Finds numbers that a list changes: it counts up from its first one, whatever follows, as dates and countdowns do. */
export function lintNumbers({ ordered, children }: List, source: string, find: FindLint): void {
  if (!ordered) return
  const numbers = children.map((item) => Number.parseInt(typedOf(item, source).typed, 10))
  // A number that's repeated or left out, or a `1.` for any item, still makes the list that was meant.
  const isMeant = (number: number, at: number) => {
    const step = number - (numbers[at - 1] ?? number)
    return (step >= 0 && step <= 2) || (number === 1 && numbers[at + 1] !== 2)
  }
  const index = numbers.findIndex((number, at) => !isMeant(number, at))
  const item = children[index]
  if (!item) return
  const [line = ''] = typedOf(item, source).typed.split('\n')
  find('number-of-list', line, placeOf(item))
}

/** Finds `- 25. December`, a list with one number in a list. */
export function lintNumberInItem({ children }: ListItem, source: string, find: FindLint): void {
  const [list, another] = children
  if (another || list?.type !== 'list' || !list.ordered || list.children.length > 1) return
  const [line = ''] = typedOf(list, source).typed.split('\n')
  find('number-in-item', line, placeOf(list))
}
