import { gzipSync } from 'node:zlib'
import { pictureWidth } from '../../core/contract/picture-widths.ts'
import type { PictureFormat } from './draw-drawing.ts'
import { type Drawing, writeSvg } from './drawing.ts'
import type { PictureStore } from './picture-store.ts'

export interface PictureAnswer {
  readonly drawing: Drawing
  /** `immutable` for addresses that hold the hash of what they answer. */
  readonly cache: 'immutable' | 'hour'
  /** How wide it is where the address does not say. */
  readonly usual: number
  /** Headers beside those of every picture. */
  readonly headers?: Readonly<Record<string, string>>
}

const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  hour: 'public, max-age=3600',
} as const

/** How long a browser waits for a picture before it gets the drawing, in milliseconds. */
const patience = 300

/**
 * A drawing as WebP where the browser takes it, else as PNG. One that takes long goes to a browser
 * as the drawing that it is, unkept, and is a picture the next time; undefined when it cannot be drawn.
 */
export async function answerPicture(
  request: Request,
  store: PictureStore,
  { drawing, cache, usual, headers }: PictureAnswer,
): Promise<Response | undefined> {
  const width = readWidth(request, usual)
  if (width === undefined) return refuseWidth()
  const accepted = request.headers.get('accept') ?? ''
  const format: PictureFormat = accepted.includes('image/webp') ? 'webp' : 'png'
  const coming = store.load({ drawing, width, format }, new URL(request.url).pathname)
  const vector = accepted.includes('image/svg+xml')
  const bytes = await (vector ? Promise.race([coming, wait(patience)]) : coming)
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

/** The width that an address asks for; undefined when it is none of the allowed ones. */
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
  drawing: Drawing,
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
  return new Response('"w" is a multiple of 64, at most 1216.', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
