import { LRUCache } from 'lru-cache'
import type { FontMeasures } from '../../core/config/theme/fallback-faces.ts'
import { makeDigitsTabular } from './make-digits-tabular.ts'
import { readAverageAdvance, readLineMeasures } from './measure-font.ts'
import { readFont } from './read-font.ts'
import { readGlyphs } from './read-glyphs.ts'
import type { Script } from './scripts.ts'
import { readSfnt, type Sfnt, tableOf } from './sfnt.ts'
import { encodeWoff2, subsetGlyphs } from './subset-glyphs.ts'

/** What a merchant's pages have to know of a font file. */
export interface OwnFontFacts extends FontMeasures {
  /** The code points that it draws. */
  readonly codes: ReadonlySet<number>
  /** A weight for each text, or the range of a variable font. */
  readonly weight: string
}

/** A part of a font file to cut out. */
export interface OwnCut {
  readonly font: Uint8Array
  readonly chars: string
}

/** Facts by the hash of the file. Saves reading a font again for each build of each merchant that has it. */
const known = new LRUCache<string, { readonly facts: OwnFontFacts | undefined }>({ max: 16 })

/** Reads what a merchant's pages have to know of a font file; undefined if it is broken. */
export function readOwnFont(font: Buffer, hash: string): OwnFontFacts | undefined {
  const ready = known.get(hash)
  if (ready) return ready.facts
  const sfnt = readFont(font)
  const facts = sfnt && readFacts(sfnt)
  known.set(hash, { facts })
  return facts
}

function readFacts(sfnt: Sfnt): OwnFontFacts | undefined {
  try {
    const advances = sfnt.has('hmtx') ? readBothAdvances(sfnt) : {}
    const codes = new Set(readGlyphs(sfnt).keys())
    return { ...readLineMeasures(sfnt), advances, codes, weight: readWeight(sfnt) }
  } catch {
    return undefined // a table refers to what the file does not have
  }
}

/** Reads the widths of regular text, which stand for those of bold text too. */
function readBothAdvances(sfnt: Sfnt): FontMeasures['advances'] {
  const scripts = (['latin', 'thai'] as const satisfies Script[]).flatMap((script) => {
    const average = readAverageAdvance(sfnt, script)
    return Number.isNaN(average) ? [] : [[script, average] as const]
  })
  const advances = Object.fromEntries(scripts)
  return { regular: advances, bold: advances }
}

/** All weights: a font with one weight draws bold text as it is, and no browser thickens it. */
const everyWeight = '1 1000'

/** Reads the ends of the axis of weights. */
function readWeight(sfnt: Sfnt): string {
  const axes = sfnt.get('fvar')
  if (!axes) return everyWeight
  const start = axes.readUInt16BE(4)
  for (let index = 0; index < axes.readUInt16BE(8); index += 1) {
    const at = start + index * axes.readUInt16BE(10)
    const end = (offset: number): number => Math.round(axes.readInt32BE(at + offset) / 65_536)
    if (axes.toString('latin1', at, at + 4) === 'wght') return `${end(4)} ${end(12)}`
  }
  return everyWeight
}

/** Builds a WOFF2 font with the characters. Its digits have one width, as amounts need. Throws if the font is broken. */
export async function cutOwnFont({ font, chars }: OwnCut): Promise<Buffer> {
  const cut = await subsetGlyphs(Buffer.from(font), { chars })
  const sfnt = readSfnt(cut)
  const hasTabular = sfnt.get('GSUB')?.includes('tnum') ?? false
  if (sfnt.has('glyf') && !hasTabular && tableOf(sfnt, 'hmtx').length > 0) makeDigitsTabular(cut)
  return encodeWoff2(cut)
}
