import type { Theme } from '../../contract/generated/config.ts'
import type { ColourToken } from '../../contract/tokens.ts'
import { contrastOf, formatColour, type Lch, luminanceOf } from './colour.ts'
import { type Colours, type Palette, readColour, startPalette } from './palette.ts'
import { onColour, readable } from './readable.ts'
import { readSeeds } from './seeds.ts'

/** A fill is told from the page by at least this much, however near its seed is to the surface. */
export const fillContrast = 1.3

/** What the groups of tokens below are derived from. */
interface Base {
  readonly palette: Palette
  readonly dark: boolean
  readonly page: Lch
  readonly primary: Lch
  readonly accent: Lch
  readonly surfaces: readonly string[]
}

/**
 * Every colour token from the seeds of a theme. A token set by hand stands as it is, and those
 * that follow are derived from it, so that text set on it stays readable.
 */
export function deriveColours(theme: Theme): Colours {
  const seeds = readSeeds(theme)
  const dark = seeds.mode === 'dark'
  const palette = startPalette(theme)
  const page = boundPage(readColour(seeds.surface, dark ? '#14161a' : '#f6f5f2'), dark)
  const base: Base = {
    palette,
    dark,
    page,
    primary: readColour(seeds.primary, '#2f4a6d'),
    accent: readColour(seeds.accent, '#d2512b'),
    surfaces: putSurfaces({ palette, dark, page }),
  }
  putText(base)
  putFills(base)
  putInverse(base)
  putSignals(base)
  return palette.all()
}

/** Lightness a page may have, so that text can be told from it and from what stands on it. */
function boundPage(seed: Lch, dark: boolean): Lch {
  const l = dark ? Math.min(0.3, Math.max(0.1, seed.l)) : Math.max(0.82, seed.l)
  return { ...seed, l, alpha: 1 }
}

function putSurfaces({ palette, dark, page }: Pick<Base, 'palette' | 'dark' | 'page'>): string[] {
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
        surface: towardsWhite(0.65),
        raised: towardsWhite(0.8),
        high: lift(-0.055),
      }
  return [
    palette.put('surface-page', page),
    palette.put('surface-sunken', steps.sunken),
    palette.put('surface', steps.surface),
    palette.put('surface-raised', steps.raised),
    palette.put('surface-high', steps.high),
  ]
}

function putText({ palette, dark, page, primary, surfaces }: Base): void {
  const grey = (l: number, c = 0.02): Lch => ({ l, c: Math.min(page.c, c), h: page.h, alpha: 1 })
  palette.put('text', readable(grey(dark ? 0.965 : 0.22), { on: surfaces, ratio: 7 }))
  palette.put('text-muted', readable(grey(dark ? 0.8 : 0.46), { on: surfaces, ratio: 5.2 }))
  palette.put('text-faint', readable(grey(dark ? 0.67 : 0.53), { on: surfaces, ratio: 4.5 }))
  palette.put('link', readable(primary, { on: surfaces, ratio: 4.5 }))
  palette.put('selected', readable(primary, { on: surfaces, ratio: 4.5 }))
  palette.put('focus', readable(primary, { on: surfaces, ratio: 3 }))
  palette.put('border', grey(page.l + (dark ? 0.14 : -0.1), 0.04))
  palette.put('border-control', readable(grey(dark ? 0.55 : 0.6, 0.05), { on: surfaces, ratio: 3 }))
  palette.put('border-strong', readable(grey(dark ? 0.85 : 0.3), { on: surfaces, ratio: 4.5 }))
}

function putFills(base: Base): void {
  putFill(base, { fill: 'primary', strong: 'primary-strong', on: 'on-primary' })
  putFill(base, {
    fill: 'accent',
    strong: 'accent-strong',
    sheen: 'accent-sheen',
    on: 'on-accent',
  })
  putSoft(base, { soft: 'primary-soft', on: 'on-primary-soft', from: base.primary })
  putSoft(base, { soft: 'accent-soft', on: 'on-accent-soft', from: base.accent })
}

/** A fill, the same under a finger and in the light, and one text colour that is read on all. */
function putFill(
  { palette, page, ...base }: Base,
  names: { fill: 'primary' | 'accent'; strong: ColourToken; on: ColourToken; sheen?: ColourToken },
): void {
  const told = { on: [formatColour(page)], ratio: fillContrast }
  const fill = palette.put(names.fill, readable(base[names.fill], told))
  const seed = readColour(fill, fill)
  const text = onColour(seed, { on: [fill], ratio: 4.5 })
  const away = luminanceOf(text) > luminanceOf(fill) ? -1 : 1
  const pressed = [away, -away]
    .map((way) => formatColour({ ...seed, l: seed.l + way * 0.06 }))
    .find((hex) => contrastOf(hex, fill) > 1.05 && contrastOf(text, hex) >= 4.5)
  const strong = palette.put(names.strong, pressed ?? fill)
  const on = [fill, strong]
  if (names.sheen) {
    const lit = formatColour({ ...seed, l: seed.l + 0.1, c: seed.c * 0.75 })
    const reads = contrastOf(text, lit) >= 4.5
    on.push(palette.put(names.sheen, reads ? lit : fill))
  }
  palette.put(names.on, onColour(seed, { on, ratio: 4.5 }))
}

function putSoft(
  { palette, dark, page }: Base,
  names: { soft: ColourToken; on: ColourToken; from: Lch },
): void {
  const { from } = names
  const tone = { l: dark ? page.l + 0.12 : 0.93, c: Math.min(from.c, dark ? 0.06 : 0.045) }
  const soft = palette.put(names.soft, { ...from, ...tone, alpha: 1 })
  palette.put(names.on, readable(from, { on: [soft], ratio: 4.5 }))
}

function putInverse({ palette, dark, page, primary }: Base): void {
  const inverse = palette.put('surface-inverse', {
    ...page,
    l: dark ? 0.94 : 0.2,
    c: Math.min(page.c, 0.025),
  })
  putTextOn(palette, { ground: inverse, text: 'text-inverse', muted: 'text-inverse-muted' })
  const tint = palette.put('tint', {
    ...primary,
    l: dark ? 0.34 : Math.min(primary.l, 0.44),
    c: Math.min(primary.c, 0.12),
    alpha: 1,
  })
  putTextOn(palette, { ground: tint, text: 'on-tint', muted: 'on-tint-muted' })
  const light = palette.put('light', {
    l: 0.92,
    c: Math.min(primary.c, 0.1),
    h: primary.h,
    alpha: 1,
  })
  palette.put('on-light', onColour(primary, { on: [light], ratio: 4.5 }))
  palette.put('scrim', { l: 0.14, c: Math.min(page.c, 0.03), h: page.h, alpha: dark ? 0.76 : 0.64 })
  palette.put('shadow', { l: dark ? 0 : 0.32, c: page.c, h: page.h, alpha: dark ? 0.5 : 0.22 })
}

function putTextOn(
  palette: Palette,
  names: { ground: string; text: ColourToken; muted: ColourToken },
): void {
  const ground = readColour(names.ground, names.ground)
  palette.put(names.text, onColour(ground, { on: [names.ground], ratio: 4.5 }))
  const between = { ...ground, l: ground.l < 0.6 ? 0.82 : 0.42, c: Math.min(ground.c, 0.03) }
  palette.put(names.muted, readable(between, { on: [names.ground], ratio: 4.5 }))
}

const hues = { error: 27, success: 152, warning: 75 } as const

function putSignals(base: Base): void {
  const { palette, dark, page, primary, surfaces } = base
  const tone = (h: number): Lch => ({ l: dark ? 0.78 : 0.5, c: 0.17, h, alpha: 1 })
  for (const name of ['error', 'success', 'warning'] as const) {
    const h = hues[name]
    const l = dark ? page.l + 0.1 : 0.94
    const soft = palette.put(`${name}-soft`, { l, c: dark ? 0.05 : 0.035, h, alpha: 1 })
    palette.put(name, readable(tone(h), { on: [...surfaces, soft], ratio: 4.5 }))
  }
  palette.put('gain', readable(tone(hues.success), { on: surfaces, ratio: 4.5 }))
  palette.put('loss', readable(tone(hues.error), { on: surfaces, ratio: 4.5 }))
  palette.put('live', { l: 0.6, c: 0.22, h: 20, alpha: 1 })
  const turns = [0, 72, 144, 216, 288] as const
  turns.forEach((turn, index) => {
    const chart: Lch = { l: dark ? 0.75 : 0.55, c: 0.13, h: (primary.h + turn) % 360, alpha: 1 }
    palette.put(charts[index] ?? 'chart-1', readable(chart, { on: surfaces, ratio: 3 }))
  })
}

const charts = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5'] as const
