/** The reason for which a file is not accepted as a picture. */
export type PictureProblem = 'type' | 'size' | 'small' | 'blurred'

/** A picture that is ready to be sent. */
export interface ReadyPicture {
  /** The picture without its metadata, as base64. */
  readonly base64: string
  /** The address of a small copy, for the page. */
  readonly preview: string
}

export interface PictureDemands {
  /** The lowest length of the shorter side in pixels. */
  readonly minSide?: number
  /** Refuses a picture that is out of focus. */
  readonly sharp?: boolean
}

/** The highest number of bytes of a file (SPEC §12.16). */
const maxBytes = 5 * 1024 * 1024
/** The longest side of the picture that is sent, in pixels. */
const maxSide = 2400
const previewSide = 320
/** The side of the copy whose sharpness is measured, in pixels. */
const measuredSide = 256
/** The variance of the Laplacian below which a picture counts as blurred. */
const leastSharpness = 18

/**
 * Reads a file as a picture: PNG or JPEG by its content and not by its name, at most 5 MB (SPEC §12.16).
 * The picture is drawn again, which removes its metadata, such as the place where it was taken.
 */
export async function loadPicture(
  file: Blob,
  { minSide = 0, sharp = false }: PictureDemands = {},
): Promise<ReadyPicture | PictureProblem> {
  if (file.size > maxBytes) return 'size'
  const type = typeOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()))
  if (type === undefined) return 'type'
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return 'type'
  try {
    if (Math.min(bitmap.width, bitmap.height) < minSide) return 'small'
    if (sharp && measureSharpness(bitmap) < leastSharpness) return 'blurred'
    const drawn = draw(bitmap, maxSide).toDataURL(type, 0.9)
    return {
      base64: drawn.slice(drawn.indexOf(',') + 1),
      preview: draw(bitmap, previewSide).toDataURL('image/jpeg', 0.8),
    }
  } finally {
    bitmap.close()
  }
}

/** Returns the type of a file by its first bytes. */
function typeOf(bytes: Uint8Array): 'image/png' | 'image/jpeg' | undefined {
  const starts = (...signature: readonly number[]): boolean =>
    signature.every((byte, at) => bytes[at] === byte)
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  return starts(0xff, 0xd8, 0xff) ? 'image/jpeg' : undefined
}

/** Draws a picture so that its longer side has at most so many pixels. */
function draw(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Returns the variance of the Laplacian of the brightness, which is low where edges are soft. */
function measureSharpness(bitmap: ImageBitmap): number {
  const canvas = draw(bitmap, measuredSide)
  const { width, height } = canvas
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
  if (!pixels || width < 3 || height < 3) return 0
  return varianceOfLaplacian(toGrey(pixels), { width, height })
}

function toGrey(pixels: Uint8ClampedArray): Float32Array {
  const grey = new Float32Array(pixels.length / 4)
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3)
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue
  }
  return grey
}

/** Exported for its test: a browser without a screen draws nothing. */
export function varianceOfLaplacian(
  grey: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  let sum = 0
  let squares = 0
  let count = 0
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const around =
        (grey[at - 1] ?? 0) +
        (grey[at + 1] ?? 0) +
        (grey[at - width] ?? 0) +
        (grey[at + width] ?? 0)
      const value = around - 4 * (grey[at] ?? 0)
      sum += value
      squares += value * value
      count += 1
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}
