import type { DiskFiles } from '../disk/disk-files.ts'
import { mergeFonts } from './merge-fonts.ts'
import type { HanPlan } from './plan-han.ts'
import { readSfnt } from './sfnt.ts'
import { encodeWoff2, subsetGlyphs } from './subset-glyphs.ts'

/** Builds one WOFF2 font with the planned characters; takes about a second. Throws if a font file is missing. */
export async function subsetHan(modules: DiskFiles, { family, slices }: HanPlan): Promise<Buffer> {
  const parts = []
  for (const { file, chars } of slices) {
    const slice = modules.readBytes(file)
    if (!slice) throw new Error(`The font file ${file} is missing. Run "npm ci".`)
    parts.push(readSfnt(await subsetGlyphs(slice, { chars, axes: { wght: family.weight } })))
  }
  return encodeWoff2(mergeFonts(parts))
}
