/** A table of a font file. */
export interface FontTable {
  readonly tag: string
  /** The place in the file, or in the data that a WOFF2 file compresses. */
  readonly start: number
  readonly end: number
  /** True if WOFF2 wrote the table in another form than the font's own. */
  readonly isTransformed: boolean
}

/** The tables of a font file. */
export interface FontDirectory {
  readonly tables: readonly FontTable[]
  /** The compressed tables of a WOFF2 file; undefined for TrueType and OpenType. */
  readonly compressed: { readonly start: number; readonly end: number } | undefined
}

/** The tables without which no browser draws a font. */
const needed = ['cmap', 'head', 'hhea', 'hmtx', 'maxp']

/**
 * Reads the list of tables of a WOFF2, TrueType or OpenType font; undefined for anything else, for a file that is cut
 * off and for a collection of fonts. Formats: https://www.w3.org/TR/WOFF2/ and ISO/IEC 14496-22.
 */
export function readFontDirectory(bytes: Uint8Array): FontDirectory | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < 12) return undefined
  try {
    const directory = view.getUint32(0) === woff2 ? readWoff2(view) : readPlain(view)
    const tags = new Set(directory?.tables.map(({ tag }) => tag))
    return needed.every((tag) => tags.has(tag)) ? directory : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const woff2 = 0x774f4632
const collection = 0x74746366
const trueType = [0x00010000, 0x74727565]
const openType = 0x4f54544f

function readPlain(view: DataView): FontDirectory | undefined {
  const signature = view.getUint32(0)
  if (signature !== openType && !trueType.includes(signature)) return undefined
  const tables = Array.from({ length: view.getUint16(4) }, (_, index): FontTable => {
    const at = 12 + index * 16
    const start = view.getUint32(at + 8)
    const tag = readTag(view, at)
    return { tag, start, end: start + view.getUint32(at + 12), isTransformed: false }
  })
  return tables.every(({ end }) => end <= view.byteLength)
    ? { tables, compressed: undefined }
    : undefined
}

/** The length of the header before the list of tables. */
const headerLength = 48

function readWoff2(view: DataView): FontDirectory | undefined {
  if (view.getUint32(4) === collection || view.getUint32(8) !== view.byteLength) return undefined
  const tables: FontTable[] = []
  let at = headerLength
  let start = 0
  for (let left = view.getUint16(12); left > 0; left -= 1) {
    const flags = view.getUint8(at)
    const known = knownTags[flags & 63]
    const tag = known ?? readTag(view, at + 1)
    at += known === undefined ? 5 : 1
    const whole = readLength(view, at)
    at = whole.next
    const isTransformed = isInOtherForm(tag, flags >> 6)
    const stored = isTransformed ? readLength(view, at) : whole
    at = stored.next
    tables.push({ tag, start, end: start + stored.value, isTransformed })
    start += stored.value
  }
  const end = at + view.getUint32(20)
  return end <= view.byteLength ? { tables, compressed: { start: at, end } } : undefined
}

/** For the outlines, version 3 is the font's own form, for all other tables version 0. */
function isInOtherForm(tag: string, version: number): boolean {
  return tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
}

/** Reads a number of variable length (UIntBase128). */
function readLength(view: DataView, from: number): { value: number; next: number } {
  let value = 0
  for (let at = from; at < from + 5; at += 1) {
    const byte = view.getUint8(at)
    value = value * 128 + (byte & 127)
    if (byte < 128) return { value, next: at + 1 }
  }
  throw new RangeError('A length in the font has more than five bytes.')
}

function readTag(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))
}

/** The tags that WOFF2 writes as a number, in its order. */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT ' +
  'VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar ' +
  'fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '))
