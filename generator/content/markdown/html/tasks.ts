import type { Element } from 'hast'
import type { MarkdownWords } from '../../../schema/pages/site.ts'
import { hidden, makeElement } from './make-element.ts'

/** Replaces a task list checkbox, which visitors can't toggle, with an icon and text for screen readers. */
export function taskOf({ properties }: Element, words: MarkdownWords): Element {
  const isDone = Boolean(properties['checked'])
  const state = makeElement('span', hidden, [`${isDone ? words.done : words.open} `])
  return makeElement('span', { className: ['prose__task', ...(isDone ? ['prose__task--done'] : [])] }, [state])
}
