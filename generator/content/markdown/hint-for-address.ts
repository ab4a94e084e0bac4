import { decodePart } from '../../shared/decode-part.ts'
import { shorten } from '../../shared/diagnostics/shorten.ts'
import { downloadPath, isDownloadName, suggestDownloadName } from '../../schema/download.ts'
import { pictureEnding } from '../../schema/kinds/image-path.ts'

/** A link or an image in full-width brackets, or with a mark of the text's direction between them: one that Markdown doesn't know. */
const foreign = /^([!！]?)[[【［]([^\][【】［］]*)[\]】］][\u061C\u200B\u200E\u200F]*[(（]([^()（）]*)[)）]$/

/**
 * What ends the words around a bare URL, or goes on with them in a script without spaces. An address may have such letters of its own
 * after a slash, a capital or a digit: `/wiki/大阪`, `/wiki/JR東日本`.
 */
export const afterAddress = String.raw`(?:[“”«»、。，！？：；（）「」『』—]|[‘’]s?$|(?<=[\w-])[ぁ-ゖ]|(?<=[a-z]{2})[㐀-鿿가-힣]|(?<=/)を)`

/** Maximum length of a suggested line. Cutting it would make it useless. */
export const mostTyped = 300

export function hintForLink(text: string): string {
  const [, inRound, inSquare = '', last] =
    /^(?:\(([^()]*)\)|\[([^\][]*)\])\[((?:[/#]|\w+:|www\.)[^\][]*)\]$/.exec(text) ??
    /^(?:\]([^\][]*)\[|\[([^\][]*)\])[()]([^()]*)[()](?<=\(|^\].*)$/.exec(text) ??
    []
  const [, first, inLast = ''] = /^\[((?:https?:|www\.)[^\][\s]*)\]\(([^()]*\s[^()]*)\)$/.exec(text) ?? []
  const address = last ?? first
  if (address !== undefined)
    return `put the words in square brackets and the address in parentheses: \`[${inRound ?? (inSquare || inLast)}](${encode(address)})\`.`
  const within = /^\[[^\][]*(\[[^\][]+\]\([^()]+\))[^\][]*\]\(/.exec(text)?.[1]
  if (within !== undefined)
    return `a link can't contain another one: keep one of them, such as \`${shorten(within, mostTyped)}\`.`
  const retyped = retypeBrackets(text)
  if (retyped !== undefined) return retyped
  const words = /^\[(.*?)\]/s.exec(text)?.[1]?.replaceAll(/\s+/g, ' ') ?? ''
  const typed = readAddress(text)
  const example = `\`${shorten(`[${words}](${typed || '/address'})`, mostTyped)}\``
  if (typed === undefined) return `write the address after the words: ${example}.`
  if (/^["'“]/.test(typed)) return `write the address before the title: \`[${shorten(words)}](/address "Title")\`.`
  if (/^\[[^\]]*\] /.test(text)) return `remove the space between \`]\` and \`(\`: ${example}.`
  if (text.includes('\n')) return `write the address on one line: ${example}.`
  const rest = /\]\((.*)$/s.exec(text)?.[1] ?? ''
  const isOpen = !rest.trimEnd().endsWith(')')
  if (isOpen && !/\s\S/.test(rest)) return `end the address with \`)\`: ${example}.`
  const how = typed.includes('%20') ? 'type `%20` for a space in the address' : 'write the address without a space'
  return `${how}${isOpen ? ', and end it with `)`' : ''}: ${example}.`
}

/** The image inside a link to it, or the image that the link should have been. */
export function suggestPicture(text: string): string {
  return /^\[(!\[.*|<img\b.*)\]\(.*\)$/s.exec(text)?.[1] ?? `!${text.replace(/^\[\s*\]/, '[What it shows]')}`
}

/** An image with brackets of the wrong kind, as in `!(words)[path]`. */
const wrongBrackets = new RegExp(
  String.raw`^(?:!?\(([^()]*)\)|!\[([^\][]*)\](?=\[))[[(]([^\][]+${pictureEnding}[^\][]*)[\])]$`,
  'i',
)

/** For brackets that aren't those of Markdown, or aren't next to each other. */
function retypeBrackets(text: string): string | undefined {
  const [, sign, words = '', address = ''] = foreign.exec(text) ?? []
  const typed = `${sign === '' ? '' : '!'}[${words}](${encode(address)})`
  if (sign === undefined || typed === text || /\] *\(/.test(text)) return undefined
  return `retype the brackets as on an English keyboard, with nothing between them: \`${shorten(typed, mostTyped)}\`.`
}

export function hintForPicture(text: string): string {
  const retyped = retypeBrackets(text)
  if (retyped !== undefined) return retyped
  const embedded = /^!\[\[([^\]|]*)/.exec(text)?.[1]
  const turned = text.replace(wrongBrackets, (_, round = '', square = '', path = '') => `![${round}${square}](${path})`)
  const words = (embedded === undefined && /^!\[(.*?)\]/s.exec(turned)?.[1]?.replaceAll(/\s+/g, ' ')) || 'What it shows'
  const typed = embedded === undefined ? readAddress(turned) : encode(embedded)
  const example = `\`${shorten(`![${words}](${typed || 'posts/salt.webp'})`, mostTyped)}\``
  if (turned !== text) return `put the words in square brackets and the path in parentheses: ${example}.`
  if (typed?.includes('"') && !/["“”„]/.test(text)) return `put straight quotes around the caption: ${example}.`
  if (/^!\[[^\]]*\]\s+\(/.test(text)) return `remove the space between \`]\` and \`(\`: ${example}.`
  if (typed?.includes('%20') && embedded === undefined) return `type \`%20\` for a space in the path: ${example}.`
  return typed ? `write ${example}.` : `write its path in \`content/images/\`, as in ${example}.`
}

/** A URL and its title. After an image path, the title may have no quotes or only one. */
const inParts = new RegExp(
  String.raw`^(.*?)(?:\s+["'“”„‘’](.*)["'“”‘’]|(?<=${pictureEnding})\s+["'“”„‘’]?(?!.*${pictureEnding}$)(.+))?$`,
  'is',
)

/** The URL in parentheses, corrected. A title is kept, in straight quotes; a size, as some systems have after the URL, isn't. */
function readAddress(text: string): string | undefined {
  const typed = /\]\s*\((.*?)[\])]?$/s
    .exec(text)?.[1]
    ?.replaceAll(/\s+=\d*x\d*(?=\s|$)/g, '')
    .trim()
  const [, address, quoted, bare] = inParts.exec(typed ?? '') ?? []
  const title = quoted ?? bare
  if (typed === undefined || address === undefined) return undefined
  return title === undefined ? encode(address) : `${encode(address)} "${title.replaceAll(/["“”„]/g, "'")}"`
}

/** A phone number: with a sign of one, or with ten digits, as in North America. It may have an extension. */
const number =
  /^(?:(?:(?:tel|call|phone)[.:]{0,2}\s{0,9}(?=[+(\d])|(?=[+(]))(\+?[\d\s()./-]{7,40}?)|(1?(?:[ ()./-]{0,3}\d){10}))(?:\s*(?:ext\.?|x)\s?(\d+))?$/i

function encode(address: string): string {
  const [, marked, plain, extension] = number.exec(address.trim()) ?? []
  const phone = (marked ?? plain)?.replace(/^(\+\d+)\s*\(0\)/, '$1').replaceAll(/[^\d+]/g, '')
  if (phone !== undefined) return `tel:${phone}${extension === undefined ? '' : `;ext=${extension}`}`
  const typed = address
    .trim()
    .replace(/^(\w+:)\s+/, '$1')
    .replaceAll(/\s*\n\s*/g, '')
  // A file with a space in its name is an error, whose hint is this name.
  const [, file = '', rest = ''] = /^\/files\/([^?#]*[ \t][^?#]*)(.*)$/.exec(typed) ?? []
  const name = suggestDownloadName(decodePart(file))
  if (isDownloadName(name)) return downloadPath(name) + rest
  return typed.replaceAll(/[ \t]/g, /^\s*(?:tel|sms):/i.test(typed) ? '' : '%20')
}
