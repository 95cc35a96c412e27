import { brotliDecompressSync } from 'node:zlib'
import { readFontDirectory } from '../../core/config/theme/font-directory.ts'
import type { Sfnt } from './sfnt.ts'

/**
 * Reads the tables of a WOFF2, TrueType or OpenType font, apart from those that WOFF2 wrote in another form.
 * Undefined if the file is broken.
 */
export function readFont(bytes: Buffer): Sfnt | undefined {
  const directory = readFontDirectory(bytes)
  if (!directory) return undefined
  const { tables, compressed } = directory
  const data = compressed ? decompress(bytes.subarray(compressed.start, compressed.end)) : bytes
  if (!data || tables.some(({ end }) => end > data.length)) return undefined
  return new Map(
    tables
      .filter(({ isTransformed }) => !isTransformed)
      .map(({ tag, start, end }) => [tag, data.subarray(start, end)]),
  )
}

/** The largest size of a font's tables, in bytes: several times that of a font with all Chinese characters. */
const maxOutputLength = 64 * 2 ** 20

function decompress(data: Buffer): Buffer | undefined {
  try {
    return brotliDecompressSync(data, { maxOutputLength })
  } catch {
    return undefined // not what Brotli wrote, or larger than any font
  }
}
