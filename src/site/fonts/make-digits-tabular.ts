import { readGlyphs } from './read-glyphs.ts'
import { readSfnt, tableOf } from './sfnt.ts'

/**
 * Gives the ten digits of a font the same width and centres each in it. Changes the buffer. For
 * families without tabular figures of their own.
 */
export function makeDigitsTabular(font: Buffer): void {
  const sfnt = readSfnt(font)
  const glyphs = readGlyphs(sfnt)
  const metrics = tableOf(sfnt, 'hmtx')
  const last = tableOf(sfnt, 'hhea').readUInt16BE(34) - 1
  const offsets = [...'0123456789'].flatMap((digit) => {
    const glyph = glyphs.get(digit.charCodeAt(0))
    return glyph === undefined || glyph > last ? [] : [glyph * 4]
  })
  const widths = offsets.map((at) => metrics.readUInt16BE(at)).sort((a, b) => a - b)
  const width = Math.round(((widths[5] ?? 0) + (widths.at(-1) ?? 0)) / 2)
  for (const at of offsets) {
    const spare = width - metrics.readUInt16BE(at)
    metrics.writeUInt16BE(width, at)
    metrics.writeInt16BE(metrics.readInt16BE(at + 2) + Math.round(spare / 2), at + 2)
  }
}
