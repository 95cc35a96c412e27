import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isCompressible } from '../dress/media-type.ts'

/** Shorter files travel as they are. */
const worthwhile = 1024

/** Whether many share a file, or one merchant has it to itself. */
export type Care = 'once' | 'often'

/** What is written beside a file so that no server needs to compress it, by its name. */
export function squeeze(
  name: string,
  bytes: Uint8Array,
  care: Care,
): ReadonlyMap<string, Uint8Array> {
  if (bytes.length < worthwhile || !isCompressible(name)) return new Map()
  // What is shared is squeezed once for all; what each merchant has must not take long.
  const quality = care === 'once' ? 11 : 5
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return new Map([
    [`${name}.br`, brotliCompressSync(bytes, { params })],
    [`${name}.gz`, gzipSync(bytes, { level: care === 'once' ? 9 : 6 })],
  ])
}
