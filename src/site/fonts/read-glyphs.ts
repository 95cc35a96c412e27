import { type Sfnt, tableOf } from './sfnt.ts'

/** Reads the glyph number of every character, by code point. */
export function readGlyphs(sfnt: Sfnt): Map<number, number> {
  const cmap = tableOf(sfnt, 'cmap')
  const count = cmap.readUInt16BE(2)
  const offsets = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const glyphs = new Map<number, number>()
  for (const offset of offsets) {
    const table = cmap.subarray(offset)
    const format = table.readUInt16BE(0)
    if (format === 4) readSegments(table, glyphs)
    if (format === 12) readGroups(table, glyphs)
  }
  return glyphs
}

/** Reads the advance width of every character in em, by code point. */
export function readAdvances(sfnt: Sfnt): Map<number, number> {
  const metrics = tableOf(sfnt, 'hmtx')
  const last = tableOf(sfnt, 'hhea').readUInt16BE(34) - 1
  const em = tableOf(sfnt, 'head').readUInt16BE(18)
  return new Map(
    [...readGlyphs(sfnt)].map(([code, glyph]) => [
      code,
      metrics.readUInt16BE(Math.min(glyph, last) * 4) / em,
    ]),
  )
}

function readSegments(table: Buffer, glyphs: Map<number, number>): void {
  const size = table.readUInt16BE(6)
  for (let at = 14; at < 14 + size; at += 2) {
    const end = table.readUInt16BE(at)
    const start = table.readUInt16BE(at + size + 2)
    const delta = table.readInt16BE(at + size * 2 + 2)
    const rangeAt = at + size * 3 + 2
    const range = table.readUInt16BE(rangeAt)
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const named = range === 0 ? code : table.readUInt16BE(rangeAt + range + (code - start) * 2)
      if (named !== 0) glyphs.set(code, (named + delta) & 0xffff)
    }
  }
}

function readGroups(table: Buffer, glyphs: Map<number, number>): void {
  const count = table.readUInt32BE(12)
  for (let group = 0; group < count; group += 1) {
    const at = 16 + group * 12
    const start = table.readUInt32BE(at)
    const end = table.readUInt32BE(at + 4)
    const first = table.readUInt32BE(at + 8)
    for (let code = start; code <= end; code += 1) glyphs.set(code, first + code - start)
  }
}
