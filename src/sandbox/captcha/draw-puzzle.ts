import { rasterizeToPng } from '../../site/pictures/rasterize-to-png.ts'
import { between, createRandom, pickOne, type Random } from '../kit/random.ts'

/** The pictures of a slider challenge, as PNG. */
export interface PuzzlePictures {
  /** The picture with the gap; twice as wide as high. */
  readonly background: Buffer
  /** The piece on a transparent strip, as high as the background. */
  readonly piece: Buffer
}

const width = 320
const height = 160
/** The strip of the piece: a body of 40 with a knob, and room for the outline. */
const stripWidth = 56
/** Pixels of the pictures for one unit, so that they are sharp on a phone. */
const density = 1.5

const skyColours = ['#b9d7ea', '#f3d9b1', '#cfd2ee', '#f2c6b8'] as const
const hillColours = ['#3f6c51', '#8a5a44', '#35577d', '#6b4f7a', '#a8763e', '#4d7c7a'] as const
const spotColours = ['#f6efe0', '#e3b23c', '#c8553d', '#28403d', '#588b8b', '#f28f3b'] as const

/**
 * Draws a slider challenge. The position is in thousandths of the way of the piece, from the left edge
 * to the right one; only the pictures tell it.
 */
export function drawPuzzle(position: number, seed: string): PuzzlePictures {
  const random = createRandom(seed)
  const scene = drawScene(random)
  const x = (position / 1000) * (width - stripWidth)
  const outline = drawOutline({ x: x + 2, y: between(random, 16, height - 64) })
  return {
    background: draw(
      `0 0 ${width}`,
      `${scene}<path d="${outline}" fill="#101010" fill-opacity="0.55" stroke="#ffffff" stroke-opacity="0.75"/>`,
    ),
    piece: draw(
      `${x} 0 ${stripWidth}`,
      `<clipPath id="piece"><path d="${outline}"/></clipPath><g clip-path="url(#piece)">${scene}</g><path d="${outline}" fill="none" stroke="#ffffff" stroke-width="1.5"/>`,
    ),
  }
}

function draw(box: `${number} 0 ${number}`, content: string): Buffer {
  const [, , wide] = box.split(' ')
  return rasterizeToPng(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box} ${height}">${content}</svg>`,
    Number(wide) * density,
  )
}

/** Returns hills under a sky with spots on both, so that no place looks like another. */
function drawScene(random: Random): string {
  const hills = [46, 78, 112].map((top) => drawHill(random, top))
  const dots = Array.from({ length: 26 }, () => drawSpot(random))
  return `<rect width="${width}" height="${height}" fill="${pickOne(random, skyColours)}"/>${hills.join('')}${dots.join('')}`
}

function drawHill(random: Random, top: number): string {
  const y = () => between(random, top - 26, top + 26)
  return `<path d="M0 ${y()}C70 ${y()} 110 ${y()} 160 ${y()}S270 ${y()} ${width} ${y()}V${height}H0Z" fill="${pickOne(random, hillColours)}"/>`
}

function drawSpot(random: Random): string {
  const [x, y, size] = [
    between(random, 0, width),
    between(random, 0, height),
    between(random, 3, 14),
  ]
  const fill = pickOne(random, spotColours)
  return random() < 0.5
    ? `<circle cx="${x}" cy="${y}" r="${size}" fill="${fill}"/>`
    : `<rect x="${x}" y="${y}" width="${size * 2}" height="${size}" transform="rotate(${between(random, 0, 90)} ${x} ${y})" fill="${fill}"/>`
}

/** Returns the outline of the piece: a square with a knob above and one at the right. */
function drawOutline({ x, y }: { readonly x: number; readonly y: number }): string {
  return `M${x} ${y}h14a7 7 0 1 1 12 0h14v14a7 7 0 1 1 0 12v14h-40z`
}
