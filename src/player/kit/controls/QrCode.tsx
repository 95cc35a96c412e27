import { type ReactNode, useMemo } from 'react'
import { encode } from 'uqr'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  /** The text that the code holds, such as an address. */
  readonly text: string
  readonly label: string
  /** The mode of the skin. */
  readonly mode: 'light' | 'dark'
  /** `dots` draws round modules, and the three marks in the corners as they are. */
  readonly modules?: 'squares' | 'dots'
}

/** A QR code (ISO/IEC 18004), dark on light in every skin, because cameras need that. */
export default function QrCode({ text, label, mode, modules = 'squares' }: QrCodeProps): ReactNode {
  const { path, size } = useMemo(() => draw(text, modules), [text, modules])
  return (
    <svg
      className={styles['code']}
      data-mode={mode}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering={modules === 'dots' ? 'auto' : 'crispEdges'}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

/** Pixels of a module of a painted code. */
const modulePixels = 10

/** Paints a QR code, dark on light, as a picture that a player can save, with the quiet zone of four modules that cameras need. */
export function paintQrCode(text: string): HTMLCanvasElement {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const canvas = document.createElement('canvas')
  const side = size * modulePixels
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const picture = context.createImageData(side, side)
  const pixels = new Uint32Array(picture.data.buffer)
  for (const at of pixels.keys()) {
    const row = data[Math.floor(at / side / modulePixels)]
    const isDark = row?.[Math.floor((at % side) / modulePixels)]
    pixels[at] = isDark ? opaqueBlack : opaqueWhite
  }
  context.putImageData(picture, 0, 0)
  return canvas
}

/** A pixel with its alpha in the highest byte, as little-endian devices read it. */
const opaqueBlack = 0xff_00_00_00
const opaqueWhite = 0xff_ff_ff_ff

/** The light modules around a shown code. */
const border = 2

function draw(
  text: string,
  modules: 'squares' | 'dots',
): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border })
  const isMark = (x: number, y: number): boolean =>
    [x, y].every((at) => Math.min(at, size - 1 - at) < border + markSize) &&
    (x < size / 2 || y < size / 2)
  const shapeOf = (x: number, y: number): string =>
    modules === 'squares' || isMark(x, y)
      ? `M${x} ${y}h1v1h-1z`
      : `M${x + 0.05} ${y + 0.5}a.45 .45 0 1 0 .9 0a.45 .45 0 1 0 -.9 0z`
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? shapeOf(x, y) : ''))).join('')
  return { path, size }
}

/** The modules on a side of the mark in a corner, by which cameras find a code. */
const markSize = 7
