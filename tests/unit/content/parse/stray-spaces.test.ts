import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readYaml } from '../../../../generator/content/parse/yaml/read-yaml.ts'
import { root } from '../../../support/project.ts'

const folder = join(root, 'content/pages')
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

describe('a slip in the indentation of one key is one error, and its correction is what was meant', () => {
  it('with a space too many', () => {
    expect(shareOfMended(/^ *(?:- )?[\w-]+:(?:\s|$)/, (line) => ` ${line}`)).toBeGreaterThan(0.95)
  })

  it('with a space too few', () => {
    expect(shareOfMended(/^ +(?:- )?[\w-]+:(?:\s|$)/, (line) => line.slice(1))).toBeGreaterThan(0.9)
  })

  it('with a second space after the hyphen', () => {
    expect(shareOfMended(/^ *- [\w-]+:(?:\s|$)/, (line) => line.replace('- ', '-  '))).toBe(1)
  })
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
