/** A line of YAML in its parts: what stands before its text, such as `  title: ` or `  - `, and the text. */
export interface TextLine {
  readonly lead: string
  readonly text: string
}

/** Longer lines are not shown in a hint: nobody compares them letter by letter. */
const longestShown = 100

/** A key or an item, with the text that stands behind it on the same line. `undefined` where there is none. */
export function splitLine(line: string): TextLine | undefined {
  const [, lead, text] = /^(\s*(?:(?:-\s+)*[\w-]+:|-)\s+)(\S.*?)\s*$/.exec(line) ?? []
  return lead === undefined || text === undefined ? undefined : { lead, text }
}

/** Whether a text may stand in YAML as it is. */
export function isPlain(text: string): boolean {
  return !/^[\s>|?&*%@`!,[\]{}"'#“”-]|: |:$| #/.test(text)
}

/** A text in the quotes that it needs, without quotes that were meant as such: curly ones, which YAML does not know. */
export function quoteText(text: string): string {
  const bare = /^[“”„](.+)[“”]$/.exec(text)?.[1] ?? /^[‘’‚](.+)[‘’]$/.exec(text)?.[1] ?? text
  return /["\\]/.test(bare) ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`
}

/** The line with its text in quotes. */
export function quoteLine(line: string): string | undefined {
  const parts = splitLine(line)
  return parts && `${parts.lead}${quoteText(parts.text)}`
}

/** A text that its own quotes have ended too early, in quotes that do not. */
export function requoteLine(line: string): string | undefined {
  const parts = splitLine(line)
  const [, inner] = /^(["'])(.+)\1$/.exec(parts?.text ?? '') ? [0, parts?.text.slice(1, -1)] : [0, parts?.text]
  return parts && inner !== undefined ? `${parts.lead}${quoteText(inner)}` : undefined
}

/** A hint that shows the line with its text in quotes, where it is short enough. */
export function hintQuotes(line: string): string {
  return showLine('put the whole text in quotes', quoteLine(line))
}

/** `write: a line to type`, or the words alone where there is none or it is too long. */
export function showLine(words: string, line: string | undefined): string {
  const shown = line?.trim()
  return shown && shown.length <= longestShown ? `${words}: \`${shown}\`.` : `${words}.`
}
