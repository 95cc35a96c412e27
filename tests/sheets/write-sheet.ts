import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '../e2e/support/words.ts'

/** Writes a drawn sheet below `sheets/`, which is not kept in the repository. */
export function writeSheet(path: string, sheet: Buffer): void {
  const file = join(projectRoot, 'sheets', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, sheet)
  process.stdout.write(`sheets/${path}\n`)
}

/** The most bytes of the one sheet that the repository keeps. */
const limit = 300_000

/** Writes the picture of the README as small as it stays readable; throws if that is over 300 KB. */
export async function writeReadmePicture(sheet: Buffer): Promise<void> {
  const picture = await sharp(sheet)
    .resize({ width: 1100 })
    .jpeg({ quality: 55, mozjpeg: true })
    .toBuffer()
  if (picture.length > limit)
    throw new Error(`The picture has ${picture.length} bytes, and ${limit} is the most.`)
  writeFileSync(join(projectRoot, 'docs/contact-sheet.jpg'), picture)
}
