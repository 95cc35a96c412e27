import { basename, dirname } from 'node:path'
import { checkDrawing } from '../../config/drawing/check-drawing.ts'
import { readDrawing } from '../../config/theme/read-drawing.ts'
import { readPng } from '../../config/theme/read-png.ts'
import type { Edges } from '../edges.ts'

export interface Logo {
  readonly kind: 'svg' | 'png' | 'webp' | 'jpg'
  readonly bytes: Uint8Array
  /** Width over height, where the picture says it. */
  readonly ratio: number | undefined
}

/** In kilobytes; what is heavier is not drawn. */
const heaviest = 300

/** Reads a logo as an operator named it; throws in one sentence where it is none that can be shown. */
export function readLogo(path: string, { filesAt }: Edges): Logo {
  const folder = filesAt(dirname(path))
  const name = basename(path)
  const size = folder.size?.(name)
  if (size === undefined)
    throw new Error(`There is no logo at "${path}", or it is a link that leads out of its folder.`)
  const kilobytes = Math.ceil(size / 1024)
  if (kilobytes > heaviest)
    throw new Error(`The logo has ${sayWeight(kilobytes)}; give one of at most ${heaviest} KB.`)
  const bytes = folder.readBytes?.(name) ?? new Uint8Array()
  const kind = readKind(bytes)
  if (!kind) throw new Error(`"${path}" is no picture. Give an SVG, a PNG, a WebP or a JPEG.`)
  return { kind, bytes, ratio: kind === 'svg' ? readSvg(bytes) : readPng(bytes)?.ratio }
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

function sayWeight(kilobytes: number): string {
  return kilobytes < 1024 ? `${kilobytes} KB` : `${Math.round(kilobytes / 1024)} MB`
}
