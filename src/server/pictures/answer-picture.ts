import { pictureWidths } from '../../contract/picture-widths.ts'
import type { PictureFormat } from './draw-drawing.ts'
import type { Drawing } from './drawing.ts'
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

/** The width that an address asks for; undefined when it is none of the allowed ones. */
export function readWidth(request: Request, usual: number): number | undefined {
  const asked = new URL(request.url).searchParams.get('w')
  if (asked === null) return usual
  return pictureWidths.find((width) => String(width) === asked)
}

/** A drawing as WebP where the browser takes it, else as PNG; undefined when it cannot be drawn. */
export async function answerPicture(
  request: Request,
  store: PictureStore,
  { drawing, cache, usual, headers }: PictureAnswer,
): Promise<Response | undefined> {
  const width = readWidth(request, usual)
  if (width === undefined) return refuseWidth()
  const accepted = request.headers.get('accept') ?? ''
  const format: PictureFormat = accepted.includes('image/webp') ? 'webp' : 'png'
  const bytes = await store.load({ drawing, width, format })
  if (!bytes) return undefined
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: {
      'content-type': `image/${format}`,
      'content-length': String(bytes.length),
      'cache-control': cacheControl[cache],
      vary: 'accept',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}

function refuseWidth(): Response {
  return new Response(`"w" is one of ${pictureWidths.join(', ')}.`, {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
