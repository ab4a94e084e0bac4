import { Document, isScalar, Scalar, visit } from 'yaml'

/** Longer texts are folded into lines, as those in content are; texts of several lines keep theirs. */
const longText = 80

/** Where it came to begin a folded line, it would look like an item, a heading or a row. */
const listMark = / (?:[-*+] |#{1,6} |\d{1,3}[.)] |\|)/

export interface YamlOptions {
  /** Lists stand on one line. */
  readonly inline?: true | undefined
  /** Comments behind values, by key. */
  readonly notes?: Readonly<Record<string, string>> | undefined
}

/** Values as YAML, in the order in which they come. */
export function formatYaml(data: unknown, { notes = {}, inline }: YamlOptions = {}): string {
  const document = new Document(data)
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return
      if (node.value.includes('\n') || (node.value.length > longText && listMark.test(node.value)))
        node.type = Scalar.BLOCK_LITERAL
      else if (node.value.length > longText) node.type = Scalar.BLOCK_FOLDED
    },
  })
  if (inline) {
    visit(document, {
      Seq(_, node, path) {
        if (path.length > 1 && node.items.every(isScalar)) node.flow = true
      },
    })
  }
  for (const [key, note] of Object.entries(notes)) {
    const node: unknown = document.get(key, true)
    if (isScalar(node)) node.comment = ` ${note}`
  }
  return document.toString({ lineWidth: 100, singleQuote: true, flowCollectionPadding: false })
}

/** The values in the order of a list of keys; those that the list has not come last. */
export function orderKeys(data: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  const rest = Object.keys(data).filter((key) => !keys.includes(key))
  return Object.fromEntries([...keys, ...rest].filter((key) => key in data).map((key) => [key, data[key]]))
}
