declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'truetype' | 'woff2'
    /** OpenType features to keep; the others are dropped with their glyphs. */
    readonly keepFeatures: readonly string[]
    readonly noHinting?: boolean
    /** Keeps every glyph; the text is then `undefined`. */
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
