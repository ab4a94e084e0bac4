import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readYaml } from '../../../../generator/content/parse/yaml/read-yaml.ts'
import { siteRoot } from '../../../support/project.ts'

const folder = join(siteRoot, 'content/pages')
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

/** The share of the site's lines like `pattern` that one error puts right after a slip. A few can be read in two ways. */
function shareOfMended(pattern: RegExp, slip: (line: string) => string): number {
  const results = texts.flatMap((text) => {
    const lines = text.split('\n')
    const meant = readYaml(text).document?.data
    const isMended = (typed: string) => {
      const { diagnostics, document } = readYaml(typed)
      return diagnostics.length === 1 && isDeepStrictEqual(document?.data, meant)
    }
    return lines.flatMap((line, index) =>
      pattern.test(line) ? [isMended(lines.with(index, slip(line)).join('\n'))] : [],
    )
  })
  expect(results.length).toBeGreaterThan(30)
  return results.filter(Boolean).length / results.length
}

describe('a slip in one line is one error, and its correction is what was meant', () => {
  it('with a space too many', () => {
    expect(shareOfMended(/^ *(?:- )?[\w-]+:(?:\s|$)/, (line) => ` ${line}`)).toBeGreaterThan(0.95)
  })

  it('with a space too few', () => {
    expect(shareOfMended(/^ +(?:- )?[\w-]+:(?:\s|$)/, (line) => line.slice(1))).toBeGreaterThan(0.9)
  })

  it('with a second space after the hyphen', () => {
    expect(shareOfMended(/^ *- [\w-]+:(?:\s|$)/, (line) => line.replace('- ', '-  '))).toBe(1)
  })

  it('without the space after the colon', () => {
    expect(shareOfMended(/^ *(?:- )?[\w-]+: \S/, (line) => line.replace(': ', ':'))).toBeGreaterThan(0.95)
  })

  it('without the space after the hyphen', () => {
    expect(shareOfMended(/^ *- [\w-]+:(?:\s|$)/, (line) => line.replace('- ', '-'))).toBeGreaterThan(0.95)
  })
})

it.each([
  ['a number', 'latitude:-83.04', 'latitude: -83.04'],
  ['a list', 'cells:[5×, 6×]', 'cells: [5×, 6×]'],
  ['the sign above a text', 'answer:>-\n  Yes.', 'answer: >-'],
  ['a text in quotes', 'text:"Mats: all of them"', 'text: "Mats: all of them"'],
  ['a link', 'text:[Mats](/mats) and more', 'text: "[Mats](/mats) and more"'],
])('%s right after a colon is put in quotes only if it needs them', (_, text, correct) => {
  expect(readYaml(`order: 1\n${text}\n`).diagnostics.map(({ hint }) => hint)).toEqual([`write \`${correct}\`.`])
})

it('a list pasted at the left margin below a text is part of the text', () => {
  const { diagnostics, document } = readYaml(
    'content: |\n  We clean:\n\n- offices: all of them\n  at night\n- stairs\n\n## And\n\nMore.\nnext: 1\n',
  )
  expect(diagnostics.map(({ place, hint }) => `${place.line} ${hint}`)).toEqual([
    '4 if it belongs to the text above, indent it: `  - offices: all of them`, and fix the other 3 the same way; otherwise, delete it.',
  ])
  expect(document?.data).toEqual({
    content: 'We clean:\n\n- offices: all of them\nat night\n- stairs\n\n## And\n\nMore.\n',
    next: 1,
  })
})

it.each([
  'a:\n  text: |\n    Foo\n  - x\n  - y\nb: 1\n',
  'a:\n  text: |\n    Foo\n- x\n- y\nb: 1\n',
  'a:\n  - title: A\n    text: |\n      Foo\n\n    - x\n    - y\n  - title: B\n',
])('so is a list in a group or an entry: %j', (text) => {
  const { diagnostics, document } = readYaml(text)
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    expect.stringMatching(/indent it: ` +- x`, and fix the other one/),
  ])
  expect(JSON.stringify(document?.data)).toMatch(/"text":"Foo(?:\\n)+- x\\n- y\\n+"/)
})

it('words in the column of list items are an item without its hyphen, unless keys are in this column', () => {
  const { diagnostics, document } = readYaml('tags:\n  - Mats\n  Stairs\n  - Lobbies\n')
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    "if it's an item, write `  - Stairs`; if it belongs to the text above, indent it: `    Stairs`; otherwise, delete it.",
  ])
  expect(document?.data).toEqual({ tags: ['Mats', 'Stairs', 'Lobbies'] })
  expect(readYaml('tags:\n- Mats\ncategory Offices\n').diagnostics[0]?.hint).toContain('`category: Offices`')
})

it('a first entry without its hyphen whose last key has a text below it', () => {
  const { diagnostics, document } = readYaml(
    'steps:\n    title: One\n    text: >-\n      Some\n  - title: Two\n    text: b\n',
  )
  expect(diagnostics.map(({ message }) => message)).toEqual([
    '`steps` has both keys and list items. It can have only one or the other.',
  ])
  expect(document?.data).toEqual({
    steps: [
      { title: 'One', text: 'Some' },
      { title: 'Two', text: 'b' },
    ],
  })
})

it('a quote without the other one is reported, unless it can be a sign for inches', () => {
  const { diagnostics, document } = readYaml(
    'a: Mats"\nb: “Stairs\nc: [Lobbies”, d]\ne: a 18" mop\nf: up to 18"\ng: say "no"\nh: 2¾"\ni: Er sagt ,,ja“\n',
  )
  expect(diagnostics.map(({ place, hint }) => `${place.line}:${place.column} ${hint}`)).toEqual([
    '1:8 delete it: `a: Mats`; to show it, put the whole text in single quotes.',
    '2:4 delete it: `b: Stairs`; to show it, put the whole text in single quotes.',
    '3:12 delete it: `c: [Lobbies, d]`; to show it, put the whole text in single quotes.',
  ])
  expect(document?.data).toMatchObject({ a: 'Mats', b: 'Stairs', c: ['Lobbies', 'd'], f: 'up to 18"' })
})

it('a first list item that is indented more than the others is what they are compared with', () => {
  const { diagnostics } = readYaml('features:\n    - Desks\n  - Lobbies\n  - Stairs\n')
  expect(diagnostics.map(({ message }) => message)).toEqual(['This item is indented less than the items above it.'])
})

it('a key is put where the keys of its file are, if they are indented by four spaces', () => {
  const { diagnostics } = readYaml(
    'business:\n    name: Acme\n  address:\n        street: 1 Main\n        city: Troy\n    hours:\n        monday: 9-5\nphone: "555"\n',
  )
  expect(diagnostics.map(({ hint }) => hint)).toEqual(['indent it like this: `    address:`.'])
})

it("a group's key is put beside the nearest key above, in files indented by other numbers of spaces, too", () => {
  const { diagnostics } = readYaml(
    'business:\n     name: Acme\n   address:\n     street: 1 Main\n     city: Troy\nphone: "555"\n',
  )
  expect(diagnostics[0]?.hint).toBe('indent it like this: `     address:`.')
})

it('a comma inside quotes ends no item of a list', () => {
  const { diagnostics } = readYaml('tags: [@"q, r", s]\n')
  expect(diagnostics.map(({ hint }) => hint)).toEqual(['put the whole text in quotes: `tags: \'[@"q, r", s]\'`.'])
})

it('a placeholder in braces needs quotes, and not the braces', () => {
  const { diagnostics } = readYaml('nearby: { heading: Near, distance: about {distance} }\n')
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    'write `nearby: { heading: Near, distance: "about {distance}" }`.',
  ])
})

it("commas of other scripts after a value in braces aren't part of it", () => {
  const { diagnostics, document } = readYaml('price: { from: 35، to: 45؛ unit: "m²"، }\n')
  expect(diagnostics.map(({ hint }) => hint)).toEqual(['write `price: { from: 35, to: 45, unit: "m²" }`.'])
  expect(document?.data).toEqual({ price: { from: 35, to: 45, unit: 'm²' } })
})

it('a low quote that a straight one closes is in curly quotes, too', () => {
  expect(readYaml('a: „Dlaczego my"\n').diagnostics.map(({ hint }) => hint)).toEqual([
    'use straight quotes: `a: "Dlaczego my"`.',
  ])
})

it('a comma inside curly quotes is explained where they begin', () => {
  const { diagnostics, document } = readYaml('tags: [“Floors, walls”, mats]\n')
  expect(diagnostics.map(({ hint }) => hint)).toEqual(['use straight quotes: `tags: ["Floors, walls", mats]`.'])
  expect(document?.data).toEqual({ tags: ['Floors, walls', 'mats'] })
})

it('a hyphen without its space before braces is reported, and not the next entry', () => {
  const { diagnostics } = readYaml('list:\n  -{a: 1}\n  - {a: 2}\n')
  expect(diagnostics.map(({ hint }) => hint)).toEqual(['write `  - {a: 1}`.'])
})

it("an entry's first key without its colon isn't part of the text above", () => {
  const { diagnostics, document } = readYaml('- question: A?\n  answer: >-\n    Yes.\n- question B?\n  answer: No.\n')
  expect(diagnostics.map(({ place, hint }) => `${place.line} ${hint}`)).toEqual(['4 write `- question: B?`.'])
  expect(document?.data).toEqual([
    { question: 'A?', answer: 'Yes.' },
    { question: 'B?', answer: 'No.' },
  ])
})

it.each([
  [
    'title Floors',
    'write `title: Floors`; if it belongs to the text above, indent it under that text; otherwise, delete it.',
  ],
  ['title = Floors', 'write `title: Floors`.'],
  [
    'title; Floors',
    'write `title: Floors`; if it belongs to the text above, indent it under that text; otherwise, delete it.',
  ],
])('in %j, the colon is missing, and what is below is read', (typed, hint) => {
  const { diagnostics, document } = readYaml(`text: a\n${typed}\norder: 1\n`)
  expect(diagnostics.map((one) => one.hint)).toEqual([hint])
  expect(document?.data).toEqual({ text: 'a', title: 'Floors', order: 1 })
})

function readBelowText(words: string) {
  return readYaml(`text: >-\n  one\n${words}\norder: 1\n`)
}

it('words at the left margin belong to the text above, unless a key begins them', () => {
  const { diagnostics, document } = readBelowText('to the door')
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    "if it belongs to the text above, indent it: `  to the door`; if it's a key, put a colon after its name; otherwise, delete it.",
  ])
  expect(document?.data).toEqual({ text: 'one to the door', order: 1 })
  expect(readBelowText('to /about').document?.data).toEqual({ text: 'one', to: '/about', order: 1 })
  expect(readBelowText('meta\n  title: a').diagnostics.map(({ hint }) => hint)).toEqual(['write `meta:`.'])
  expect(readBelowText('order of the rooms').document?.data).toEqual({ text: 'one order of the rooms', order: 1 })
})

it('every missing colon is reported, and a comment stays one', () => {
  const { diagnostics, document } = readYaml(
    'order 2 # second\nfeatures # what we clean\n  - Mats\nimage a.webp\ntitle: A\n',
  )
  expect(diagnostics.map(({ place, hint }) => `${place.line} ${hint.split(';')[0]}`)).toEqual([
    '1 write `order: 2 # second`',
    '2 write `features: # what we clean`.',
    '4 write `image: a.webp`',
  ])
  expect(document?.data).toEqual({ order: 2, features: ['Mats'], image: 'a.webp', title: 'A' })
})

it('an item without its hyphen is not part of the item above', () => {
  const { diagnostics, document } = readYaml('list:\n  - Desks\n    Restrooms\n    Mats\n  - Glass\n')
  expect(diagnostics.map(({ place, hint }) => `${place.line} ${hint}`)).toEqual([
    "3 if it's an item, write `  - Restrooms`, and fix the other one the same way; otherwise, write it on the line of that item.",
  ])
  expect(document?.data).toEqual({ list: ['Desks', 'Restrooms', 'Mats', 'Glass'] })
})

it.each([
  'Desks and\n    chairs',
  'Desks,\n    Chairs',
  'Every desk, chair, phone, keyboard and lamp on the third floor\n    Monday to Friday',
  '"Desks\n    Chairs"',
])('an item that goes on below, as in %j, is one item', (item) => {
  expect(readYaml(`list:\n  - ${item}\n`).diagnostics).toEqual([])
})
