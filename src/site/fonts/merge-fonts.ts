import { readGlyphs } from './read-glyphs.ts'
import { padded, type Sfnt, tableOf, writeSfnt } from './sfnt.ts'

/**
 * Merges parts of one family into one font with all their glyphs and characters. Drops layout
 * features: the parts hold Chinese characters, which need none.
 */
export function mergeFonts(parts: readonly Sfnt[]): Buffer {
  const [first] = parts
  if (!first) throw new Error('There are no fonts to merge.')
  const glyphs: Buffer[] = []
  const metrics: Buffer[] = []
  const codes = new Map<number, number>()
  for (const part of parts) {
    const offset = glyphs.length
    for (const [code, glyph] of readGlyphs(part)) codes.set(code, glyph + offset)
    for (const glyph of readOutlines(part)) glyphs.push(moveReferences(glyph, offset))
    metrics.push(...readMetrics(part))
  }
  return writeSfnt(
    new Map([
      ...['OS/2', 'name'].map((tag): [string, Buffer] => [tag, tableOf(first, tag)]),
      ['cmap', writeCmap(codes)],
      ['glyf', Buffer.concat(glyphs)],
      ['loca', writeLoca(glyphs)],
      ['hmtx', Buffer.concat(metrics)],
      ['head', patched(tableOf(first, 'head'), [[50, 1]])],
      ['hhea', patched(tableOf(first, 'hhea'), [[34, glyphs.length]])],
      ['maxp', writeMaxp(parts, glyphs.length)],
      ...writeVertical(glyphs, tableOf(first, 'head').readUInt16BE(18)),
      ['post', writePost()],
    ]),
  )
}

function countGlyphs(part: Sfnt): number {
  return tableOf(part, 'maxp').readUInt16BE(4)
}

function readOutlines(part: Sfnt): Buffer[] {
  const loca = tableOf(part, 'loca')
  const glyf = tableOf(part, 'glyf')
  const long = tableOf(part, 'head').readUInt16BE(50) === 1
  const at = (index: number): number =>
    long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2
  return Array.from({ length: countGlyphs(part) }, (_, index) =>
    padded(Buffer.from(glyf.subarray(at(index), at(index + 1)))),
  )
}

/** Returns advance and left bearing of every glyph; the last advance applies to glyphs that have only a bearing. */
function readMetrics(part: Sfnt): Buffer[] {
  const table = tableOf(part, 'hmtx')
  const whole = tableOf(part, 'hhea').readUInt16BE(34)
  return Array.from({ length: countGlyphs(part) }, (_, glyph) => {
    if (glyph < whole) return table.subarray(glyph * 4, glyph * 4 + 4)
    const bearing = whole * 4 + (glyph - whole) * 2
    return Buffer.concat([
      table.subarray(whole * 4 - 4, whole * 4 - 2),
      table.subarray(bearing, bearing + 2),
    ])
  })
}

/** The height of the upper edge of a character's square above the baseline, as a share of its side. */
const top = 0.88

/** Makes the tables of vertical text, in which every character takes a square; without them it would take the height of a line. */
function writeVertical(glyphs: readonly Buffer[], em: number): readonly [string, Buffer][] {
  const head = Buffer.alloc(36)
  head.writeUInt16BE(1, 0)
  head.writeInt16BE(em / 2, 4)
  head.writeInt16BE(-em / 2, 6)
  head.writeUInt16BE(em, 10)
  head.writeInt16BE(1, 20)
  head.writeUInt16BE(glyphs.length, 34)
  const metrics = Buffer.alloc(glyphs.length * 4)
  glyphs.forEach((glyph, index) => {
    const highest = glyph.length === 0 ? 0 : glyph.readInt16BE(8)
    metrics.writeUInt16BE(em, index * 4)
    metrics.writeInt16BE(Math.round(top * em) - highest, index * 4 + 2)
  })
  return [
    ['vhea', head],
    ['vmtx', metrics],
  ]
}

const hasMore = 0x20
const wordArguments = 0x01
/** The size of a component's scale in bytes, by flag. */
const scales = [
  [0x08, 2],
  [0x40, 4],
  [0x80, 8],
] as const

/** Adds an offset to the glyph numbers that a composite glyph refers to. Changes the glyph. */
function moveReferences(glyph: Buffer, offset: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph
  let at = 10
  for (;;) {
    const flags = glyph.readUInt16BE(at)
    glyph.writeUInt16BE(glyph.readUInt16BE(at + 2) + offset, at + 2)
    at += (flags & wordArguments) !== 0 ? 8 : 6
    at += scales.find(([flag]) => (flags & flag) !== 0)?.[1] ?? 0
    if ((flags & hasMore) === 0) return glyph
  }
}

function writeLoca(glyphs: readonly Buffer[]): Buffer {
  const loca = Buffer.alloc((glyphs.length + 1) * 4)
  let end = 0
  glyphs.forEach((glyph, index) => {
    end += glyph.length
    loca.writeUInt32BE(end, (index + 1) * 4)
  })
  return loca
}

/** Makes a `cmap` table of format 12 with one group for each character. */
function writeCmap(codes: ReadonlyMap<number, number>): Buffer {
  const groups = [...codes].sort(([a], [b]) => a - b)
  const table = Buffer.alloc(12 + 16 + groups.length * 12)
  table.writeUInt16BE(1, 2)
  table.writeUInt16BE(3, 4)
  table.writeUInt16BE(10, 6)
  table.writeUInt32BE(12, 8)
  table.writeUInt16BE(12, 12)
  table.writeUInt32BE(table.length - 12, 16)
  table.writeUInt32BE(groups.length, 24)
  groups.forEach(([code, glyph], index) => {
    const at = 28 + index * 12
    table.writeUInt32BE(code, at)
    table.writeUInt32BE(code, at + 4)
    table.writeUInt32BE(glyph, at + 8)
  })
  return table
}

/** Makes a `maxp` table with the largest value of each limit among the parts. */
function writeMaxp(parts: readonly Sfnt[], glyphs: number): Buffer {
  const tables = parts.map((part) => tableOf(part, 'maxp'))
  const limits = Array.from({ length: 13 }, (_, index): [number, number] => {
    const at = 6 + index * 2
    return [at, Math.max(...tables.map((table) => table.readUInt16BE(at)))]
  })
  return patched(tables[0] ?? Buffer.alloc(32), [[4, glyphs], ...limits])
}

/** Makes a `post` table of version 3, in which glyphs have no names. */
function writePost(): Buffer {
  const post = Buffer.alloc(32)
  post.writeUInt32BE(0x00030000, 0)
  return post
}

function patched(table: Buffer, values: readonly (readonly [at: number, value: number])[]): Buffer {
  const copy = Buffer.from(table)
  for (const [at, value] of values) copy.writeUInt16BE(value, at)
  return copy
}
