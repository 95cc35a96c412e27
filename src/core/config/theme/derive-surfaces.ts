import { type Lch, mix } from './colour.ts'
import { type Base, readColour, type Surfaces } from './palette.ts'

/** Puts the colour of the page. */
export function putPage({ palette, page }: Pick<Base, 'palette' | 'page'>): string {
  return palette.put('surface-page', page)
}

/** Derives the page and its surfaces, which differ from each other by a step of lightness. */
export function deriveSurfaces({ palette, dark, page, primary }: Base): Surfaces {
  const lift = (by: number): Lch => ({ ...page, l: page.l + by })
  const towardsWhite = (part: number): Lch => ({
    ...page,
    l: page.l + (1 - page.l) * part,
    c: page.c * (1 - part),
  })
  const steps = dark
    ? { sunken: lift(-0.035), surface: lift(0.04), raised: lift(0.08), high: lift(0.125) }
    : {
        sunken: lift(-0.032),
        surface: towardsWhite(0.85),
        raised: towardsWhite(0.92),
        high: lift(-0.055),
      }
  const background = putPage({ palette, page })
  const sunken = palette.put('surface-sunken', steps.sunken)
  const surface = palette.put('surface', steps.surface)
  const raised = palette.put('surface-raised', steps.raised)
  const high = palette.put('surface-high', steps.high)
  const [from, to] = [readColour(surface, surface), readColour(high, high)]
  const hover = palette.put('surface-hover', mix(from, to, 0.5))
  const glow = mix(from, primary, dark ? 0.3 : 0.14)
  // No lighter or darker than the strongest surface, so that the same text stays readable on it.
  const lit = palette.put('surface-lit', {
    ...glow,
    l: dark ? Math.min(glow.l, to.l) : Math.max(glow.l, to.l),
  })
  return [background, sunken, surface, raised, high, hover, lit]
}
