import { contrastOf, formatColour, type Lch, luminanceOf } from './colour.ts'

/** What a colour has to be told from: hex grounds, and the ratio to reach on all of them. */
export interface Ground {
  readonly on: readonly string[]
  readonly ratio: number
}

const step = 0.01

/**
 * The colour nearest in lightness to the one wished for that reaches the ratio on every ground;
 * hue is kept, chroma as far as the screen can show it. Where no colour can, the better of black and white.
 */
export function readable(wish: Lch, ground: Ground): string {
  const whole = { ...wish, alpha: 1 }
  const asked = formatColour(whole)
  if (reaches(asked, ground)) return asked

  const away = directionFrom(ground.on)
  for (const way of [away, -away]) {
    for (let l = whole.l + way * step; l > -step && l < 1 + step; l += way * step) {
      const tried = formatColour({ ...whole, l })
      if (reaches(tried, ground)) return tried
    }
  }
  return away > 0 ? '#ffffff' : '#000000'
}

/** Black-ish or white-ish in the hue of the fill, whichever is told from every ground. */
export function onColour(fill: Lch, ground: Ground): string {
  const light = formatColour({ l: 0.985, c: Math.min(fill.c, 0.012), h: fill.h, alpha: 1 })
  if (reaches(light, ground)) return light
  const dark = { l: 0.2, c: Math.min(fill.c, 0.05), h: fill.h, alpha: 1 }
  return readable(dark, ground)
}

/** The lowest contrast of a colour on the grounds. */
export function lowestContrast(hex: string, on: readonly string[]): number {
  return Math.min(...on.map((ground) => contrastOf(hex, ground)))
}

function reaches(hex: string, { on, ratio }: Ground): boolean {
  return lowestContrast(hex, on) >= ratio
}

/** Upwards when white is told from the grounds better than black, downwards otherwise. */
function directionFrom(on: readonly string[]): 1 | -1 {
  const levels = on.map(luminanceOf)
  const white = 1.05 / (Math.max(...levels) + 0.05)
  const black = (Math.min(...levels) + 0.05) / 0.05
  return white >= black ? 1 : -1
}
