import type * as harfbuzzjs from 'harfbuzzjs'
import { oncePerName } from '../../shared/once-per.ts'

/** A font at one weight, for drawing text as outlines. The result then doesn't depend on the machine's fonts. */
export type Typeface = ReturnType<typeof openTypeface>

/** Given by `main.mjs` to the compiled copy: a script can't import. */
declare const importModule: ((name: string) => Promise<unknown>) | undefined

export type Typefaces = Awaited<ReturnType<typeof openTypefaces>>

/** Opens a variable font, as returned by `unpackFont`, at two weights. */
export async function openTypefaces(font: Uint8Array) {
  const isScript = typeof importModule === 'function'
  const harfbuzz = isScript ? ((await importModule('harfbuzzjs')) as typeof harfbuzzjs) : await import('harfbuzzjs')
  return { bold: openTypeface(harfbuzz, font, 700), medium: openTypeface(harfbuzz, font, 500) }
}

function openTypeface(harfbuzz: typeof harfbuzzjs, font: Uint8Array, weight: number) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(font))
  const instance = new harfbuzz.Font(face)
  instance.setVariations([new harfbuzz.Variation('wght', weight)])
  const buffer = new harfbuzz.Buffer()
  const known = new Set(face.collectUnicodes())
  const has = (character: string) => known.has(character.codePointAt(0) ?? 0) && !/\p{M}/u.test(character)
  const spell = (character: string) =>
    has(character) ? character : Array.from(character.normalize('NFD')).filter(has).join('')
  return {
    /** Units per em of the advances and outlines. */
    unitsPerEm: face.upem,
    /** Reduces text to characters that the typeface has: accents are dropped if needed, and emoji are removed. */
    spell: (text: string) => Array.from(text.normalize('NFC'), spell).join(''),
    /** The glyphs of a line, with their advances. */
    setLine(text: string) {
      buffer.reset()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      harfbuzz.shape(instance, buffer)
      const positions = buffer.getGlyphPositions()
      return buffer
        .getGlyphInfos()
        .map(({ codepoint }, index) => ({ glyph: codepoint, advance: positions[index]?.xAdvance ?? 0 }))
    },
    /** SVG path data of a glyph. Upside down, as in all fonts. */
    outline: oncePerName((glyph: number) => instance.glyphToPath(glyph)),
  }
}
