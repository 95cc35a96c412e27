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

/** Writes the picture of the README, of at most 300 KB. */
export async function writeReadmePicture(sheet: Buffer): Promise<void> {
  const picture = await sharp(sheet)
    .resize({ width: 1100 })
    .jpeg({ quality: 55, mozjpeg: true })
    .toBuffer()
  writeKept('docs/contact-sheet.jpg', picture, 300_000)
}

/** Writes the picture of the guide to looks, of at most 150 KB. */
export async function writeGuidePicture(sheet: Buffer): Promise<void> {
  const picture = await sharp(sheet)
    .resize({ width: 1600 })
    .jpeg({ quality: 55, mozjpeg: true })
    .toBuffer()
  writeKept('docs/looks.jpg', picture, 150_000)
}

/** Writes a sheet that the repository keeps; throws if it has more bytes than it may have. */
function writeKept(path: string, picture: Buffer, most: number): void {
  if (picture.length > most)
    throw new Error(`${path} has ${picture.length} bytes, and ${most} is the most.`)
  writeFileSync(join(projectRoot, path), picture)
}
