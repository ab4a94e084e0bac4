import type { Element } from 'hast'
import { hidden, makeElement } from './make-element.ts'
import { taskWords } from './words.ts'

/** Replaces a task list checkbox, which visitors can't toggle, with an icon and text for screen readers. */
export function taskOf({ properties }: Element): Element {
  const isDone = Boolean(properties['checked'])
  const words = makeElement('span', hidden, [isDone ? taskWords.done : taskWords.open])
  return makeElement('span', { className: ['prose__task', ...(isDone ? ['prose__task--done'] : [])] }, [words])
}
