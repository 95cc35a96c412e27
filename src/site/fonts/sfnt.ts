/** The tables of an uncompressed TrueType font, by tag. */
export type Sfnt = ReadonlyMap<string, Buffer>

/** Reads the tables of a font as views: writing to a table changes the font. */
export function readSfnt(font: Buffer): Sfnt {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, index): [string, Buffer] => {
      const at = 12 + index * 16
      const from = font.readUInt32BE(at + 8)
      const table = font.subarray(from, from + font.readUInt32BE(at + 12))
      return [font.toString('latin1', at, at + 4), table]
    }),
  )
}

/** Returns a table; throws if the font lacks it. */
export function tableOf(sfnt: Sfnt, tag: string): Buffer {
  const table = sfnt.get(tag)
  if (!table) throw new Error(`The font has no table "${tag}".`)
  return table
}

/** Writes a font with these tables; leaves the checksums empty, because compressing to WOFF2 writes them. */
export function writeSfnt(tables: Sfnt): Buffer {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const head = Buffer.alloc(12 + entries.length * 16)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(entries.length, 4)
  const bodies: Buffer[] = []
  let from = head.length
  entries.forEach(([tag, table], index) => {
    const at = 12 + index * 16
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(from, at + 8)
    head.writeUInt32BE(table.length, at + 12)
    const body = padded(table)
    bodies.push(body)
    from += body.length
  })
  return Buffer.concat([head, ...bodies])
}

/** Pads a table to a multiple of four bytes, at which the next one must begin. */
export function padded(table: Buffer): Buffer {
  const rest = table.length % 4
  return rest === 0 ? table : Buffer.concat([table, Buffer.alloc(4 - rest)])
}
