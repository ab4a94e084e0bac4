import type { Element, Text } from 'hast'
import type { MarkdownWords } from '../../../schema/pages/site.ts'
import { fillText } from '../../../schema/site/placeholders.ts'
import { makeElement } from './make-element.ts'

const sites: readonly (readonly [name: string, address: RegExp])[] = [
  [
    'YouTube',
    /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?|shorts\/|live\/|embed\/)|youtu\.be\/)[\w-]/i,
  ],
  ['Vimeo', /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:[\w/]*\/)?\d/i],
]

/** A video card whose link text is only the URL, which `nameVideos` replaces. */
export interface NamelessVideo {
  readonly site: string
  readonly words: Text
}

/** Turns a paragraph with only a video link into a card: an embedded player would load from an external site on every visit. */
export function videoOf({ children }: Element, nameless: NamelessVideo[]): Element | undefined {
  const [link, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  if (link?.type !== 'element' || link.tagName !== 'a' || others.length > 0) return undefined
  const href = link.properties['href'] ?? ''
  const [site] = sites.find(([, address]) => address.test(href)) ?? []
  if (site === undefined) return undefined
  const [words, ...more] = link.children
  const isBare = words?.type === 'text' && more.length === 0 && /^(?:https?:\/\/|www\.)\S+$/.test(words.value.trim())
  if (isBare) nameless.push({ site, words })
  // Two boxes, icon and text, whatever the link contains.
  else link.children = [makeElement('span', {}, link.children)]
  return makeElement('p', { className: ['prose__video'] }, [link])
}

/** Several videos of the same site are numbered, because each link on a page needs its own name. */
export function nameVideos(videos: readonly NamelessVideo[], { video, oneOfVideos }: MarkdownWords): void {
  for (const [site] of sites) {
    const ofSite = videos.filter((one) => one.site === site)
    for (const [index, { words }] of ofSite.entries())
      words.value = fillText(ofSite.length > 1 ? oneOfVideos : video, { site, number: String(index + 1) })
  }
}
