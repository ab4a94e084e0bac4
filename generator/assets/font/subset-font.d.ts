declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** Narrows the axes of a variable font. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    /** OpenType features to keep; all where absent. */
    readonly keepFeatures?: readonly string[]
    /** Records of the `name` table to keep beside the usual ones. */
    readonly preserveNameIds?: readonly number[]
    readonly noHinting?: boolean
    /** In place of a text. */
    readonly keepAllGlyphs?: boolean
  }

  /** The font with only the glyphs of the text. Characters that it does not have are passed over. */
  export default function subsetFont(font: Buffer, text: string | undefined, options?: SubsetOptions): Promise<Buffer>
}
