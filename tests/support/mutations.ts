import * as fc from 'fast-check'

/** Something that may happen to a file. Returns the files that change; `undefined` for deleted ones. */
type Mutation = (bytes: Buffer, path: string) => Readonly<Record<string, Buffer | undefined>>

/** Text with a special meaning in YAML or Markdown, or that doesn't belong in any text. */
const pieces = [
  ...': |- |>|#|*|&a |!!x |[|{|]|}|"|\'|`|```|<|<a>|> |- |? |%|@|\t|\0|\u0007|\u0085|\u2028|\u200B|\uFEFF|🙂|\\|\r|\r\n|\n'.split(
    '|',
  ),
  '---\n',
  '...\n',
  '<<<<<<< HEAD\n',
  '](javascript:alert)',
  '[a](/nowhere#b)',
  '![a](b.png)',
  '{city}',
  '__proto__: 1\n',
  'constructor: 1\n',
  '"\\ud800"',
  '# ',
  '%E0%A4%A',
  '|a|b|\n|-|-|\n',
]
const values = [
  '',
  '1',
  '02115',
  'true',
  'null',
  '[]',
  '{}',
  '[a, b]',
  '{a: b}',
  '-1e999',
  '.nan',
  '2026-02-30',
  '*a',
  '"',
]
const deep = ['>', '> ', '* ', '- ', '1. ', '[', '{a: ', '*', '**a', '`', '<', '![', '(', '| ']

export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(unit(), unit()).map(([from, length]) => changing((text) => cut(text, from, length / 4))),
  unit().map((at) => changing((text) => Buffer.from(text.subarray(0, at * text.length)))),
  fc.tuple(unit(), unit()).map(([from, length]) =>
    changing((text) => {
      const start = Math.floor(from * text.length)
      return Buffer.concat([text, text.subarray(start, start + length * text.length)])
    }),
  ),
  fc.tuple(unit(), unit()).map(([a, b]) => changing((text) => swapBytes(text, a, b))),
  fc.tuple(unit(), fc.integer({ min: 0, max: 255 })).map(([at, byte]) => changing((text) => setByte(text, at, byte))),
  fc.tuple(unit(), unit()).map(([a, b]) => changingLines((lines) => swapLines(lines, a, b))),
  unit().map((at) => changingLines((lines) => lines.toSpliced(at * lines.length, 1))),
  unit().map((at) =>
    changingLines((lines) => lines.toSpliced(at * lines.length, 0, lines[Math.floor(at * lines.length)] ?? '')),
  ),
  fc.tuple(unit(), fc.constantFrom(...pieces)).map(([at, piece]) => changing((text) => insert(text, at, piece))),
  fc
    .tuple(unit(), fc.constantFrom(...values))
    .map(([at, value]) =>
      changingLines((lines) =>
        lines.map((line, index) =>
          index === Math.floor(at * lines.length) ? line.replace(/:.*$/, `: ${value}`) : line,
        ),
      ),
    ),
  fc
    .tuple(unit(), fc.constantFrom(...deep), fc.integer({ min: 2, max: 3000 }))
    .map(([at, piece, times]) => changing((text) => insert(text, at, piece.repeat(times)))),
  fc.constant<Mutation>((_, path) => ({ [path]: undefined })),
  fc
    .constantFrom(
      'content/x.md',
      'content/posts/Über.md',
      'content/areas/a\nb.yaml',
      'content/posts/a/b.md',
      'content/faq.yml',
    )
    .map((to): Mutation => (bytes, path) => ({ [path]: undefined, [to]: bytes })),
)

/** From 0 to just under 1: a position in a file of any length. */
function unit(): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: 9999 }).map((part) => part / 10_000)
}

function changing(change: (bytes: Buffer) => Buffer): Mutation {
  return (bytes, path) => ({ [path]: change(bytes) })
}

function changingLines(change: (lines: string[]) => readonly string[]): Mutation {
  return changing((bytes) => Buffer.from(change(bytes.toString().split('\n')).join('\n')))
}

function cut(bytes: Buffer, from: number, length: number): Buffer {
  const start = Math.floor(from * bytes.length)
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + Math.ceil(length * bytes.length))])
}

function swapBytes(bytes: Buffer, a: number, b: number): Buffer {
  const [one, other] = [Math.floor(a * bytes.length), Math.floor(b * bytes.length)]
  return setByte(setByte(bytes, a, bytes[other] ?? 0), b, bytes[one] ?? 0)
}

function setByte(bytes: Buffer, at: number, byte: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[Math.floor(at * bytes.length)] = byte
  return copy
}

function swapLines(lines: readonly string[], a: number, b: number): readonly string[] {
  const [one, other] = [Math.floor(a * lines.length), Math.floor(b * lines.length)]
  return lines.with(one, lines[other] ?? '').with(other, lines[one] ?? '')
}

function insert(bytes: Buffer, at: number, piece: string): Buffer {
  const start = Math.floor(at * bytes.length)
  return Buffer.concat([bytes.subarray(0, start), Buffer.from(piece), bytes.subarray(start)])
}
