import type { Element, ElementContent, Properties, Text } from 'hast'

/** Makes an element of HTML; strings become text. */
export function makeElement(
  tagName: string,
  properties: Properties,
  children: readonly (ElementContent | string)[],
): Element {
  const nodes = children.map((child) => (typeof child === 'string' ? makeText(child) : child))
  // A copy, because callers share some properties, and later steps delete from them.
  return { type: 'element', tagName, properties: { ...properties }, children: nodes }
}

export function makeText(value: string): Text {
  return { type: 'text', value }
}

/** For screen readers. */
export const hidden: Properties = { className: ['visually-hidden'] }
