import { contrastBetween, contrastOf, formatColour, type Lch, layOver } from './colour.ts'
import { luminanceOf, shownLuminance } from './show-colour.ts'

/** What a colour has to be told from: hex grounds, and the ratio to reach on all of them. */
export interface Ground {
  readonly on: readonly string[]
  readonly ratio: number
}

/** The step of lightness in which a colour is looked for, and the one to which a find is narrowed. */
const step = 0.02
const fine = 0.0005

/**
 * The colour nearest in lightness to the wanted one that reaches the ratio on every ground;
 * hue is kept, chroma as far as the screen can show it. Where no colour can, the better of black and white.
 */
export function readable(wanted: Lch, ground: Ground): string {
  return nearestReadable(wanted, [ground]) ?? (directionFrom(ground.on) > 0 ? '#ffffff' : '#000000')
}

/** The same for several grounds with ratios of their own; undefined where no lightness reaches all. */
export function nearestReadable(wanted: Lch, grounds: readonly Ground[]): string | undefined {
  const asked = grounds.map(weigh)
  return nearestLightness(wanted, (l) => {
    const level = shownLuminance(Math.min(1, Math.max(0, l)), wanted.c, wanted.h)
    return asked.every((ground) => isTold(level, ground))
  })
}

/** The colour of the nearest lightness that passes, looked for on both sides of the wanted one. */
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

/** Halves the last step before `to` until what passes is as near to `from` as a screen can tell. */
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

/** Black-ish or white-ish in the hue of the fill, whichever is told from every ground. */
export function onColour(fill: Lch, ground: Ground): string {
  const light = formatColour({ l: 0.985, c: Math.min(fill.c, 0.012), h: fill.h, alpha: 1 })
  if (isTold(luminanceOf(light), weigh(ground))) return light
  const dark = { l: 0.2, c: Math.min(fill.c, 0.05), h: fill.h, alpha: 1 }
  return readable(dark, ground)
}

/** The lowest contrast of a colour on the grounds. */
export function lowestContrast(hex: string, on: readonly string[]): number {
  return Math.min(...on.map((ground) => contrastOf(hex, ground)))
}

/** The relative luminance of each of the grounds, which are looked at again and again. */
interface Weighed {
  readonly levels: readonly number[]
  readonly ratio: number
}

function weigh({ on, ratio }: Ground): Weighed {
  const levels = weighed.get(on) ?? on.map((hex) => luminanceOf(layOver(hex, '#ffffff')))
  weighed.set(on, levels)
  return { levels, ratio }
}
/** The surfaces of a theme are asked for by every text on them. */
const weighed = new WeakMap<readonly string[], readonly number[]>()

function isTold(level: number, { levels, ratio }: Weighed): boolean {
  return levels.every((other) => contrastBetween(level, other) >= ratio)
}

/** Upwards when white is told from the grounds better than black, downwards otherwise. */
function directionFrom(on: readonly string[]): 1 | -1 {
  const levels = on.map(luminanceOf)
  const white = 1.05 / (Math.max(...levels) + 0.05)
  const black = (Math.min(...levels) + 0.05) / 0.05
  return white >= black ? 1 : -1
}
