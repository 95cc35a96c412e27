import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible } from '../build/media-type.ts'

/** Shorter files travel as they are. */
const worthwhile = 1024

/** Whether many share a file, or one merchant has it to itself. */
export type Care = 'once' | 'often'

// What is shared is squeezed once for all; what each merchant has must not take long. Gzip is for
// the few that take no brotli.
const levels = {
  once: { brotli: 11, gzip: 9 },
  often: { brotli: 5, gzip: 4 },
} as const satisfies Record<Care, unknown>

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)]

/** What is written beside a file so that no server needs to compress it, by its name; made beside other work. */
export async function squeeze(
  name: string,
  bytes: Uint8Array,
  care: Care,
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (bytes.length < worthwhile || !isCompressible(name)) return new Map()
  const level = levels[care]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes.length),
  }
  // As much room as it can need, so that it comes in one piece.
  const chunkSize = bytes.length
  const [br, gz] = await Promise.all([
    brotliOf(bytes, { params, chunkSize }),
    gzipOf(bytes, { level: level.gzip, chunkSize }),
  ])
  return new Map([
    [`${name}.br`, br],
    [`${name}.gz`, gz],
  ])
}

/** The smallest window that holds a whole file, as a power of two; a larger one takes memory for nothing. */
function windowOf(length: number): number {
  const power = Math.ceil(Math.log2(length + 16))
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, power))
}
