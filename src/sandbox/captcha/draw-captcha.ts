import { rasterizeToPng } from '../../site/pictures/rasterize-to-png.ts'
import { between, createRandom, pickOne, type Random } from '../kit/random.ts'
import { glyphs } from './glyphs.ts'

const width = 160
const height = 56
const inks = ['#27406b', '#5b2a5c', '#1f5a46', '#7a3418'] as const

/** Draws a captcha as PNG: the characters on a light background, with a few fine lines across. */
export function drawCaptcha(text: string, seed: string): Buffer {
  const random = createRandom(seed)
  const step = (width - 24) / text.length
  const letters = [...text].map((character, place) =>
    drawGlyph(character, { x: 12 + place * step + step * 0.14, size: step * 0.72, random }),
  )
  const lines = Array.from({ length: 5 }, () => drawLine(random))
  return rasterizeToPng(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#f3efe6"/>${lines.join('')}${letters.join('')}</svg>`,
    width * 2,
  )
}

interface Place {
  readonly x: number
  readonly size: number
  readonly random: Random
}

function drawGlyph(character: string, { x, size, random }: Place): string {
  const strokes = glyphs[character]
  if (strokes === undefined) return ''
  const scale = Math.min(size / 4, 5.2)
  const y = (height - scale * 6) / 2 + between(random, -5, 5)
  const turn = between(random, -12, 12)
  return `<g transform="translate(${x} ${y}) rotate(${turn} ${scale * 2} ${scale * 3}) scale(${scale})"><path d="${strokes}" fill="none" stroke="${pickOne(random, inks)}" stroke-width="0.8" stroke-linecap="round" stroke-linejoin="round"/></g>`
}

function drawLine(random: Random): string {
  const y = () => between(random, 4, height - 4)
  return `<path d="M0 ${y()}C50 ${y()} 110 ${y()} ${width} ${y()}" fill="none" stroke="${pickOne(random, inks)}" stroke-width="0.8" opacity="0.4"/>`
}
