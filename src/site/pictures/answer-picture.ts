import { gzipSync } from 'node:zlib'
import { pictureWidth } from '../../core/contract/picture-widths.ts'
import type { PictureCache } from './picture-cache.ts'
import type { PictureFormat } from './rasterize-drawing.ts'
import { type VectorDrawing, writeSvg } from './vector-drawing.ts'

/** A picture to answer a request with. */
export interface PictureAnswer {
  readonly drawing: VectorDrawing
  /** The browser's caching: `immutable` for addresses with a hash of the picture. */
  readonly cache: 'immutable' | 'hour'
  /** Its width in pixels if the address sets none. */
  readonly usual: number
  /** Headers that every picture does not have. */
  readonly headers?: Readonly<Record<string, string>>
}

const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  hour: 'public, max-age=3600',
} as const

/** Milliseconds after which a browser gets the SVG if its picture is not ready. */
const timeoutMs = 300

/**
 * Answers a request with a drawing as WebP if the browser accepts it, otherwise as PNG. If that takes
 * too long, a browser that accepts SVG gets the drawing itself, not to be cached, and the picture the
 * next time. The result is undefined if the drawing cannot be rasterized.
 */
export async function answerPicture(
  request: Request,
  store: PictureCache,
  { drawing, cache, usual, headers }: PictureAnswer,
): Promise<Response | undefined> {
  const width = readWidth(request, usual)
  if (width === undefined) return refuseWidth()
  const accepted = request.headers.get('accept') ?? ''
  const format: PictureFormat = accepted.includes('image/webp') ? 'webp' : 'png'
  const coming = store.load({ drawing, width, format }, new URL(request.url).pathname)
  const vector = accepted.includes('image/svg+xml')
  const bytes = await (vector ? Promise.race([coming, wait(timeoutMs)]) : coming)
  if (bytes === 'late') return sendVector(request, drawing, headers)
  return (
    bytes &&
    send(request, bytes, {
      'content-type': `image/${format}`,
      'cache-control': cacheControl[cache],
      vary: 'accept',
      ...headers,
    })
  )
}

/** Returns the width of an address, or the usual one; undefined if it is not an allowed width. */
function readWidth(request: Request, usual: number): number | undefined {
  const asked = new URL(request.url).searchParams.get('w')
  if (asked === null) return usual
  const width = Number(asked)
  return width > 0 && pictureWidth(width) === width ? width : undefined
}

function wait(milliseconds: number): Promise<'late'> {
  return new Promise((done) => {
    setTimeout(() => done('late'), milliseconds).unref()
  })
}

function sendVector(
  request: Request,
  drawing: VectorDrawing,
  headers: PictureAnswer['headers'],
): Response {
  return send(request, gzipSync(writeSvg(drawing, drawing.part)), {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...headers,
  })
}

function send(request: Request, body: Buffer, headers: Record<string, string>): Response {
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    headers: {
      'content-length': String(body.length),
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}

function refuseWidth(): Response {
  return new Response('"w" must be a multiple of 64, at most 1216.', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
