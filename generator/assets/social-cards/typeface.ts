import type * as harfbuzzjs from 'harfbuzzjs'
import { oncePerName } from '../../shared/once-per.ts'

/** A font at one weight, for drawing text as outlines. The result then doesn't depend on the machine's fonts. */
export interface Typeface {
  /** Units per em of the advances and outlines. */
  readonly unitsPerEm: number
  /** Reduces text to characters that the typeface has: accents are dropped if needed, and emoji are removed. */
  readonly spell: (text: string) => string
  /** The glyphs of a line, with their advances. */
  readonly setLine: (text: string) => readonly { readonly glyph: number; readonly advance: number }[]
  /** SVG path data of a glyph. Upside down, as in all fonts. */
  readonly outline: (glyph: number) => string
}

/** Given by `main.mjs` to the compiled copy: a script can't import. */
declare const importModule: ((name: string) => Promise<unknown>) | undefined

export type Typefaces = Readonly<Record<'bold' | 'medium', Typeface>>

/** Opens a variable font, as returned by `unpackFont`, at two weights. */
export async function openTypefaces(font: Uint8Array): Promise<Typefaces> {
  const isScript = typeof importModule === 'function'
  const harfbuzz = isScript ? ((await importModule('harfbuzzjs')) as typeof harfbuzzjs) : await import('harfbuzzjs')
  return { bold: openTypeface(harfbuzz, font, 700), medium: openTypeface(harfbuzz, font, 500) }
}

function openTypeface(harfbuzz: typeof harfbuzzjs, font: Uint8Array, weight: number): Typeface {
  const face = new harfbuzz.Face(new harfbuzz.Blob(font))
  const instance = new harfbuzz.Font(face)
  instance.setVariations([new harfbuzz.Variation('wght', weight)])
  const buffer = new harfbuzz.Buffer()
  const known = new Set(face.collectUnicodes())
  const has = (character: string) => known.has(character.codePointAt(0) ?? 0) && !/\p{M}/u.test(character)
  const spell = (character: string) =>
    has(character) ? character : Array.from(character.normalize('NFD')).filter(has).join('')
  return {
    unitsPerEm: face.upem,
    spell: (text) => Array.from(text.normalize('NFC'), spell).join(''),
    setLine(text) {
      buffer.reset()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      harfbuzz.shape(instance, buffer)
      const positions = buffer.getGlyphPositions()
      return buffer
        .getGlyphInfos()
        .map(({ codepoint }, index) => ({ glyph: codepoint, advance: positions[index]?.xAdvance ?? 0 }))
    },
    outline: oncePerName((glyph: number) => instance.glyphToPath(glyph)),
  }
}
