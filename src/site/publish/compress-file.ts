import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { isCompressible } from '../assemble/media-type.ts'

/** The size in bytes from which files are compressed. */
const minBytes = 1024

/** The effort of compression: `max` for files that all merchants share, `fast` for those of one merchant. */
export type CompressionEffort = 'max' | 'fast'

// Gzip is only for the few browsers without Brotli.
const levels = {
  max: { brotli: 11, gzip: 9 },
  fast: { brotli: 5, gzip: 4 },
} as const satisfies Record<CompressionEffort, unknown>

/** The endings of the compressed forms of a file. */
export const compressedEndings = ['.br', '.gz'] as const

/** Compresses a file: its compressed forms by name, without any for one that stays as it is. */
export type Compress = (name: string, bytes: Uint8Array) => Promise<ReadonlyMap<string, Uint8Array>>

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)]

/**
 * Compresses a file so that servers need not do it. Returns the contents of `.br` and `.gz` by name;
 * nothing for files that are small or do not compress.
 */
export async function compressFile(
  name: string,
  bytes: Uint8Array,
  effort: CompressionEffort,
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (bytes.length < minBytes || !isCompressible(name)) return new Map()
  const level = levels[effort]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes.length),
  }
  // A chunk as large as the file, so that the result is one chunk.
  const [forBrotli, forGzip] = [
    { params, chunkSize: bytes.length },
    { level: level.gzip, chunkSize: bytes.length },
  ]
  const [br, gz] =
    effort === 'fast'
      ? // Handing a small file to another thread takes a quarter of the time of compressing it.
        [brotliCompressSync(bytes, forBrotli), gzipSync(bytes, forGzip)]
      : await Promise.all([brotliAsync(bytes, forBrotli), gzipAsync(bytes, forGzip)])
  return new Map([
    [`${name}.br`, br],
    [`${name}.gz`, gz],
  ])
}

/** Returns the smallest Brotli window that holds a whole file, as a power of two; a larger one only takes memory. */
function windowOf(length: number): number {
  const power = Math.ceil(Math.log2(length + 16))
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, power))
}
