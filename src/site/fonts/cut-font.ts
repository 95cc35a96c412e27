import subsetFont from 'subset-font'

/** Where a variable font is pinned, or the part of an axis that stays. */
export type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>

export interface Cut {
  readonly chars: string
  readonly axes?: Axes
}

/** Places letters and marks, and makes figures line up; ligatures and small capitals stay behind. */
const plain = ['ccmp', 'kern', 'mark', 'mkmk', 'tnum', 'lnum']
/** Thai and Khmer are put together with these. */
const joining = [
  ...['locl', 'rlig', 'liga', 'clig', 'calt', 'abvm', 'blwm', 'dist'],
  ...['pref', 'blwf', 'abvf', 'pstf', 'cfar', 'pres', 'blws', 'abvs', 'psts'],
]
const features = [...plain, ...joining]

/** The part of a font that draws the given characters, as an uncompressed TrueType font. */
export function cutFont(font: Buffer, { chars, axes = {} }: Cut): Promise<Buffer> {
  return subsetFont(font, chars, {
    targetFormat: 'truetype',
    keepFeatures: /[\u0e00-\u17ff]/.test(chars) ? features : plain,
    noHinting: true,
    variationAxes: axes,
  })
}

/** A whole font as it travels. */
export function packFont(font: Buffer): Promise<Buffer> {
  const whole = { keepAllGlyphs: true, keepFeatures: features, targetFormat: 'woff2' } as const
  return subsetFont(font, undefined, whole)
}
