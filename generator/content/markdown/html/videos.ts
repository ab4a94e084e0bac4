import type { Element } from 'hast'
import { watchOn } from './words.ts'

/** Sites of videos, and the addresses of theirs that show one. */
const sites: readonly (readonly [name: string, address: RegExp])[] = [
  [
    'YouTube',
    /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?|shorts\/|live\/|embed\/)|youtu\.be\/)[\w-]/i,
  ],
  ['Vimeo', /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:[\w/]*\/)?\d/i],
]

/**
 * A paragraph that is nothing but the address of a video, as a card that leads there: a player would load from elsewhere on
 * every visit.
 */
export function videoOf({ children }: Element): Element | undefined {
  const [link, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  if (link?.type !== 'element' || link.tagName !== 'a' || others.length > 0) return undefined
  const href = link.properties['href'] ?? ''
  const [words] = link.children
  const isBare =
    link.children.length === 1 && words?.type === 'text' && /^(?:https?:\/\/|www\.)\S+$/.test(words.value.trim())
  const site = isBare ? sites.find(([, address]) => address.test(href)) : undefined
  if (!site) return undefined
  const [name] = site
  return {
    type: 'element',
    tagName: 'p',
    properties: { className: ['prose__video'] },
    children: [{ ...link, children: [{ type: 'text', value: watchOn(name) }] }],
  }
}
