import type { DiskFiles } from '../disk/disk-files.ts'
import { cutFont, packFont } from './cut-font.ts'
import { mergeFonts } from './merge-fonts.ts'
import type { HanPlan } from './plan-han.ts'
import { readSfnt } from './sfnt.ts'

/** Builds one WOFF2 font with the planned characters; takes about a second. Throws if a font file is missing. */
export async function drawHan(modules: DiskFiles, { family, slices }: HanPlan): Promise<Buffer> {
  const parts = []
  for (const { file, chars } of slices) {
    const slice = modules.readBytes(file)
    if (!slice) throw new Error(`The font file ${file} is missing. Run "npm ci".`)
    parts.push(readSfnt(await cutFont(slice, { chars, axes: { wght: family.weight } })))
  }
  return packFont(mergeFonts(parts))
}
