import type { Element } from 'hast'
import { taskWords } from './words.ts'

/** The box of a task. No one can tick it here, so it is a sign, and a word for people who can't see it. */
export function taskOf({ properties }: Element): Element {
  const isDone = Boolean(properties['checked'])
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['prose__task', ...(isDone ? ['prose__task--done'] : [])] },
    children: [
      {
        type: 'element',
        tagName: 'span',
        properties: { className: ['visually-hidden'] },
        children: [{ type: 'text', value: isDone ? taskWords.done : taskWords.open }],
      },
    ],
  }
}
