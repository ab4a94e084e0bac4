import { leadsToPicture } from '../../content/markdown/image-at.ts'
import { parseTree } from '../../content/markdown/parse-tree.ts'
import { listNodes } from '../../content/markdown/read-node.ts'
import { plainText } from './plain-text.ts'

/** The replacements for the addresses in a text; `undefined` leaves one as it is. */
export interface Addresses {
  readonly picture: (address: string) => string | undefined
  readonly link: (address: string) => string | undefined
}

/** A pattern, and what takes the place of a match, which may be in HTML; `undefined` leaves it. */
type Rewrite = readonly [pattern: RegExp, write: (match: RegExpExecArray, isHtml: boolean) => string | undefined]

/** `{{ site.baseurl }}`, `{{ "/a.png" | relative_url }}`: Jekyll and Eleventy. */
const templateAddress =
  /\{\{-?\s*(?:site\.\w*(?:url|prefix)\w*|['"](?<path>[^'"]*)['"]\s*\|\s*(?:relative_url|absolute_url|url|prepend:[^}]*))\s*-?\}\}/gi

const postLink =
  /\{%-?\s*(?:post_url|link)\s+(?<jekyll>[^\s%]+)\s*-?%\}|\{\{[<%]\s*(?:rel)?ref\s+["'](?<hugo>[^"']+)["']\s*[>%]\}\}/g

/** A picture with its caption as WordPress writes it; exporters put backslashes before the brackets. */
const caption = /\\?\[caption\b[^\]]*\]\s*(\[?!\[[^\]]*\]\([^()\s]+)(\)(?:\]\([^()\s]+\))?)([^]*?)\\?\[\/caption\\?\]/g

/** Other shortcodes of WordPress get back the brackets that exporters took: `check` reports them. */
const shortcode = /\\\[((?:\/[a-z][\w-]*|[a-z][\w-]*(?:\s+[\w\\-]+="[^"\n]*")+))\s*\\\]/g

/** `{{< figure src="a.png" >}}` of Hugo, `{% include figure.html src="a.png" %}` of Jekyll, `{% image "a.png", "alt" %}` of Eleventy. */
const figure =
  /\{\{[<%]\s*(?:figure|img|image)\s+([^{}]*?)\s*\/?[>%]\}\}|\{%-?\s*(?:image|include\s+\S*(?:figure|image|img|picture)\S*)\s+([^{}]*?)\s*-?%\}/g

/** Where the source comes first, and then the words. */
const unnamed = /^(?:"([^"]+)"|'([^']+)')(?:,?\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'))?/

/** A class, a size or the like, behind a picture, a link or a heading, or on a line of its own. What shows or hides something stays. */
const attributeList = /^[ \t]*\{:(?!toc|:|\/)[^{}\n]*\}[ \t]*(?:\n|$)|[ \t]*\{:(?!toc|:|\/)[^{}\n]*\}/gm

/** The name of a heading, which gets one by itself. */
const headingName = /^(?<heading>#{1,6} [^\n]*?)[ \t]*\{#(?<name>[\w-]+)\}[ \t]*$/gm

/** A picture that leads to a larger copy of itself. */
const linkedPicture =
  /\[(!\[[^\][\n]*\]\([^()\n]*\))\]\(([^()\s]+)(?:\s+"[^"\n]*")?\)|<a\b[^<>]*?\shref=["']([^"'<>]+)["'][^<>]*>\s*(<img\b[^<>]*>)\s*<\/a>/gi

/** Decorates a quotation, which says the same without it. */
const quotationScript =
  /[ \t]*<script\b[^<>]*\ssrc=["'](?:https?:)?\/\/(?:platform\.twitter\.com|platform\.x\.com|(?:www|platform)\.instagram\.com)\/[^<>]*>\s*<\/script>/gi

/** In an HTML text, where Markdown below it begins with an empty line; an indented line after one would be code. */
const htmlHeading =
  /(?<=^ {0,3}|>)<h(?<level>[1-6])(?:\s[^<>]*)?>[ \t]*(?<words>\S(?:(?!<h\d)[^\n])*?)[ \t]*<\/h\k<level>>(?=[ \t]*(?:$|<))(?![ \t]*\n+(?: {4}|\t))/gim

/** `##Heading`, which many systems took for one. */
const tightHeading = /^(#{2,6})(?=[^#\s\\])([^\n]*?)[ \t]*(?:#{2,})?[ \t]*$/gm

/** Videos on a line of their own: frames, and shortcodes of Hugo. */
const videoFrame =
  /^<iframe\b[^>]*\bsrc=["'](?:https?:)?\/\/(?<site>www\.youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video)\/(?<id>[\w-]+)[^"']*["'][^>]*>\s*<\/iframe>[ \t]*$/gm
const videoShortcode = /^\{\{<\s*(?<site>youtube|vimeo)\s+(?:id=)?["']?(?<id>[\w-]+)["']?\s*>\}\}[ \t]*$/gm

const spacedPicture = /(?<=\]\()(?!data:)[^()\n"<>]*[^\s()\n"<>][ ][^()\n"<>]*\.(?:png|jpe?g|webp|avif)(?=\)|\s+")/gi

/** Marks of other systems that are pictures, videos or addresses, as Markdown. Others are left for `check` to report. */
export function rewriteMarks(body: string, { picture, link }: Addresses): string {
  const rewrites: readonly Rewrite[] = [
    [templateAddress, ({ groups, index, input }) => (isAddress(input, index) ? (groups?.['path'] ?? '') : undefined)],
    [postLink, ({ groups }) => formatPostLink(groups?.['jekyll'] ?? groups?.['hugo'] ?? '', link)],
    [caption, ([, typed = '', end = '', words = '']) => typed + formatTitle(plainText(words)) + end],
    [shortcode, ([, words = '']) => `[${words.replaceAll('\\', '')}]`],
    [figure, ([, hugo, other = ''], isHtml) => formatFigure(hugo ?? other, picture, isHtml)],
    [attributeList, () => ''],
    [headingName, ({ groups, input }) => (input.includes(`](#${groups?.['name']})`) ? undefined : groups?.['heading'])],
    [linkedPicture, ([, markdown, to = '', href = to, tag]) => (leadsToPicture(href) ? (markdown ?? tag) : undefined)],
    [quotationScript, () => ''],
    [videoFrame, formatVideo],
    [videoShortcode, formatVideo],
    [htmlHeading, ({ groups: { level, words } = {} }) => `\n\n${'#'.repeat(Math.max(2, Number(level)))} ${words}\n\n`],
    [tightHeading, ([, marks, words]) => `${marks} ${words}`],
    [spacedPicture, ([address]) => address.trim().replaceAll(' ', '%20')],
  ]
  return rewrites.reduce((text, rewrite) => applyEdits(text, listEdits(text, rewrite)), body)
}

function listEdits(text: string, [pattern, write]: Rewrite): Edit[] {
  const matches = [...text.matchAll(pattern)]
  if (matches.length === 0) return []
  const whole = listNodes(parseTree(text, 1)).filter(
    (node) => node.type === 'code' || node.type === 'inlineCode' || node.type === 'html',
  )
  return matches.flatMap((match) => {
    const node = whole.find(
      ({ position }) => (position?.start.offset ?? 0) <= match.index && match.index < (position?.end.offset ?? 0),
    )
    const isBegin = match.index === node?.position?.start.offset
    const isHtml = node?.type === 'html' && (isBegin || !/^<(?:!--|pre|script|style|textarea)/i.test(node.value))
    const put = node && !isHtml ? undefined : write(match, isHtml)
    return put === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, text: put }]
  })
}

function isAddress(text: string, index: number): boolean {
  return /(?:\]\(|\]:\s*|(?:src|href)=["'])$/.test(text.slice(Math.max(0, index - 20), index))
}

/** One that leads to no imported post is an address all the same, and reported if no page has it. */
function formatPostLink(path: string, link: Addresses['link']): string | undefined {
  return link(path) ?? (path.startsWith('/') ? path : undefined)
}

/** No Markdown is read in HTML. */
function formatFigure(attributes: string, picture: Addresses['picture'], isHtml: boolean): string | undefined {
  const [, double, single, ...given] = unnamed.exec(attributes) ?? []
  const named = ['src', 'image_path', 'url', 'path', 'file'].map((name) => readAttribute(attributes, name))
  const src = double ?? single ?? named.find((path) => path !== '')
  if (src === undefined || picture(src) === undefined) return undefined
  const typed = given.find((text) => text !== undefined)?.replaceAll(/\\(["'])/g, '$1')
  const words = typed ?? readAttribute(attributes, 'alt')
  if (isHtml) return `<img src="${src.replaceAll('"', '%22')}" alt="${words.replaceAll('"', '&quot;')}">`
  const alt = words.replaceAll(/[[\]]/g, String.raw`\$&`)
  const title = formatTitle(readAttribute(attributes, 'caption') || readAttribute(attributes, 'title'))
  return `![${alt}](${src.replaceAll(' ', '%20')}${title})`
}

/** The text of an attribute such as `alt="…"`, in which a backslash may come before a quote. */
function readAttribute(attributes: string, name: string): string {
  const quoted = String.raw`"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'`
  const [, double, single] = new RegExp(String.raw`(?:^|\s)${name}=(?:${quoted})`).exec(attributes) ?? []
  return (double ?? single ?? '').replaceAll(/\\(["'])/g, '$1')
}

/** The caption of a picture, behind its address. */
function formatTitle(words: string): string {
  return words === '' ? '' : ` "${words.replaceAll('"', String.raw`\"`)}"`
}

/** The address by itself becomes a card with a play sign. */
function formatVideo({ groups: { site = '', id = '' } = {} }: RegExpExecArray): string {
  return site.includes('vimeo') ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`
}

/** A part of a text and what takes its place. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The text after some edits that do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let rest = text
  for (const { start, end, text: put } of edits.toSorted((a, b) => b.start - a.start))
    rest = rest.slice(0, start) + put + rest.slice(end)
  return rest
}
