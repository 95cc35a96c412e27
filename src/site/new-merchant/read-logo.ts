import { checkDrawing } from '../../core/config/drawing/check-drawing.ts'
import { weighLogo } from '../../core/config/drawing/weigh-logo.ts'
import { type Drawing, readDrawing } from '../../core/config/theme/read-drawing.ts'
import { readPng } from '../../core/config/theme/read-png.ts'
import { type DrawnElement, readRoot } from '../../core/contract/read-svg.ts'

export interface Logo {
  readonly kind: 'svg' | 'png' | 'webp' | 'jpg'
  readonly bytes: Uint8Array
  /** Its shape and colours, where the picture says them. */
  readonly drawing: Drawing | undefined
  /** Whether it sets words in the fonts of whoever looks at it. */
  readonly hasText: boolean
}

/** A logo of what a file holds, called as an operator named it; throws in one sentence where it is none that can be shown. */
export function readLogo(name: string, bytes: Uint8Array): Logo {
  const weight = weighLogo(bytes.length)
  if (weight !== undefined) throw new Error(weight)
  const kind = readKind(bytes)
  if (!kind) throw new Error(sayNoPicture(name))
  if (kind !== 'svg') return { kind, bytes, drawing: readPng(bytes), hasText: false }
  const text = new TextDecoder().decode(bytes)
  return { kind, bytes, drawing: readSvg(text), hasText: holdsText(text) }
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

function readSvg(text: string): Drawing {
  const [problem] = checkDrawing(text)
  if (problem?.kind === 'broken')
    throw new Error(`The logo cannot be read: it contains ${problem.what}.`)
  if (problem)
    throw new Error(
      `The logo contains ${problem.what}. Take that out, for a picture is all it may be.`,
    )
  const drawing = readDrawing(text)
  if (!drawing) throw new Error('The logo says no size. Give its root a viewBox.')
  return drawing
}

/** Whether a drawing that can be read has words in it that are no outlines. */
function holdsText(svg: string): boolean {
  const root = readRoot(svg)
  return root !== undefined && isWritten(root)
}

function isWritten({ name, text, children }: DrawnElement): boolean {
  const isWords = (name === 'text' || name === 'tspan') && text.trim() !== ''
  return isWords || children.some(isWritten)
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
