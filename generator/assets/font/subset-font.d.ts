declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** Limits the axes of a variable font. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    /** OpenType features to keep; all if absent. */
    readonly keepFeatures?: readonly string[]
    /** Records of the `name` table to keep in addition to the defaults. */
    readonly preserveNameIds?: readonly number[]
    readonly noHinting?: boolean
    /** Keeps all glyphs, instead of those in a text. */
    readonly keepAllGlyphs?: boolean
  }

  /** Subsets the font to the glyphs of the text. Characters that the font lacks are ignored. */
  export default function subsetFont(font: Buffer, text: string | undefined, options?: SubsetOptions): Promise<Buffer>
}
