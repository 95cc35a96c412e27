import { readAdvances } from './read-glyphs.ts'
import { type Script, samples } from './scripts.ts'
import { type Sfnt, tableOf } from './sfnt.ts'

/** Reads how far a font reaches above and below the line, in parts of the em, as browsers read it. */
export function readLineMeasures(sfnt: Sfnt): {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
} {
  const hhea = tableOf(sfnt, 'hhea')
  const em = tableOf(sfnt, 'head').readUInt16BE(18)
  const part = (at: number): number => Math.abs(hhea.readInt16BE(at)) / em
  return { ascent: part(4), descent: part(6), lineGap: part(8) }
}

/** Returns the average advance of the characters of a script's sample, in parts of the em; NaN without any of them. */
export function readAverageAdvance(sfnt: Sfnt, script: Script): number {
  const advances = readAdvances(sfnt)
  const chars = [...(samples[script] ?? '')]
  const known = chars.flatMap((char) => advances.get(char.codePointAt(0) ?? 0) ?? [])
  const sum = known.reduce((total, advance) => total + advance, 0)
  return Math.round((sum / known.length) * 10_000) / 10_000
}
