import { describe, expect, test } from 'vitest'
import { readLayers, readTokens } from '../../../../generator/server/dev/styleguide-tokens.ts'
import { colorPairs } from '../../../../templates/styleguide/color-pairs.ts'
import { formatContrast, measureContrast } from '../../../../templates/styleguide/contrast.ts'
import { readProjectFile } from '../../../support/project.ts'

const css = `
/* --old: #000; */
:root {
  --ink: #0d2430;
  --focus: var(--ink);
  --font: Figtree, 'Figtree Fallback', sans-serif;
  --text-1: clamp(2rem, 1rem + 2vw, 3rem);
  --section: 3.5rem;
  --radius-s: 6px;
  --raised: 0 12px 32px -8px rgb(13 36 48 / 0.14);
}

@media (min-width: 40em) {
  :root {
    --section: 4.5rem;
  }
}

@media (min-width: 60em) {
  :root {
    --section: 6rem;
  }
}
`

describe('tokens are read from the style sheet', () => {
  const tokens = readTokens(css)
  const find = (wanted: string) => tokens.find(({ name }) => name === wanted)

  test('all of them, in order, and nothing in comments', () => {
    expect(tokens.map(({ name }) => name)).toEqual(
      ['ink', 'focus', 'font', 'text-1', 'section', 'radius-s', 'raised'].map((name) => `--${name}`),
    )
  })

  test('with their values as written', () => {
    expect(find('--font')?.value).toBe("Figtree, 'Figtree Fallback', sans-serif")
    expect(find('--raised')?.value).toBe('0 12px 32px -8px rgb(13 36 48 / 0.14)')
  })

  test('with their kinds', () => {
    expect(tokens.map(({ kind }) => kind)).toEqual(['color', 'color', 'font', 'text', 'size', 'radius', 'shadow'])
  })

  test('an alias has the color it refers to', () => {
    expect(find('--focus')).toMatchObject({ value: 'var(--ink)', color: '#0d2430' })
  })

  test('with their values in wider windows', () => {
    expect(find('--section')?.wider).toEqual([
      { from: '40em', value: '4.5rem' },
      { from: '60em', value: '6rem' },
    ])
    expect(find('--ink')?.wider).toEqual([])
  })
})

test('the layers are read in order, each once', () => {
  expect(readLayers('@layer tokens,base,own,tokens,base;@layer base{a{top:0}}')).toEqual(['tokens', 'base', 'own'])
  expect(readLayers('a{top:0}')).toEqual([])
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#ffffff', 1],
  ['#767676', '#fff', 4.54],
])('the contrast of %s and %s is %d', (one, other, contrast) => {
  expect(measureContrast(one, other)).toBeCloseTo(contrast, 2)
  expect(measureContrast(other, one)).toBeCloseTo(contrast, 2)
})

test("a contrast that is almost enough isn't rounded up", () => {
  expect(formatContrast(4.49)).toBe('4.4 : 1')
})

describe('colors are readable on their backgrounds', async () => {
  const tokens = readTokens(await readProjectFile('templates/styles/tokens.css'))
  const colorOf = (wanted: string) => tokens.find(({ name }) => name === wanted)?.color ?? ''

  test.each(colorPairs)('$color on $ground: $use', ({ color, ground, least }) => {
    expect(measureContrast(colorOf(color), colorOf(ground))).toBeGreaterThanOrEqual(least)
  })

  test("a pair with a color that doesn't exist is detected", () => {
    expect(measureContrast(colorOf('--no-such-color'), '#ffffff')).not.toBeGreaterThanOrEqual(3)
  })
})
