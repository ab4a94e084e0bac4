import type { Nodes } from 'mdast'
import { parseTree } from '../../content/markdown/parse-tree.ts'
import { listNodes } from '../../content/markdown/read-node.ts'

/** What stands for the addresses in a text; `undefined` leaves one as it is. */
export interface Addresses {
  readonly picture: (address: string) => string | undefined
  readonly link: (address: string) => string | undefined
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A Markdown text with other addresses in its pictures and links. All else, code above all, stays as it was typed. */
export function rewriteBody(body: string, addresses: Addresses): string {
  const plain = rewriteMarks(body, addresses)
  return applyEdits(plain, listAddressEdits(plain, addresses))
}

/** Edits do not overlap: they are of different addresses, or of different matches of one pattern. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  let rest = text
  for (const { start, end, text: put } of edits.toSorted((a, b) => b.start - a.start))
    rest = rest.slice(0, start) + put + rest.slice(end)
  return rest
}

/** An address as template languages write it: `{{ site.baseurl }}/a.png`, `{{ "/a.png" | relative_url }}`. */
const jekyllAddress =
  /\{\{-?\s*(?:site\.\w*(?:url|prefix)\w*|['"](?<path>[^'"]*)['"]\s*\|\s*(?:relative_url|absolute_url|url|prepend:[^}]*))\s*-?\}\}/gi

const figure = /\{\{[<%]\s*(?:figure|img|image)\s+(?<attributes>[^{}]*?)\s*\/?[>%]\}\}/g

const postLink =
  /\{%-?\s*(?:post_url|link)\s+(?<jekyll>[^\s%]+)\s*-?%\}|\{\{[<%]\s*(?:rel)?ref\s+["'](?<hugo>[^"']+)["']\s*[>%]\}\}/g

const spacedPicture = /(?<=\]\()[^()\n"<>]*[^\s()\n"<>][ ][^()\n"<>]*\.(?:png|jpe?g|webp|avif)(?=\)|\s+")/gi

/** Marks of template languages that are pictures or addresses, as Markdown. Others are left for `check` to report. */
function rewriteMarks(body: string, { picture, link }: Addresses): string {
  const rewrites: readonly Rewrite[] = [
    [jekyllAddress, ({ groups, index, input }) => (isAddress(input, index) ? (groups?.['path'] ?? '') : undefined)],
    [
      postLink,
      ({ groups }) => {
        const path = groups?.['jekyll'] ?? groups?.['hugo'] ?? ''
        return link(path) ?? (path.startsWith('/') ? path : undefined)
      },
    ],
    [figure, ({ groups }) => formatFigure(groups?.['attributes'] ?? '', picture)],
    [spacedPicture, ([address]) => address.trim().replaceAll(' ', '%20')],
  ]
  return rewrites.reduce((text, rewrite) => applyEdits(text, listMatches(text, rewrite)), body)
}

type Rewrite = readonly [pattern: RegExp, write: (match: RegExpExecArray) => string | undefined]

function listMatches(text: string, [pattern, write]: Rewrite): Edit[] {
  const matches = [...text.matchAll(pattern)]
  if (matches.length === 0) return []
  const code = listNodes(parseTree(text, 1)).filter(({ type }) => type === 'code' || type === 'inlineCode')
  const isCode = (index: number) =>
    code.some(({ position }) => (position?.start.offset ?? 0) <= index && index < (position?.end.offset ?? 0))
  return matches.flatMap((match) => {
    const put = isCode(match.index) ? undefined : write(match)
    return put === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, text: put }]
  })
}

function isAddress(text: string, index: number): boolean {
  return /(?:\]\(|\]:\s*|(?:src|href)=["'])$/.test(text.slice(Math.max(0, index - 20), index))
}

function formatFigure(attributes: string, picture: Addresses['picture']): string | undefined {
  const src = readAttribute(attributes, 'src')
  if (src === '' || picture(src) === undefined) return undefined
  const alt = readAttribute(attributes, 'alt').replaceAll(/[[\]]/g, String.raw`\$&`)
  const caption = (readAttribute(attributes, 'caption') || readAttribute(attributes, 'title')).replaceAll('"', '\\"')
  return `![${alt}](${src.replaceAll(' ', '%20')}${caption === '' ? '' : ` "${caption}"`})`
}

/** The text of an attribute such as `alt="…"`, in which a backslash may stand before a quote. */
function readAttribute(attributes: string, name: string): string {
  const quoted = String.raw`"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'`
  const [, double, single] = new RegExp(String.raw`(?:^|\s)${name}=(?:${quoted})`).exec(attributes) ?? []
  return (double ?? single ?? '').replaceAll(/\\(["'])/g, '$1')
}

const typedAddress = String.raw`(<[^>\n]*>|[^\s)]+)`
const inPlace = new RegExp(String.raw`\]\(\s*${typedAddress}`, 'dg')
const inDefinition = new RegExp(String.raw`^\[[^]*?\]:\s*${typedAddress}`, 'd')
const inHtml = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/dgi

function listAddressEdits(body: string, { picture, link }: Addresses): Edit[] {
  return listNodes(parseTree(body, 1)).flatMap((node) => {
    const start = node.position?.start.offset ?? 0
    const typed = body.slice(start, node.position?.end.offset)
    const replace = (match: RegExpExecArray | undefined | null, write: Addresses['link']): Edit[] => {
      const range = match?.indices?.slice(1).find((found) => found !== undefined)
      const text = range && write(typed.slice(...range).replace(/^<(.*)>$/, '$1'))
      return range && text !== undefined ? [{ start: start + range[0], end: start + range[1], text }] : []
    }
    if (node.type === 'image') return replace([...typed.matchAll(inPlace)].at(-1), picture)
    if (node.type === 'link') return isBare(node) ? [] : replace([...typed.matchAll(inPlace)].at(-1), link)
    if (node.type === 'definition')
      return replace(inDefinition.exec(typed), (address) => picture(address) ?? link(address))
    if (node.type === 'html') return [...typed.matchAll(inHtml)].flatMap((match) => replace(match, picture))
    return []
  })
}

/** `<https://a.example>`, or an address by itself. */
function isBare(node: Nodes): boolean {
  return (
    node.type === 'link' &&
    node.children.length === 1 &&
    node.children[0]?.type === 'text' &&
    node.children[0].value === node.url
  )
}
