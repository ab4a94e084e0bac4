import { placeIn } from '../place-in.ts'
import { parseNodes, type YamlDocument, type YamlValue } from './yaml-document.ts'

/** Far below every limit of what is read. */
const mostCharacters = 4000

/** Escapes, unseen characters, halves of signs, and spaces other than the usual one: YAML or a check may make something else of them. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unfit = /[\\\u0000-\u0009\u000B-\u001F\u007F-\u009F\uD800-\uDFFF]|[^\S\n ]/

/** A key with a value on its line, or with a list under it, whose items stand in one column. */
const entry = /\n([a-z][A-Za-z]*):(?: (.+)|((?:\n- .+)+|(?:\n {2}- .+)+))/gy

const doubleQuoted = /^"[^"]*"$/
const singleQuoted = /^'(?:[^']|'')*'$/

/** Words, or a day. What begins with a digit is no number where a space stands in it. */
const plain = /^(?:(?:[A-Za-z]|\d[^ :#]* )[^:#]*(?<! )|\d{4}-\d\d-\d\d)$/

/** In capitals, or partly, they are left to YAML. */
const namedValue = /^(?:true|false|null)$/i

/**
 * Reads front matter of the plainest kind without the parser, as nearly all of a post is: keys at the very left, each value on one line.
 * `undefined` where it may be of another kind, or may have a fault: then `readYaml` says what it is. The text begins with the end
 * of the line that opens the front matter.
 */
export function readPlainKeys(yamlText: string): YamlDocument | undefined {
  if (yamlText.length > mostCharacters || unfit.test(yamlText)) return undefined
  const entries = [...yamlText.matchAll(entry)]
  const last = entries.at(-1)
  if (!last || last.index + last[0].length !== yamlText.length - 1) return undefined
  const data: Record<string, unknown> = {}
  const texts: YamlValue[] = []
  for (const found of entries) {
    const [, key = '', , list] = found
    const scalars = listScalars(found)
    const values = scalars.map(({ value }) => value)
    if (values.includes(undefined) || Object.hasOwn(data, key)) return undefined
    data[key] = list === undefined ? values[0] : values
    texts.push(...scalars.flatMap(describeText))
  }
  return describe(yamlText, data, texts)
}

interface PlainScalar {
  readonly path: YamlValue['path']
  readonly typed: string
  readonly start: number
  /** `undefined` where it is not plain. */
  readonly value: string | boolean | undefined
}

/** The value of a key, or the items of its list. */
function listScalars({ 1: key = '', 2: typed, 3: list = '', index }: RegExpExecArray): PlainScalar[] {
  const behind = index + 1 + key.length + 1
  if (typed !== undefined) return [{ path: [key], typed, start: behind + 1, value: readScalar(typed) }]
  return Array.from(list.matchAll(/- (.+)/g), ({ 1: item = '', index: at }, number) => {
    return { path: [key, number], typed: item, start: behind + at + 2, value: readScalar(item) }
  })
}

function readScalar(typed: string): PlainScalar['value'] {
  if (doubleQuoted.test(typed)) return typed.slice(1, -1)
  if (singleQuoted.test(typed)) return typed.slice(1, -1).replaceAll("''", "'")
  if (typed === 'true' || typed === 'false') return typed === 'true'
  return plain.test(typed) && !namedValue.test(typed) ? typed : undefined
}

function describeText({ path, typed, start, value }: PlainScalar): YamlValue[] {
  return typeof value === 'string' ? [{ path, text: value, start, end: start + typed.length }] : []
}

function describe(yamlText: string, data: unknown, texts: readonly YamlValue[]): YamlDocument {
  let yaml: ReturnType<YamlDocument['readNodes']> | undefined
  return {
    readNodes: () => (yaml ??= parseNodes(yamlText)),
    yamlText,
    placeAt: (offset) => placeIn(yamlText, offset),
    mendedLines: new Set(),
    data,
    texts,
  }
}
