import { checkDrawing } from '../config/drawing/check-drawing.ts'
import { readDrawing } from '../config/theme/read-drawing.ts'
import { readPng } from '../config/theme/read-png.ts'
import { weighLogo } from './weigh-logo.ts'

export interface Logo {
  readonly kind: 'svg' | 'png' | 'webp' | 'jpg'
  readonly bytes: Uint8Array
  /** Width over height, where the picture says it. */
  readonly ratio: number | undefined
}

/** A logo of what a file holds, called as an operator named it; throws in one sentence where it is none that can be shown. */
export function readLogo(name: string, bytes: Uint8Array): Logo {
  const weight = weighLogo(bytes.length)
  if (weight !== undefined) throw new Error(weight)
  const kind = readKind(bytes)
  if (!kind) throw new Error(sayNoPicture(name))
  return { kind, bytes, ratio: kind === 'svg' ? readSvg(bytes) : readPng(bytes)?.ratio }
}

/** That a picture does not open to its last pixel; a drawing is read when it is taken. */
export async function sayUndrawn(
  name: string,
  bytes: Uint8Array,
  canBeDrawn: (bytes: Uint8Array) => Promise<boolean>,
): Promise<string | undefined> {
  return readKind(bytes) === 'svg' || (await canBeDrawn(bytes)) ? undefined : sayNoPicture(name)
}

function sayNoPicture(name: string): string {
  return `"${name}" is no picture. Give an SVG, a PNG, a WebP or a JPEG.`
}

function readSvg(bytes: Uint8Array): number {
  const text = new TextDecoder().decode(bytes)
  const [problem] = checkDrawing(text)
  if (problem?.kind === 'broken')
    throw new Error(`The logo cannot be read: it contains ${problem.what}.`)
  if (problem)
    throw new Error(
      `The logo contains ${problem.what}. Take that out, for a picture is all it may be.`,
    )
  const ratio = readDrawing(text)?.ratio
  if (ratio === undefined) throw new Error('The logo says no size. Give its root a viewBox.')
  return ratio
}

/** By what the file begins with, whatever its name says. */
function readKind(bytes: Uint8Array): Logo['kind'] | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\x89PNG\r\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpg'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  const start = new TextDecoder().decode(bytes.subarray(0, 4096))
  return /<svg[\s>]/.test(start) || /^\uFEFF?\s*<(\?xml|!--|!DOCTYPE svg)/.test(start)
    ? 'svg'
    : undefined
}
