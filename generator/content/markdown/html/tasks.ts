import type { Element } from 'hast'
import { taskWords } from './words.ts'

/** Replaces a task list checkbox, which visitors can't toggle, with an icon and text for screen readers. */
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
