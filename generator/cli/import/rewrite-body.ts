import { leadsToPicture } from '../../content/markdown/image-at.ts'
import { listNodes, parseTree } from '../../content/markdown/tree.ts'
import { readOwnAddress } from '../../content/validate/links/own-address.ts'
import { foldName } from '../../schema/slug.ts'
import { type Addresses, listAddressEdits } from './address-edits.ts'
import { box, callout, formatBox, formatCallout } from './boxes.ts'
import { applyEdits, type Edit } from './edits.ts'
import {
  blockName,
  comment,
  formatWikiLink,
  formatWikiPicture,
  pictureSize,
  wikiLink,
  wikiPicture,
} from './obsidian.ts'
import { plainText } from './plain-text.ts'

/** A pattern, and the replacement for a match, which may be in HTML; `undefined` leaves it unchanged. */
type Rewrite = readonly [pattern: RegExp, write: (match: RegExpExecArray, isHtml: boolean) => string | undefined]

/** Jekyll and Eleventy: `{{ site.baseurl }}`, `{{ "/a.png" | relative_url }}`; Pelican: `{static}/a.png`. */
const templateAddress =
  /\{\{-?\s*(?:site\.\w*(?:url|prefix)\w*|['"](?<path>[^'"]*)['"]\s*\|\s*(?:relative_url|absolute_url|url|prepend:[^}]*))\s*-?\}\}|\{(?:filename|static|attach)\}/gi

const postLink =
  /\{%-?\s*(?:post_url|link)\s+(?<jekyll>[^\s%]+)\s*-?%\}|\{\{[<%]\s*(?:rel)?ref\s+["'](?<hugo>[^"']+)["']\s*[>%]\}\}/g

/** A WordPress image with its caption; exporters escape the brackets. */
const caption = /\\?\[caption\b[^\]]*\]\s*(\[?!\[[^\]]*\]\([^()\s]+)(\)(?:\]\([^()\s]+\))?)([^]*?)\\?\[\/caption\\?\]/g

/** Restores the brackets of other WordPress shortcodes, which exporters escape, so that `check` reports them. */
const shortcode = /\\\[((?:\/[a-z][\w-]*|[a-z][\w-]*(?:\s+[\w\\-]+="[^"\n]*")+))\s*\\\]/g

/**
 * Hugo's `{{< figure src="a.png" >}}`, Jekyll's `{% include figure.html src="a.png" %}`, and Eleventy's `{% image "a.png", "alt" %}`
 * and `{% include "figure.html", image: "a.png" %}`.
 */
const figure =
  /\{\{[<%]\s*(?:figure|img|image)\s+(?!\s)([^{}]*?)\/?[>%]\}\}|\{%-?\s*(?:image|include\s+\S*(?:figure|image|img|picture)\S*)\s+(?!\s)([^{}]*?)-?%\}/g

/** Hexo's `{% asset_img left a.png 300 "What it shows" %}`, with or without quotes, class and size. */
const hexoPicture =
  /\{%\s*(?:asset_)?img\s+(?:[\w-]+\s+)*(["']?)(?<src>[^\s"'%{}]+\.\w+)\1(?:\s+\d+){0,2}\s(?<words>[^%{}]*)%\}/g

/** An attribute of a figure, such as `alt="…"` or `alt: "…"`, or only its value. */
const attribute = /(?:([\w-]+)(?:=|:\s*))?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/g

/**
 * A class, size or the like after an image, link or heading, or on its own line: `{: .big}` or `{.big}`. Lists that show or hide
 * something stay.
 */
const attributeList =
  /^[ \t]*\{(?::(?!toc|:|\/)|\.[a-z])[^{}\n]*\}[ \t]*(?:\n|$)|[ \t]*\{(?::(?!toc|:|\/)|\.[a-z])[^{}\n]*\}|(?<=\))\{(?:#[^\s{}]+\s+)?[a-z-]+=[^{}]*\}/gm

/** A heading's ID. Headings get one automatically, which may differ from the one that links use. */
const headingName = /^(?<heading>#{1,6} [^\n]*?)[ \t]*\{#(?<name>[\w-]+)(?: [^{}\n]*)?\}[ \t]*$/gm

/** An image that links to a larger version of itself. */
const linkedPicture =
  /\[(!\[[^\][\n]*\]\([^()\n]*\)|<img\b[^<>]*>)\]\(([^()\s]+)(?:\s+"[^"\n]*")?\)|<a\b[^<>]*?\shref=["']([^"'<>]+)["'][^<>]*>\s*(<img\b[^<>]*>)\s*<\/a>/gi

/** Styles an embedded quotation, which reads the same without it, or comes with Vimeo's videos. */
const embedScript =
  /[ \t]*<script\b[^<>]*\ssrc=["'](?:https?:)?\/\/(?:platform\.(?:twitter|x)\.com|(?:www|platform)\.instagram\.com|www\.threads\.(?:net|com)|www\.tiktok\.com|player\.vimeo\.com)\/[^<>]*>\s*<\/script>/gi

/**
 * A heading in HTML text, with a blank line after it so that Markdown can follow. An indented line after it would become code.
 */
const htmlHeading =
  /(?<=^ {0,3}|>)<h(?<level>[1-6])(?:\s[^<>]*)?>[ \t]*(?<words>\S(?:(?!<h\d)[^\n])*?)[ \t]*<\/h\k<level>>(?=[ \t]*(?:$|<))(?![ \t]*\n+(?: {4}|\t))/gim

/** `##Heading`, which many systems accept. */
const tightHeading = /^(#{2,6})(?=[^#\s\\])([^\n]*?)[ \t]*(?:#{2,}[ \t]*)?$/gm

/** Videos on their own line: iframes and Hugo shortcodes. */
const frame = String.raw`<iframe\b[^>]*\bsrc=["'](?:https?:)?\/\/(?<site>www\.youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video)\/(?<id>[\w-]+)[^"']*["'][^>]*>\s*<\/iframe>`
const videoFrames = [frame, String.raw`<p\b[^<>]*>${frame}<\/p>`].map((tags) => new RegExp(`^${tags}[ \\t]*$`, 'gm'))
const videoShortcode =
  /^\{\{<\s*(?<site>youtube|vimeo)\s+(?:[^<>]*?\bid=)?["']?(?<id>[\w-]+)(?:["'\s][^<>]*)?>\}\}[ \t]*$/gm

/** Tags that keep a template engine from reading what is between them, code included: `{% raw %}{{ name }}{% endraw %}`. */
const rawText = /\{%-?\s*raw\s*-?%\}\n?([^]*?)\n?\{%-?\s*endraw\s*-?%\}/g

/** The same tags around other text. In code, a post shows them. */
const rawMark = /(?<!\\)\{%-?\s*(?:end)?raw\s*-?%\}\n?/g

/** Jekyll's `{% highlight ruby %}`, Hugo's `{{< highlight ruby >}}` and Hexo's `{% codeblock lang:ruby %}`. */
const codeBlock =
  /^(?<margin>[ \t]*)\{[{%][<%-]?\s*(?<name>highlight|code(?:block)?)\b(?:[^}\n]*\blang:)?\s*["']?(?<language>[\w+#-]+(?=["'\s%>}]))?[^}\n]*\}+[ \t]*\n?(?<code>(?:(?!\{[{%][<%-]?\s*\k<name>)[^])*?)\n?[ \t]*\{[{%][<%-]?\s*(?:end|\/\s*)\k<name>[^}\n]*\}+/gm

const spacedPicture = /(?<=\]\()(?!data:)[^()\n"<>]*[^\s()\n"<>][ ][^()\n"<>]*\.(?:png|jpe?g|webp|avif)(?=\)|\s+")/gi

/**
 * Converts other systems' markup for images, videos and links to Markdown, and replaces their addresses. Everything else, code
 * above all, stays as typed; `check` reports what it doesn't accept.
 */
export function rewriteBody(body: string, addresses: Addresses): string {
  const { picture, link, site } = addresses
  const isPicture = (address: string) => leadsToPicture(readOwnAddress(address, site) ?? address)
  const rewrites: readonly Rewrite[] = [
    [templateAddress, ({ groups, index, input }) => (isAddress(input, index) ? (groups?.['path'] ?? '') : undefined)],
    [postLink, ({ groups }) => formatPostLink(groups?.['jekyll'] ?? groups?.['hugo'] ?? '', link)],
    [caption, ([, typed = '', end = '', words = '']) => typed + formatTitle(plainText(words)) + end],
    [shortcode, ([, words = '']) => `[${words.replaceAll('\\', '')}]`],
    [figure, ([, hugo, other = ''], isHtml) => formatFigure(hugo ?? other, picture, isHtml)],
    [wikiLink, (match) => formatWikiLink(match, link)],
    [attributeList, () => ''],
    [headingName, ({ groups, input }) => formatHeading(groups, input)],
    [linkedPicture, ([, markdown, to = '', href = to, tag]) => (isPicture(href) ? (markdown ?? tag) : undefined)],
    ...videoFrames.map((pattern): Rewrite => [pattern, formatVideo]),
    [videoShortcode, formatVideo],
    [htmlHeading, ({ groups: { level, words } = {} }) => `\n\n${'#'.repeat(Math.max(2, Number(level)))} ${words}\n\n`],
    [tightHeading, ([, marks, words]) => `${marks} ${words}`],
    [spacedPicture, ([address]) => address.trim().replaceAll(' ', '%20')],
  ]
  const plain = rewrites.reduce((text, rewrite) => applyEdits(text, listEdits(text, rewrite)), body)
  return applyEdits(plain, listAddressEdits(plain, addresses))
}

/**
 * Pandoc's `[words]{.underline}`, and `[]{#_Toc12 .anchor}`, where an entry of a table of contents in Word leads. With a name in
 * front, as in `:quote[words]{#id}`, it's a text directive (https://talk.commonmark.org/t/444).
 */
const span = /(?:(?<!\w):[a-z][\w-]*|(?<![\]\\!]))\[([^\][]*)\]\{(?:[#.]|[a-z-]+=")[^{}\n]*\}/g

/** Pandoc's boxes, with a class or a style from Word: `::: {.note}`, `::: {custom-style="Body Text"}`. */
const styledBox = /^([ \t]*:{3,}[ \t]*)\{(?:\.(?:callout-)?([a-z][\w-]*)(?![\w-]))?[^{}\n]*\}[ \t]*$/gm

/** Writes code blocks and boxes in Markdown, and removes tags and scripts around text, so that all is read as what it is. */
export function rewriteBlocks(body: string): string {
  const plain = body.replaceAll(rawText, (raw, text: string) => (/\{[{%#]/.test(text) ? text : raw))
  const rewrites: readonly Rewrite[] = [
    [rawMark, () => ''],
    [embedScript, () => ''],
    [codeBlock, ({ groups }, isHtml) => (isHtml ? undefined : formatCode(groups))],
    [styledBox, ([, mark, name = 'div']) => `${mark}${name}`],
    [box, ({ groups }) => formatBox(groups)],
    [span, ([, words]) => words],
    [callout, ({ groups }) => formatCallout(groups)],
    [wikiPicture, ([, name = '', words = '']) => formatWikiPicture(name, words)],
    [
      hexoPicture,
      ({ groups: { src = '', words = '' } = {} }, isHtml) =>
        isHtml ? undefined : formatWikiPicture(src, words.replaceAll(/["']/g, '').trim()),
    ],
    [pictureSize, () => ''],
    [comment, ([, obsidian, mdx = '']) => `<!--${obsidian ?? mdx}-->`],
    [blockName, () => ''],
  ]
  return rewrites.reduce((text, rewrite) => applyEdits(text, listEdits(text, rewrite)), plain)
}

function formatCode({ margin = '', language = '', code = '' }: RegExpExecArray['groups'] = {}): string {
  const fence = /^[ \t]*```/m.test(code) ? '````' : '```'
  return `${margin}${fence}${language}\n${code}\n${margin}${fence}`
}

function listEdits(text: string, [pattern, write]: Rewrite): Edit[] {
  const matches = [...text.matchAll(pattern)]
  if (matches.length === 0) return []
  const whole = listNodes(parseTree(text)).filter(
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

function formatHeading({ heading = '', name = '' }: RegExpExecArray['groups'] = {}, text: string): string {
  const isOwn = foldName(heading) === foldName(name) || !text.includes(`](#${name})`)
  return isOwn ? heading : heading.replace(' ', ` <a id="${name}"></a>`)
}

function isAddress(text: string, index: number): boolean {
  return /(?:\]\(|\]:\s*|(?:src|href)=["'])$/.test(text.slice(Math.max(0, index - 20), index))
}

/** An address that isn't an imported post is kept, and `check` reports it if there is no such page. */
function formatPostLink(path: string, link: Addresses['link']): string | undefined {
  return link(path) ?? (path.startsWith('/') ? path : undefined)
}

/** Writes an `<img>` inside HTML, where Markdown isn't parsed. */
function formatFigure(typed: string, picture: Addresses['picture'], isHtml: boolean): string | undefined {
  const attributes = new Map(
    [...typed.matchAll(attribute)].map(([, name, double, single = ''], index) => [
      name ?? index,
      (double ?? single).replaceAll(/\\(["'])/g, '$1'),
    ]),
  )
  // If the first has no name, it is the source, and the second the alt text. It may also be a variable, such as `page.image`.
  const isUnnamed = /^["']/.test(typed)
  const names = isUnnamed ? [0] : ['src', 'image', 'image_path', 'url', 'path', 'file']
  const src = names.map((name) => attributes.get(name)).find(Boolean)
  if (src === undefined || picture(src) === undefined) return undefined
  const words = (isUnnamed ? attributes.get(1) : undefined) ?? attributes.get('alt') ?? ''
  if (isHtml) return `<img src="${src.replaceAll('"', '%22')}" alt="${words.replaceAll('"', '&quot;')}">`
  const alt = words.replaceAll(/[[\]]/g, String.raw`\$&`)
  const about = ['caption', 'title', 'description'].map((name) => attributes.get(name)).find(Boolean)
  const captions = [about ?? '', attributes.get('attr') ?? '']
  const title = formatTitle(
    captions
      .map((text) => plainText(text))
      .filter(Boolean)
      .join(' '),
  )
  return `![${alt}](${src.replaceAll(' ', '%20')}${title})`
}

/** An image's caption, as its Markdown title. */
function formatTitle(words: string): string {
  return words === '' ? '' : ` "${words.replaceAll('"', String.raw`\"`)}"`
}

/** A bare address becomes a card with a play button. */
function formatVideo({ groups: { site = '', id = '' } = {} }: RegExpExecArray): string {
  return site.includes('vimeo') ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`
}
