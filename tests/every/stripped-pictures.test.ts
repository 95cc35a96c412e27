import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { stripPicture } from '../../src/core/contract/picture/strip-picture.ts'
import { parsePicture } from '../../src/sandbox/handlers/account/parse-picture.ts'
import { createAssetLoaderFactory } from '../../src/site/assemble/asset-loader.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'

const secret = 'Taken at home, 13.75 N 100.5 E'
const kinds = { png: 'png', jpg: 'jpeg', webp: 'webp' } as const

/** Draws a picture with metadata, and hangs a text behind its end. */
async function drawWithMetadata(format: 'png' | 'jpeg' | 'webp', orientation = 1): Promise<Buffer> {
  const picture = sharp({ create: { width: 8, height: 4, channels: 3, background: '#c33' } })
  const drawing = picture
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { ImageDescription: secret } })
  return drawing.toFormat(format).toBuffer()
}

describe.each(Object.entries(kinds))('a %s', (kind, format) => {
  it('loses its metadata and the bytes after its end, and keeps every pixel', async () => {
    const picture = await drawWithMetadata(format)
    expect(picture.includes('Taken at home')).toBe(true)
    const stripped = stripPicture(Buffer.concat([picture, Buffer.from('<?php hidden')]))
    expect(stripped?.kind).toBe(kind)
    const bytes = Buffer.from(stripped?.bytes ?? [])
    expect(bytes.includes('Taken at home')).toBe(false)
    expect(bytes.includes('hidden')).toBe(false)
    const pixels = (file: Buffer) => sharp(file).raw().toBuffer()
    expect(await pixels(bytes)).toEqual(await pixels(picture))
    expect(stripPicture(bytes)?.bytes).toEqual(stripped?.bytes)
  })

  it('is refused without its end, or if only its beginning is one', async () => {
    const picture = await drawWithMetadata(format)
    expect(stripPicture(picture.subarray(0, picture.length - 3))).toBeUndefined()
    expect(stripPicture(picture.subarray(0, 24))).toBeUndefined()
    expect(
      stripPicture(Buffer.concat([picture.subarray(0, 16), Buffer.from('<svg/>')])),
    ).toBeUndefined()
  })
})

it('keeps the orientation of a photo', async () => {
  const stripped = stripPicture(await drawWithMetadata('jpeg', 6))
  const { orientation, exif } = await sharp(stripped?.bytes).metadata()
  expect(orientation).toBe(6)
  expect(exif?.length).toBe(32)
})

it.each(Object.entries(kinds))('a %s that a merchant serves is stripped', async (kind, format) => {
  const root = mkdtempSync(join(tmpdir(), 'livery-stripped-'))
  const art = join(root, 'merchants/shop/art')
  mkdirSync(art, { recursive: true })
  const picture = Buffer.concat([await drawWithMetadata(format), Buffer.from('<?php hidden')])
  writeFileSync(join(art, `photo.${kind}`), picture)
  const served = createAssetLoaderFactory(openDiskFiles(root))(['shop']).bytes(`art/photo.${kind}`)
  rmSync(root, { recursive: true })
  expect(served).toEqual(Buffer.from(stripPicture(picture)?.bytes ?? []))
})

it('a picture that a player sends is stripped before it is kept', async () => {
  for (const format of ['png', 'jpeg'] as const) {
    const kept = parsePicture((await drawWithMetadata(format)).toString('base64'))
    expect(kept.includes('Taken at home')).toBe(false)
    expect((await sharp(kept).metadata()).width).toBe(8)
  }
})
