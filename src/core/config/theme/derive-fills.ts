import type { ColourToken } from '../../contract/tokens.ts'
import { contrastOf, formatColour, type Lch, mix } from './colour.ts'
import { type Base, readColour } from './palette.ts'
import { onColour, readable } from './readable.ts'
import { luminanceOf } from './show-colour.ts'

/** The lowest contrast between a fill and the page, however similar its seed is to the surface. */
export const fillContrast = 1.3
/**
 * The lowest contrast between a grey fill and the page, and the contrast of a grey that has to be
 * changed. It becomes very light or very dark, because a middle grey looks disabled.
 */
const greyContrast = { least: 2, changed: 4.5 }
const farGrey = { dark: 0.93, light: 0.22 }
/** A colour whose chroma is below this is a grey. */
const grey = 0.04

/** Derives the fills of the primary and the accent, with their pressed, hovered and highlighted states. */
export function deriveFills(base: Base): void {
  deriveFill(base, 'primary')
  deriveFill(base, 'accent')
  deriveSoftFill(base, 'primary')
  deriveSoftFill(base, 'accent')
}

/** Puts the colour of a fill. */
export function putFill({ palette, page, ...base }: Base, name: 'primary' | 'accent'): string {
  return palette.put(name, fillOn(page, base[name]))
}

/** Derives a fill, its pressed, hovered and highlighted shades, and one text colour that is readable on all. */
function deriveFill({ palette, page, ...base }: Base, name: 'primary' | 'accent'): void {
  const fill = putFill({ palette, page, ...base }, name)
  const seed = readColour(fill, fill)
  const text = onColour(seed, { on: [fill], ratio: 4.5 })
  const away = luminanceOf(text) > luminanceOf(fill) ? -1 : 1
  const pressed = [away, -away]
    .map((way) => formatColour({ ...seed, l: seed.l + way * 0.06 }))
    .find((hex) => contrastOf(hex, fill) > 1.05 && contrastOf(text, hex) >= 4.5)
  const strong = palette.put(`${name}-strong`, pressed ?? fill)
  const hover = palette.put(`${name}-hover`, mix(seed, readColour(strong, fill), 0.5))
  const lit = formatColour({ ...seed, l: seed.l + 0.1, c: seed.c * 0.75 })
  const sheen = palette.put(`${name}-sheen`, contrastOf(text, lit) >= 4.5 ? lit : fill)
  const on = palette.put(
    `on-${name}`,
    onColour(seed, { on: [fill, strong, hover, sheen], ratio: 4.5 }),
  )
  const line = mix(seed, readColour(on, on), name === 'primary' ? 0.55 : 0.45)
  palette.put(
    `border-on-${name}`,
    name === 'primary' ? readable(line, { on: [fill, sheen], ratio: 3 }) : line,
  )
}

/** Returns the contrast with the page that a seed needs to be used as it was typed. */
export function neededOf({ c }: Lch): number {
  return c < grey ? greyContrast.least : fillContrast
}

/** Returns the seed, or the nearest colour with enough contrast to the page. */
function fillOn(page: Lch, seed: Lch): string {
  const background = formatColour(page)
  const typed = formatColour({ ...seed, alpha: 1 })
  if (seed.c >= grey) return readable(seed, { on: [background], ratio: fillContrast })
  if (contrastOf(typed, background) >= neededOf(seed)) return typed
  const far = { ...seed, l: page.l < 0.5 ? farGrey.dark : farGrey.light }
  return readable(far, { on: [background], ratio: greyContrast.changed })
}

function deriveSoftFill({ palette, dark, page, ...base }: Base, name: 'primary' | 'accent'): void {
  const from = base[name]
  const tone: Lch = {
    ...from,
    l: dark ? page.l + 0.12 : 0.94,
    c: Math.min(from.c, dark ? 0.05 : 0.028),
    alpha: 1,
  }
  const soft = palette.put(`${name}-soft`, tone)
  const text: ColourToken = `on-${name}-soft`
  const backgrounds = [soft, palette.get('surface-raised')]
  const on = palette.put(text, readable(from, { on: backgrounds, ratio: 4.5 }))
  if (name === 'primary')
    palette.put('border-on-soft', mix(readColour(soft, soft), readColour(on, on), 0.24))
}
