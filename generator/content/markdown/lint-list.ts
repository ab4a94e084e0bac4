import type { List, Nodes } from 'mdast'
import type { FindLint } from './markdown-document.ts'
import { placeOf, typedOf } from './tree.ts'

/** From one item to the next: the same number everywhere, or a forgotten or repeated one, still makes the list that was meant. */
const isNext = (step: number) => step >= 0 && step <= 2

/** Finds numbers that a list changes: it counts up from its first one, whatever follows, as dates and countdowns do. */
export function lintNumbers({ ordered, children }: List, source: string, find: FindLint): void {
  if (!ordered) return
  const numbers = children.map((item) => Number.parseInt(typedOf(item, source).typed, 10))
  const index = numbers.findIndex((number, at) => at > 0 && !isNext(number - (numbers[at - 1] ?? 0)))
  const item = children[index]
  if (!item) return
  const [line = ''] = typedOf(item, source).typed.split('\n')
  find('number-of-list', `${(numbers[0] ?? 0) + index} ${line}`, placeOf(item))
}

/** Finds `- 25. December`, a list with one number in a list. */
export function lintNumberInItem(
  { children }: Extract<Nodes, { type: 'listItem' }>,
  source: string,
  find: FindLint,
): void {
  const [list, another] = children
  if (another || list?.type !== 'list' || !list.ordered || list.children.length > 1) return
  const [line = ''] = typedOf(list, source).typed.split('\n')
  find('number-in-item', line, placeOf(list))
}
