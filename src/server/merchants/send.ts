import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cacheControl } from '../../site/assemble/cache-control.ts'
import { isCompressibleType, varyOf } from '../../site/assemble/media-type.ts'
import { commonHeaders } from '../../site/assemble/security-headers.ts'

export interface Sendable {
  readonly body: Buffer | string
  readonly type: string
  /** `immutable` for addresses that hold the hash of what they answer. */
  readonly cache: 'immutable' | 'revalidate' | 'hour'
  readonly headers?: Readonly<Record<string, string>>
  readonly status?: number
}

const compressed = new WeakMap<Sendable, Map<string, Promise<Buffer>>>()

/** An answer, compressed beside other work as the browser accepts; what was compressed once is kept with its sendable. */
export async function send(request: Request, sendable: Sendable): Promise<Response> {
  const raw = Buffer.from(sendable.body)
  const encoding =
    isCompressibleType(sendable.type) && raw.length > 1024 ? readEncoding(request) : undefined
  const body = encoding ? await compress(sendable, raw, encoding) : raw
  const headers = {
    ...commonHeaders,
    'content-type': sendable.type,
    'cache-control': cacheControl[sendable.cache],
    ...varyOf(sendable.type),
    ...(encoding ? { 'content-encoding': encoding } : {}),
    ...sendable.headers,
  }
  return new Response(new Uint8Array(body), { status: sendable.status ?? 200, headers })
}

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)]

function readEncoding(request: Request): 'br' | 'gzip' | undefined {
  const accepted = request.headers.get('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

function compress(sendable: Sendable, raw: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const kept = compressed.get(sendable) ?? new Map<string, Promise<Buffer>>()
  compressed.set(sendable, kept)
  const ready = kept.get(encoding)
  if (ready) return ready
  const fresh =
    encoding === 'br'
      ? brotliOf(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipOf(raw)
  kept.set(encoding, fresh)
  return fresh
}
