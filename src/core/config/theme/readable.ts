import { contrastBetween, contrastOf, formatColour, type Lch, layOver } from './colour.ts'
import { luminanceOf, shownLuminance } from './show-colour.ts'

/** The hex backgrounds of a colour, and the contrast that it needs on each of them. */
export interface RequiredContrast {
  readonly on: readonly string[]
  readonly ratio: number
}

/** The step of lightness of the search for a colour, and the precision of its result. */
const step = 0.02
const fine = 0.0005

/**
 * Returns the colour nearest in lightness to the wanted one that reaches the contrast on every
 * background. Hue is kept, and chroma as far as sRGB contains it. If no colour reaches it, returns
 * black or white, whichever has more contrast.
 */
export function readable(wanted: Lch, required: RequiredContrast): string {
  return (
    nearestReadable(wanted, [required]) ?? (directionFrom(required.on) > 0 ? '#ffffff' : '#000000')
  )
}

/** Finds the nearest colour in lightness that meets several requirements; undefined if no lightness does. */
export function nearestReadable(
  wanted: Lch,
  required: readonly RequiredContrast[],
): string | undefined {
  const measured = required.map(measure)
  return nearestLightness(wanted, (l) => {
    const level = shownLuminance(Math.min(1, Math.max(0, l)), wanted.c, wanted.h)
    return measured.every((one) => meetsContrast(level, one))
  })
}

/** Finds the colour with the nearest lightness that passes, lighter or darker than the wanted one. */
export function nearestLightness(
  wanted: Lch,
  passes: (lightness: number) => boolean,
): string | undefined {
  const at = (l: number): string => formatColour({ ...wanted, l, alpha: 1 })
  if (passes(wanted.l)) return at(wanted.l)
  for (let far = step; far < 1 + step; far += step) {
    const found = [wanted.l - far, wanted.l + far]
      .filter((l) => l > -step && l < 1 + step && passes(l))
      .map((l) => narrow({ from: wanted.l, to: l }, passes))
      .sort((a, b) => Math.abs(a - wanted.l) - Math.abs(b - wanted.l))
    if (found[0] !== undefined) return at(found[0])
  }
  return undefined
}

/** Bisects the last step before `to` until the passing lightness is as near to `from` as a screen can show. */
function narrow(
  { from, to }: { readonly from: number; readonly to: number },
  passes: (l: number) => boolean,
): number {
  let failing = to + Math.sign(from - to) * step
  let passing = to
  while (Math.abs(passing - failing) > fine) {
    const middle = (passing + failing) / 2
    if (passes(middle)) passing = middle
    else failing = middle
  }
  return passing
}

/** Returns a near-white, else a near-black, in the hue of the fill that reaches the contrast on every background. */
export function onColour(fill: Lch, required: RequiredContrast): string {
  const light = formatColour({ l: 0.985, c: Math.min(fill.c, 0.012), h: fill.h, alpha: 1 })
  if (meetsContrast(luminanceOf(light), measure(required))) return light
  const dark = { l: 0.2, c: Math.min(fill.c, 0.05), h: fill.h, alpha: 1 }
  return readable(dark, required)
}

/** Returns the lowest contrast of a colour on some backgrounds. */
export function lowestContrast(hex: string, on: readonly string[]): number {
  return Math.min(...on.map((background) => contrastOf(hex, background)))
}

/** A requirement with the relative luminance of each background. */
interface Measured {
  readonly levels: readonly number[]
  readonly ratio: number
}

function measure({ on, ratio }: RequiredContrast): Measured {
  return { levels: on.map((hex) => luminanceOf(layOver(hex, '#ffffff'))), ratio }
}

function meetsContrast(level: number, { levels, ratio }: Measured): boolean {
  return levels.every((other) => contrastBetween(level, other) >= ratio)
}

/** Returns 1 if white has more contrast than black on the backgrounds, else -1. */
function directionFrom(on: readonly string[]): 1 | -1 {
  const levels = on.map(luminanceOf)
  const white = 1.05 / (Math.max(...levels) + 0.05)
  const black = (Math.min(...levels) + 0.05) / 0.05
  return white >= black ? 1 : -1
}
