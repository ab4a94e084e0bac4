import type * as harfbuzzjs from 'harfbuzzjs'
import { oncePerName } from '../../shared/once-per.ts'

/** Fonts at one weight, for drawing text as outlines. The result then doesn't depend on the machine's fonts. */
export type Typeface = ReturnType<typeof openTypeface>

/** Given by `main.mjs` to the compiled copy: a script can't import. */
declare const importModule: ((name: string) => Promise<unknown>) | undefined

export type Typefaces = Awaited<ReturnType<typeof openTypefaces>>

/** Opens variable fonts, as returned by `unpackFont`, at two weights. A character is drawn in the first font that has it. */
export async function openTypefaces(fonts: readonly Uint8Array[]) {
  const isScript = typeof importModule === 'function'
  const harfbuzz = isScript ? ((await importModule('harfbuzzjs')) as typeof harfbuzzjs) : await import('harfbuzzjs')
  return { bold: openTypeface(harfbuzz, fonts, 700), medium: openTypeface(harfbuzz, fonts, 500) }
}

function openTypeface(harfbuzz: typeof harfbuzzjs, files: readonly Uint8Array[], weight: number) {
  const fonts = files.map((file) => openFont(harfbuzz, file, weight))
  const fontOf = (character: string) => fonts.findIndex(({ known }) => known.has(character.codePointAt(0) ?? 0))
  const has = (character: string) => fontOf(character) >= 0 && !/\p{M}/u.test(character)
  const spell = (character: string) =>
    has(character) ? character : Array.from(character.normalize('NFD')).filter(has).join('')
  return {
    /** Units per em of the advances and outlines. */
    unitsPerEm: fonts[0]?.unitsPerEm ?? 0,
    /** Reduces text to characters that the typeface has: accents are dropped if needed, and emoji are removed. */
    spell: (text: string) => Array.from(text.normalize('NFC'), spell).join(''),
    /** The glyphs of a line, with their advances, and outlines as SVG path data. Upside down, as in all fonts. */
    setLine: (text: string) => splitRuns(text, fontOf).flatMap(([font, run]) => fonts[font]?.setRun(run) ?? []),
  }
}

/** Splits a line where its font changes. */
function splitRuns(text: string, fontOf: (character: string) => number) {
  const runs: [font: number, run: string][] = []
  for (const character of text) {
    const font = fontOf(character)
    const last = runs.at(-1)
    if (last?.[0] === font) last[1] += character
    else runs.push([font, character])
  }
  return runs
}

function openFont(harfbuzz: typeof harfbuzzjs, file: Uint8Array, weight: number) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(file))
  const instance = new harfbuzz.Font(face)
  instance.setVariations([new harfbuzz.Variation('wght', weight)])
  const buffer = new harfbuzz.Buffer()
  const outlineOf = oncePerName((glyph: number) => instance.glyphToPath(glyph))
  return {
    known: new Set(face.collectUnicodes()),
    unitsPerEm: face.upem,
    setRun(text: string) {
      buffer.reset()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      harfbuzz.shape(instance, buffer)
      const positions = buffer.getGlyphPositions()
      return buffer
        .getGlyphInfos()
        .map(({ codepoint }, index) => ({ outline: outlineOf(codepoint), advance: positions[index]?.xAdvance ?? 0 }))
    },
  }
}
