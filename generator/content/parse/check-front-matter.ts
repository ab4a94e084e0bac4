import { privacySchema } from '../../schema/pages/privacy-policy.ts'
import { pageSchema } from '../../schema/entries/page.ts'
import { postSchema } from '../../schema/entries/post.ts'
import type { Finding } from '../../shared/diagnostics/diagnostic.ts'

/** Reports front matter that isn't opened, isn't YAML, isn't closed, or is closed too late. */
export function checkFrontMatter(text: string): Finding | undefined {
  const [first = '', ...rest] = text.split(/\r?\n/)
  if (first.trimEnd() !== '---' || text.trim() === '---') return explainOpening(text, first)
  const closing = rest.findIndex((line) => line.startsWith('---'))
  const ending = rest[closing]?.trimEnd() ?? '---'
  if (ending !== '---') {
    const message = `The line \`${ending.slice(0, 40)}\` ends the front matter, because it begins with three hyphens.`
    const hint = 'if the front matter should end here, replace the line with `---`; otherwise, delete it.'
    return describeUnclosed(closing + 2, message, hint)
  }
  const lines = closing < 0 ? rest : rest.slice(0, closing)
  const unlike = findUnlikeClosing(lines)
  if (unlike) return unlike
  if (closing >= 0) return findTextInKeys(lines)
  const begin = findTextStart(rest)
  const where = begin < 0 ? '' : `: above line ${begin + 2}, where the text begins`
  const message = "The front matter isn't closed: there is no second `---` line."
  return describeUnclosed(1, message, `put a \`---\` line after the last key${where}.`)
}

/** Reports text among the keys: the closing line is missing, and a later `---` rule was taken for it. */
function findTextInKeys(lines: readonly string[]): Finding | undefined {
  const isBelowGap = (index: number) => index > 0 && (lines[index - 1] ?? '').trim() === ''
  const end = findEndOfKeys(lines)
  const isRemark = (index: number) => index < end && lines[index]?.startsWith('##')
  const unreadable = lines.findIndex((line, index) => !isOfKeys(line) && !isRemark(index) && isBelowGap(index))
  const start = findTextStart(lines)
  const found = unreadable < 0 && start > 0 && isBelowGap(start) && !isRemark(start) ? start : unreadable
  if (found < 0) return undefined
  // A heading above the first sentence looks like a comment among the keys.
  const above = lines.slice(0, found).findLastIndex((line) => !/^(?:#+ |\s*$)/.test(line))
  const heading = lines.findIndex((line, at) => at > above && at < found && line.trim() !== '' && isBelowGap(at))
  const index = heading < 0 ? found : heading
  const message = "The text begins here, but the front matter above isn't closed."
  return describeUnclosed(index + 2, message, 'put a `---` line above this one.')
}

function describeUnclosed(line: number, message: string, hint: string): Finding {
  return { code: 'content/front-matter-not-closed', message, place: { line, column: 1 }, hint }
}

function explainOpening(text: string, first: string): Finding {
  const at = { code: 'content/no-front-matter', place: { line: 1, column: 1 } } as const
  const hint = 'begin the file with a `---` line, then the keys, then another `---` line.'
  if (text.trim() === '') return { ...at, message: 'The file is empty.', hint }
  if (/^(---[^\s-]|\+\+\+|;;;|\{|[–—]+-?\s*$)/.test(first)) {
    const message = `The first line is \`${first.slice(0, 40)}\`, but front matter is YAML and must begin with a line of just \`---\`.`
    const own = /^[–—]/.test(first) ? 'replace it and the one below the keys with `---`.' : hint
    return { ...at, code: 'content/front-matter-not-yaml', message, hint: own }
  }
  if (/^[\s\u200B-\u200D\u2060]*(?:---\s*)?$/.test(first)) {
    const message = "The front matter doesn't begin at the very start of the file."
    return { ...at, message, hint: "delete everything before the first `---`, even what you can't see." }
  }
  const typed = first.slice(0, 40)
  // In backticks, backticks couldn't be counted.
  const message = `The file begins with ${typed.includes('`') ? `"${typed}"` : `\`${typed}\``}, not with front matter.`
  if (/^[\w-]+:(\s|$)/.test(first)) return { ...at, message, hint: 'put a `---` line above the first key.' }
  // As AI assistants answer: below a greeting, or in a code block.
  const lines = text.split(/\r?\n/)
  if (first.startsWith('```') && isKnownKey(lines[1] ?? ''))
    return { ...at, message, hint: 'replace this line, and the line of backticks below the keys, with `---`.' }
  const opening = lines.findIndex((line, index) => line.trimEnd() === '---' && isKnownKey(lines[index + 1] ?? ''))
  if (opening < 0) return { ...at, message, hint }
  const isInCode = lines.slice(0, opening).some((line) => line.startsWith('```'))
  const fence = isInCode ? ', and the last line with three backticks' : ''
  return { ...at, message, hint: `delete everything above line ${opening + 1}, where the front matter begins${fence}.` }
}

const knownKeys: ReadonlySet<string> = new Set(
  [postSchema, pageSchema, privacySchema].flatMap(({ shape }) => Object.keys(shape)),
)

function isKnownKey(line: string): boolean {
  return knownKeys.has(/^([\w-]+):(\s|$)/.exec(line)?.[1] ?? '')
}

/** What people and word processors type instead of the closing `---`. */
const unlikeClosing = /^( {1,3}---|--|\.\.\.|[–—]+-?|\+\+\+|={3,}|\*{3,}|_{3,})\s*$/

function findUnlikeClosing(lines: readonly string[]): Finding | undefined {
  const index = lines.findIndex((line) => unlikeClosing.test(line) || !isOfKeys(line))
  const line = lines[index] ?? ''
  if (!unlikeClosing.test(line)) return undefined
  const message = `The line \`${line.trimEnd()}\` doesn't close the front matter. Use a line of three hyphens, with no space before them.`
  return describeUnclosed(index + 2, message, 'replace it with `---`.')
}

/** The first line of text below the last known key. A sentence such as `Remember: …` isn't a key. */
function findTextStart(lines: readonly string[]): number {
  const lastKey = findLastKey(lines)
  return lines.findIndex((line, index) => index > lastKey && isOfText(line))
}

function isOfText(line: string): boolean {
  return !isOfKeys(line) || /^[A-Z][^:]*:\s/.test(line)
}

function findLastKey(lines: readonly string[]): number {
  return lines.findLastIndex(isKnownKey)
}

/** The end of the keys, including comments after them if nothing else follows, since text has more than headings. */
function findEndOfKeys(lines: readonly string[]): number {
  const lastKey = findLastKey(lines)
  return lines.slice(lastKey + 1).some((line) => isOfText(line) && !line.startsWith('#')) ? lastKey : lines.length
}

/** Whether a line could be front matter: blank, indented, a comment, a list item, a bracket or a key. */
function isOfKeys(line: string): boolean {
  return /^(\s|$|#(?!#)|-(\s|$)|[\]}]|["'\w-][^:]*:(\s|$)|["'\w][\w"'-]*:)/.test(line)
}
