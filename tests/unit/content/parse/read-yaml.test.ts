import { expect, test } from 'vitest'
import { readYaml } from '../../../../generator/content/parse/yaml/read-yaml.ts'

/** Locations and hints of the diagnostics, and the data that the checks continue with. */
function read(text: string) {
  const { diagnostics, document } = readYaml(text)
  return {
    reported: diagnostics.map(({ place, hint }) => `${place.line}:${place.column} ${hint}`),
    meant: document?.data,
  }
}

test('errors on all lines are reported in one run, and the file is checked as intended', () => {
  const { reported, meant } = read('a: b: c\nd: Tips #1\ne: @f\ng: "h" i\nj:k\n')
  expect(reported).toEqual([
    '1:4 put the whole text in quotes: `a: "b: c"`.',
    '3:4 put the whole text in quotes: `e: "@f"`.',
    '4:8 put single quotes around the whole text: `g: \'"h" i\'`.',
    '5:3 write `j: k`.',
    '2:9 put the whole text in quotes: `d: "Tips #1"`.',
  ])
  expect(meant).toEqual({ a: 'b: c', d: 'Tips #1', e: '@f', g: '"h" i', j: 'k' })
})

test('commas of other scripts separate no items', () => {
  const { reported, meant } = read('a: [ ワックス、床 ] # b\nc: [地板，地垫]\nd:\n  - e: [أرضيات، سجاد]\n')
  const asOne = "if it's meant as one item, put straight quotes around it."
  expect(reported).toEqual([
    `1:6 write \`[ワックス, 床]\`; ${asOne}`,
    `2:5 write \`[地板, 地垫]\`; ${asOne}`,
    `4:9 write \`[أرضيات, سجاد]\`; ${asOne}`,
  ])
  expect(meant).toEqual({ a: ['ワックス', '床'], c: ['地板', '地垫'], d: [{ e: ['أرضيات', 'سجاد'] }] })
})

test.each([
  ['a remark after a number', 'order: 1 # the first\n'],
  ['a remark after a text', 'title: Mats # for now\nstreet: Suite # 4\n'],
  [
    'a remark right behind a number or a day',
    'a: 5 #stars\nb: true #for now\nc: 2026-03-09 #public\nd: 50000 # 50 km\n',
  ],
  ['a remark that begins with a number', 'a: Mats # 60 letters\nb: Mats # 2nd choice\nc: Mats # 1 of 3\n'],
  ['a dash in a sentence', 'a: We clean floors\n  – and windows – at night.\nb: Great work.\n  — Anna\n'],
  ['a dash in the sentence of an item', 'a:\n  - Test labs\n    – the big ones\n  - b\n'],
  ['a comma of another script in a text', 'a: ["床、窓"]\nb: [床, 窓、壁]\nc: [床、窓を拭きます。]\nd:\n  - 床、窓\n'],
  ['a # inside quotes or an address', "a: 'the #1'\nb: https://x.example/y#z\n"],
  ['a text in quotes over two lines', 'a: "b\n  note: c"\n'],
  ['a text of several lines with an apostrophe', "a: >-\n  Note: 'tis\n  - b\n"],
  ['a hyphen that begins a number', 'a: -5 degrees\nb:\n  -83.1\n'],
])('%s is not an error', (_, text) => {
  expect(read(text).reported).toEqual([])
})

test.each([
  ['title: #1 office\n', ['1:8 put the whole text in quotes: `title: "#1 office"`.']],
  ['a: Tips for\n  the #1 office\n  and more\n', ['2:7 put the whole text in quotes.']],
  [
    'a: Troy #HQ\n',
    ['1:9 put the whole text in quotes: `a: "Troy #HQ"`; if it is a comment, put a space after the `#`.'],
  ],
  ['a: [b #1, c]\nd: e\n', ['1:7 put the whole text in quotes.']],
  ['tags: [#floors, #salt]\na: b\n', ['1:17 write `tags: [floors, salt]`.']],
  ['tags: #floors, #salt\na: b\n', ['1:7 write `tags: [floors, salt]`.']],
])('in %j, the text cut off by a # is reported', (text, reported) => {
  expect(read(text).reported).toEqual(reported)
})

test.each([
  ['a: "b\nc: d\n', '1:4 write `"` at the end of the line.'],
  ["a: x\nb: 'c\n", "2:4 write `'` at the end of the line."],
  ['a: [b, c\nd: e\n', '1:4 write `]` at the end of the line.'],
  ['a: [b,\n  c\nd: e\n', '1:4 write `]` after its last item.'],
])('in %j, the unclosed quote or bracket is reported, and not the error it leads to', (text, reported) => {
  expect(read(text).reported).toEqual([reported])
})

test("a quote that ends before an error isn't blamed for it", () => {
  const { reported } = read('a: "b\n\n  note: c"\nd: >-\n  Note: \'tis\ne: f: g\n')
  expect(reported).toEqual(['6:4 put the whole text in quotes: `e: "f: g"`.'])
})

test('tabs are reported once for all lines, with the other errors in the file', () => {
  const { reported, meant } = read('a:\n\t- b\n\t- c\nd: e: f\n')
  expect(reported).toEqual(['2:1 use spaces instead of tabs.', '4:4 put the whole text in quotes: `d: "e: f"`.'])
  expect(meant).toEqual({ a: ['b', 'c'], d: 'e: f' })
})

test('of a duplicate key, the first is used, and each of the others is reported', () => {
  const { reported, meant } = read('a: 1\na: 2\nb: [1]\nb: [2]\nb: [3]\n')
  expect(reported.map((line) => line.slice(0, 3))).toEqual(['2:1', '4:1', '5:1'])
  expect(meant).toEqual({ a: 1, b: [1] })
})

test('entries without their hyphen are each reported, and parsed as entries', () => {
  const { reported, meant } = read('- a: 1\n  b: 2\n  a: 3\n  b: 4\n- a: 5\n  b: 6\n  a: 7\n  b: 8\n')
  expect(reported).toEqual([
    '3:3 replace the two spaces before `a` with `- `.',
    '7:3 replace the two spaces before `a` with `- `.',
  ])
  expect(meant).toHaveLength(4)
})

test('a text of several lines whose quotes must be single says what to do with its apostrophes', () => {
  const { reported, meant } = read('a: It is: x\n  it\'s "y" z\nb: c\n')
  expect(reported).toEqual([
    "1:4 put the whole text in quotes, from `a: 'It is: x` to the end of line 2; double each apostrophe in it.",
  ])
  expect(meant).toEqual({ a: 'It is: x it\'s "y" z', b: 'c' })
})

test('keys at the left margin belong to the entry above, up to the first that it has', () => {
  expect(read('-   a: 1\nb: 2\n').meant).toEqual([{ a: 1, b: 2 }])
  expect(read('- a: 1\nb: 2\na: 3\nb: 4\n').meant).toEqual([
    { a: 1, b: 2 },
    { a: 3, b: 4 },
  ])
})

test('keys at the left margin that the entry above lacks belong to it', () => {
  const { reported, meant } = read('- a: 1\nb: 2\nc:\n  - 3\n- a: 4\n  b: 5\n')
  expect(reported).toEqual(['2:1 write it like this:\n      b: 2\n      c:\n        - 3'])
  expect(meant).toEqual([
    { a: 1, b: 2, c: [3] },
    { a: 4, b: 5 },
  ])
})

test.each(['|', '>-', '"'])('a key in the column of its entry takes the text below %j along', (sign) => {
  const { meant } = read(`x:\n  - a: 1\n  b: ${sign}\n    Note: One.\n    Two.${sign === '"' ? sign : ''}\n  - a: 4\n`)
  expect(meant).toMatchObject({ x: [{ a: 1, b: expect.stringMatching(/^\s*Note: One.\s+Two\.\s*$/) }, { a: 4 }] })
})

test('a key in the column of its entry moves alone if the keys below it are where they belong', () => {
  const { reported, meant } = read('x:\n  - a: 1\n  b: 2\n    c: 3\n  - a: 4\n  b: 5\n')
  expect(reported).toEqual(['3:3 write it like this:\n        b: 2', '6:3 write it like this:\n        b: 5'])
  expect(meant).toEqual({
    x: [
      { a: 1, b: 2, c: 3 },
      { a: 4, b: 5 },
    ],
  })
})

test('commas at the ends of lines, as in JSON, are dropped', () => {
  const { reported, meant } = read('a: "b",\n"c": \'d\',\ne: [f],\ng:\n  - "h",\n')
  expect(reported).toEqual(['1:7', '2:9', '3:7', '5:8'].map((place) => `${place} delete the comma.`))
  expect(meant).toEqual({ a: 'b', c: 'd', e: ['f'], g: ['h'] })
})

test('an entry at the left margin without its hyphen is reported, and not everything after it', () => {
  const { reported, meant } = read('- a: 1\n  b: 2\na: 3\nb: 4\n- a: 5\n  b: 6\n')
  expect(reported).toEqual(['3:1 write it like this:\n    - a: 3\n      b: 4'])
  expect(meant).toEqual([
    { a: 1, b: 2 },
    { a: 3, b: 4 },
    { a: 5, b: 6 },
  ])
})

test("a line that can't be guessed stops the parsing, and errors above it are reported", () => {
  expect(read('a: Tips #1\nb: 1\nb: 2\nd: {\ne\n')).toEqual({
    reported: [
      '1:9 put the whole text in quotes: `a: "Tips #1"`.',
      '3:1 delete one of them.',
      '4:4 delete the braces and commas, and write each key on its own line, indented.',
    ],
    meant: undefined,
  })
})

test('locations stay within the line as typed', () => {
  const { document } = readYaml('a: b: c\n')
  expect(document?.placeAt(9)).toEqual({ line: 1, column: 8 })
})

test.each(['a: "', 'a:b', 'a: - '])(
  'a line with many spaces after %j is read before the time is up: minutes, if a pattern took quadratic time',
  (start) => {
    expect(readYaml(`${start}${' '.repeat(400_000)}""\n`).diagnostics).toBeInstanceOf(Array)
  },
  30_000,
)

test('a huge file with an error on each line is given up quickly', () => {
  const text = Array.from({ length: 3000 }, (_, index) => `key${index}: a: ${'b'.repeat(80)}\n`).join('')
  const { diagnostics, document } = readYaml(text)
  expect(document).toBeUndefined()
  expect(diagnostics.length).toBeLessThan(4)
})

test.each([
  ['a: Floors\n  • Windows\n', '2:3'],
  ['a: Floors\n  - Windows\n', '2:3'],
  ['a:\n  - Floors\n    - windows\n', '3:5'],
])('in %j, the lines that look like items are reported', (text, place) => {
  expect(read(text).reported).toEqual([expect.stringContaining(`${place} `)])
})

test.each([
  [
    'answer: It depends. Most\n  pay for two: a week\n  or a month\nb: c\n',
    '1:9 put the whole text in quotes, from `answer: "It depends. Most` to the end of line 3.',
    'It depends. Most pay for two: a week or a month',
  ],
  [
    'answer: "a "b" c\n  d"\nb: c\n',
    '1:13 put single quotes around the whole text, from `answer: \'a "b" c` to the end of line 2.',
    'a "b" c d',
  ],
])('a text that goes on below its first line is quoted to its end: %j', (text, reported, answer) => {
  expect(read(text)).toEqual({ reported: [reported], meant: { answer, b: 'c' } })
})

test.each([
  ['a: "Salt" and "sand"\n', '"Salt" and "sand"'],
  ["a: 'Clean' or 'dry'\n", "'Clean' or 'dry'"],
  ['a: "The "best" mats"\n', 'The "best" mats'],
  ["a: 'the owner's mats'\n", "the owner's mats"],
  ["a: 'it's the owner's'\n", "it's the owner's"],
  ["a: 'the owners' and managers' mats'\n", "the owners' and managers' mats"],
  ['a: "Use 12" or 6" pipe"\n', 'Use 12" or 6" pipe'],
  ['a: "Mats", "floors"\n', '"Mats", "floors"'],
  ['a: ‘Salt’: and ‘sand’\n', '‘Salt’: and ‘sand’'],
])('in %j, quotes around the whole text are replaced, and those of words are kept', (text, meant) => {
  expect(read(text).meant).toEqual({ a: meant })
})

test('a tab after a space is a tab, a full-width colon is none, and a curly quote closes no text', () => {
  expect(read('a:\n \t- b\n').reported).toEqual(['2:2 use spaces instead of tabs.'])
  expect(read('title：“x”\nb: c\n')).toEqual({ reported: ['1:6 write `title: "x"`.'], meant: { title: 'x', b: 'c' } })
  expect(read('a: "The “best”\nc: d\n').reported).toEqual(['1:4 write `"` at the end of the line.'])
  expect(read('a: "b”\nc: d\n')).toEqual({ reported: ['1:4 replace the `”` with `"`.'], meant: { a: 'b', c: 'd' } })
})
