import * as harfbuzz from 'harfbuzzjs'
import { oncePerName } from '../../shared/once-per.ts'

/** A font at one weight, to draw texts as outlines with: what a picture shows then depends on no font of the machine. */
export interface Typeface {
  /** Parts of the type's size that advances and outlines are in. */
  readonly unitsPerEm: number
  /** A text in characters that the typeface has: a letter without its accent rather than none, and no emoji. */
  readonly spell: (text: string) => string
  /** The glyphs of a line, and how far the next one is from each. */
  readonly setLine: (text: string) => readonly { readonly glyph: number; readonly advance: number }[]
  /** SVG path data of a glyph, upside down, as fonts have it. */
  readonly outline: (glyph: number) => string
}

/** Opens a variable font in the form that `unpackFont` gives. */
export function openTypeface(font: Uint8Array, weight: number): Typeface {
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
