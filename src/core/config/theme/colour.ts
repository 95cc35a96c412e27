import { converter } from './culori.ts'
import { luminanceOf, showColour } from './show-colour.ts'

/** A colour in OKLCH: lightness 0..1, chroma 0..0.4, hue in degrees, alpha 0..1. */
export interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
  readonly alpha: number
}

const toOklch = converter('oklch')

/** Parses `#rrggbb` or `#rrggbbaa`; undefined for anything else. */
export function parseColour(text: string): Lch | undefined {
  const known = parsed.get(text)
  if (known) return known
  const colour = parseAnew(text)
  if (parsed.size >= mostParsed) parsed.clear()
  if (colour) parsed.set(text, colour)
  return colour
}

/** The colours of base are parsed for every merchant. Saves 11 % of validating 1,000 merchants. */
const parsed = new Map<string, Lch>()
const mostParsed = 1000

function parseAnew(text: string): Lch | undefined {
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return undefined
  const partAt = (at: number): number => levelAt(text, at) / 255
  const colour = toOklch({ mode: 'rgb', r: partAt(1), g: partAt(3), b: partAt(5) })
  if (!colour) return undefined
  const alpha = text.length === 9 ? partAt(7) : 1
  return { l: colour.l, c: colour.c, h: colour.h ?? 0, alpha }
}

/** Formats a colour as hex, with its chroma reduced until the sRGB gamut contains it. */
export function formatColour(colour: Lch): string {
  const hex = showColour(Math.min(1, Math.max(0, colour.l)), colour.c, colour.h)
  if (colour.alpha >= 1) return hex
  const alpha = Math.round(Math.max(0, colour.alpha) * 255)
  return `${hex}${alpha.toString(16).padStart(2, '0')}`
}

/** Interpolates between two colours in OKLab; `part` is the distance from the first, 0..1. */
export function mix(from: Lch, to: Lch, part: number): Lch {
  const [a, b] = [from, to].map(toOklabPlane)
  const between = (start = 0, end = 0): number => start + (end - start) * part
  const x = between(a?.x, b?.x)
  const y = between(a?.y, b?.y)
  return {
    l: between(from.l, to.l),
    c: Math.hypot(x, y),
    h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
    alpha: between(from.alpha, to.alpha),
  }
}

function toOklabPlane({ c, h }: Lch): { readonly x: number; readonly y: number } {
  const turn = (h * Math.PI) / 180
  return { x: c * Math.cos(turn), y: c * Math.sin(turn) }
}

/** Returns the WCAG 2.2 contrast of two hex colours. A translucent colour is blended over the one behind it. */
export function contrastOf(text: string, background: string, page = '#ffffff'): number {
  const solid = layOver(background, page)
  return contrastBetween(luminanceOf(layOver(text, solid)), luminanceOf(solid))
}

/** Returns the WCAG 2.2 contrast of two relative luminances. */
export function contrastBetween(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Blends a translucent hex colour over an opaque one. */
export function layOver(hex: string, behind: string): string {
  if (hex.length === 7) return hex
  const alpha = levelAt(hex, 7) / 255
  if (alpha >= 1) return hex.slice(0, 7)
  const blended = [1, 3, 5].map((at) => {
    const level =
      255 * ((levelAt(hex, at) / 255) * alpha + (levelAt(behind, at) / 255) * (1 - alpha))
    return Math.round(level).toString(16).padStart(2, '0')
  })
  return `#${blended.join('')}`
}

/** Reads the two hex digits at an index of a colour, 0..255. */
function levelAt(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16)
}

/** Writes a contrast with two decimals, truncated so that a failing 4.498 does not read as the required 4.5. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
