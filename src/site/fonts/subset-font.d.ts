declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'truetype' | 'woff2'
    /** OpenType features that stay; the others go with their glyphs. */
    readonly keepFeatures: readonly string[]
    readonly noHinting?: boolean
    /** Every glyph stays; the text is then `undefined`. */
    readonly keepAllGlyphs?: boolean
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>
}
