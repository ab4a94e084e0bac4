import { downloadPath, kindOfDownload, suggestDownloadName } from '../../../schema/download.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import type { RefusedHtml } from '../../markdown/markdown-document.ts'

const instead: readonly (readonly [names: RegExp, hint: string])[] = [
  [/^(?:iframe|embed|video)$/, 'delete it, and write the address of the video or page in its own paragraph.'],
  [/^think(?:ing)?$/, 'delete it, and everything down to the closing tag.'],
  [/^audio$/, 'delete it, or link to a page that plays it.'],
  [
    /^(?:form|input|button|textarea|select|option|label)$/,
    'delete it, and link to the form: `[Ask for a quote](/contact)`.',
  ],
  [/^script$/, "delete it: text can't contain scripts."],
  [/^(?:base|meta|param|source|track)$/, 'delete it.'],
  [/^(?:style|link)$/, "delete it: the site's styles control how text looks."],
  // Drawings, and their parts if they're in a paragraph.
  [
    /^(?:svg|math|noscript|template|path|g|circle|ellipse|rect|line|polyline|polygon|defs|use)$/,
    'delete it and everything in it.',
  ],
  [/^picture$/, 'write the image in Markdown: `![What it shows](posts/salt.webp)`.'],
]

/**
 * HTML elements, current and obsolete, whose tags can be deleted while the content stays. Any other name is text that someone
 * put in angle brackets.
 */
const boxes =
  /^(?:acronym|address|area|article|aside|bd[io]|big|body|canvas|center|data|datalist|dfn|dialog|dir|div|fieldset|font|footer|frame|frameset|h[1-6]|head|header|hgroup|html|legend|main|map|marquee|menu|meter|nav|nobr|optgroup|output|progress|search|section|slot|title)$/

/** Whether an attribute was refused, and not an element, such as `<online>`. */
export function isEvent({ name, text }: Pick<RefusedHtml, 'name' | 'text'>): boolean {
  return name.startsWith('on') && !text.toLowerCase().startsWith(`<${name}`)
}

export function hintForHtml({ name, text }: RefusedHtml): string {
  if (isEvent({ name, text })) return `delete \`${findAttribute(name, text)}\`.`
  if (/^h[1-6]$/.test(name)) return hintForHeading(name, text)
  if (/^https?:$/.test(name)) return 'delete the `<` and the `>` around the address.'
  const video = findVideo(text)
  if (video !== undefined) return `delete it, and write the address of the video in its own paragraph: \`${video}\`.`
  // Google shows its address only in a frame.
  if (name === 'iframe' && /\bgoogle(?:\.[a-z]{2,3}){1,2}\/maps\b/i.test(text))
    return 'delete it, and write a link: `[Find us on the map](https://maps.app.goo.gl/…)`, with the address that Google Maps shows under **Share**.'
  const file = /^(?:object|embed)$/.test(name) ? findFile(name, text) : undefined
  if (file !== undefined)
    return `put the file in \`content/files/\`, and link to it instead: \`[Words for the link](${file})\`.`
  const [, hint] = instead.find(([names]) => names.test(name)) ?? []
  if (hint !== undefined) return hint
  const isWords = !boxes.test(name) && /^<\p{L}[^=:<>-]*>$/u.test(text)
  if (isWords) {
    const closing = /^<\w+>$/.test(text) ? ` and any \`</${name}>\`` : ''
    return `to show it, write \`\\${shorten(text)}\`; otherwise, delete it${closing}.`
  }
  const typed = /^<([^\s/>]+)/.exec(text)?.[1] ?? name
  return `delete \`<${typed}>\` and \`</${typed}>\`; keep what is between them.`
}

function findAttribute(name: string, tag: string): string {
  const [found = name] = new RegExp(`${name}\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s>]+)`, 'i').exec(tag) ?? []
  return shorten(found)
}

/** Suggests level 2 or lower, because the page title is level 1. */
function hintForHeading(name: string, tag: string): string {
  const words = tag
    .replaceAll(/<[^>]*>/g, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
  if (words === '')
    return 'write a Markdown heading, such as `## What it costs`, with a blank line before and after it.'
  // Inside other HTML, Markdown needs blank lines around it.
  return `write \`${'#'.repeat(Math.max(2, Number(name[1])))} ${shorten(words, 120)}\`, with a blank line before and after it.`
}

/** The watch page of an embedded video. */
function findVideo(tag: string): string | undefined {
  const youtube = /youtube(?:-nocookie)?\.com\/embed\/(?!videoseries)([\w-]+)/i.exec(tag)?.[1]
  if (youtube !== undefined) return `https://www.youtube.com/watch?v=${youtube}`
  const vimeo = /player\.vimeo\.com\/video\/(\d+)/i.exec(tag)?.[1]
  return vimeo === undefined ? undefined : `https://vimeo.com/${vimeo}`
}

function findFile(name: string, tag: string): string | undefined {
  const [, quoted, bare] = /\s(?:data|src)\s*=\s*(?:["']([^"']*)|([^\s"'>]+))/i.exec(tag) ?? []
  const [path = ''] = (quoted ?? bare ?? '').split(/[?#]/)
  if (kindOfDownload(path) !== undefined) return downloadPath(suggestDownloadName(path.split('/').at(-1) ?? path))
  return name === 'object' ? '/files/list.pdf' : undefined
}
