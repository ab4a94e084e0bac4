import { expect, test } from 'vitest'
import { findConstants, inlineTokens } from '../../../../generator/assets/bundles/inline-tokens.ts'

const inline = (css: string) => inlineTokens(css, findConstants(css))

test('a property that is set once, in the root rule, is replaced by its value', () => {
  expect(inline(':root{--ink: #123;--line: #abc}a{color:var(--ink)}')).toBe(':root{}a{color:#123}')
})

test('a value may refer to other properties', () => {
  expect(inline(':root{--ink: #123;--focus: var(--ink)}a{color:var(--focus)}')).toBe(':root{}a{color:#123}')
})

test('a property that a screen width changes is kept', () => {
  const css = ':root{--gutter: 1rem}@media(min-width:40em){:root{--gutter: 2rem}}p{margin:var(--gutter)}'
  expect(inline(css)).toBe(css)
})

test('a property that a component overrides is kept', () => {
  const css = ':root{--focus: #123}.dark{--focus: #fff}a{outline-color:var(--focus)}'
  expect(inline(css)).toBe(css)
})

test('a property that only a component sets is kept', () => {
  const css = '.hero{--overlap: 2rem;padding:var(--overlap)}'
  expect(inline(css)).toBe(css)
})

test("a longer name with the same prefix isn't changed", () => {
  expect(inline(':root{--primary: #123}a{color:var(--primary-dark)}')).toBe(':root{}a{color:var(--primary-dark)}')
})

test('a property used with a fallback is kept', () => {
  const css = ':root{--tone: #123}a{color:var(--tone,red)}'
  expect(inline(css)).toBe(css)
})

test("a modifier before a pseudo-class isn't a property", () => {
  const css = ':root{--error: #b00}.field--error:hover{color:var(--error)}'
  expect(inline(css)).toBe(':root{}.field--error:hover{color:#b00}')
})

test('a value may contain strings and URLs', () => {
  expect(inline(':root{--icon: url("data:image/svg+xml;base64,AA")}a{background:var(--icon)}')).toBe(
    ':root{}a{background:url("data:image/svg+xml;base64,AA")}',
  )
})

test('a value based on a property that changes is kept', () => {
  const css =
    ':root{--gutter: 1rem;--half: calc(var(--gutter) / 2)}@media print{:root{--gutter: 0}}p{margin:var(--half)}'
  expect(inline(css)).toBe(css)
})
