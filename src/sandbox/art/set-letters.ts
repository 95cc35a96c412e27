import * as harfbuzz from 'harfbuzzjs'

/** Words as outlines, in units of the font: x to the right, y up, from the start of the baseline. */
export interface Letters {
  readonly outlines: readonly Outline[]
  /** The width of the text. */
  readonly advance: number
  /** Units in one font size. */
  readonly unit: number
}

export interface Outline {
  readonly path: string
  readonly x: number
  readonly y: number
}

/** A font that sets words in any script; undefined for words it lacks a letter of. */
export type LetterSetter = (words: string, language: string) => Letters | undefined

/** The setter of a TrueType or OpenType font; undefined for anything else. */
export function openLetters(bytes: Buffer): LetterSetter | undefined {
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer))
  const font = new harfbuzz.Font(face)
  const paths = new Map<number, string>()
  const pathOf = (glyph: number): string => {
    const path = paths.get(glyph) ?? font.glyphToPath(glyph)
    paths.set(glyph, path)
    return path
  }
  // A file that is not a font has no letters.
  if (font.nominalGlyph(0x20) === undefined) return undefined
  return (words, language) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(words)
    buffer.setLanguage(language)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const outlines: Outline[] = []
    let advance = 0
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      if (glyph.codepoint === 0) return undefined
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = glyph
      const path = pathOf(glyph.codepoint)
      if (path !== '') outlines.push({ path, x: advance + xOffset, y: yOffset })
      advance += xAdvance
    }
    return { outlines, advance, unit: face.upem }
  }
}
