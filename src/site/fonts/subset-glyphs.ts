import runSubsetter from 'subset-font'

/** The value of each axis at which a variable font is pinned, or the range of the axis to keep. */
export type FontAxes = Readonly<
  Record<string, number | { readonly min: number; readonly max: number }>
>

/** The part of a font to keep. */
export interface GlyphSubset {
  readonly chars: string
  readonly axes?: FontAxes
}

/** OpenType features that place letters and marks and align figures; ligatures and small capitals are dropped. */
const plain = ['ccmp', 'kern', 'mark', 'mkmk', 'tnum', 'lnum']
/** OpenType features that compose Thai and Khmer. */
const joining = [
  ...['locl', 'rlig', 'liga', 'clig', 'calt', 'abvm', 'blwm', 'dist'],
  ...['pref', 'blwf', 'abvf', 'pstf', 'cfar', 'pres', 'blws', 'abvs', 'psts'],
]
const features = [...plain, ...joining]

/** Returns the part of a font that draws the given characters, as an uncompressed TrueType font. */
export function subsetGlyphs(font: Buffer, { chars, axes = {} }: GlyphSubset): Promise<Buffer> {
  return runSubsetter(font, chars, {
    targetFormat: 'truetype',
    keepFeatures: /[\u0e00-\u17ff]/.test(chars) ? features : plain,
    noHinting: true,
    variationAxes: axes,
  })
}

/** Compresses a whole font as WOFF2. */
export function encodeWoff2(font: Buffer): Promise<Buffer> {
  const whole = { keepAllGlyphs: true, keepFeatures: features, targetFormat: 'woff2' } as const
  return runSubsetter(font, undefined, whole)
}
