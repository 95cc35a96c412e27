import type { Theme } from '../../contract/generated/config.ts'
import { cachedBy } from '../cached-by.ts'
import { type Lch, mix } from './colour.ts'
import { deriveBackgrounds } from './derive-backgrounds.ts'
import { deriveFills, putFill } from './derive-fills.ts'
import { deriveSignalBackgrounds, deriveSignals, putCharts } from './derive-signals.ts'
import { deriveSurfaces, putPage } from './derive-surfaces.ts'
import { type Base, type Colours, readColour, type Surfaces, startPalette } from './palette.ts'
import { readable } from './readable.ts'
import { readSeeds } from './seeds.ts'

/**
 * Derives every colour token from the seeds of a theme. A token set by hand keeps its value, and the
 * tokens that depend on it are derived from that value, so that text on it stays readable. The colours
 * of a theme are cached, because its check, its stylesheet, its logos and its app's identity each ask
 * for them: 0.2 ms each time.
 */
export const deriveColours = cachedBy(derive)

/** Derives the page and the two fills, which need no other token. */
export function deriveSeedColours(
  theme: Theme,
): Pick<Colours, 'surface-page' | 'primary' | 'accent'> {
  const base = readBase(theme)
  return {
    'surface-page': putPage(base),
    primary: putFill(base, 'primary'),
    accent: putFill(base, 'accent'),
  }
}

function derive(theme: Theme): Colours {
  const base = readBase(theme)
  const surfaces = deriveSurfaces(base)
  const errorBackground = deriveSignalBackgrounds(base)
  putText(base, [...surfaces, errorBackground])
  deriveFills(base)
  deriveBackgrounds(base)
  deriveSignals(base, surfaces)
  putCharts(base, surfaces)
  return base.palette.all()
}

function readBase(theme: Theme): Base {
  const seeds = readSeeds(theme)
  const dark = seeds.mode === 'dark'
  return {
    palette: startPalette(theme),
    dark,
    redGains: seeds.gain === 'red',
    page: clampPageLightness(readColour(seeds.surface, dark ? '#14161a' : '#eaf0f4'), dark),
    primary: readColour(seeds.primary, '#2f4a6d'),
    accent: readColour(seeds.accent, '#d2512b'),
  }
}

/** Limits the lightness of the page so that text on it and on its surfaces reaches its contrast. */
function clampPageLightness(seed: Lch, dark: boolean): Lch {
  const l = dark ? Math.min(0.3, Math.max(0.1, seed.l)) : Math.max(0.82, seed.l)
  return { ...seed, l, alpha: 1 }
}

/** Derives the colours of text, links, borders and disabled controls on the surfaces. */
function putText({ palette, dark, page, primary, accent }: Base, on: Surfaces): void {
  const grey = (l: number, c = 0.02): Lch => ({ l, c: Math.min(page.c, c), h: page.h, alpha: 1 })
  palette.put('text', readable(grey(dark ? 0.965 : 0.22), { on, ratio: 7 }))
  const muted = readable(grey(dark ? 0.8 : 0.46), { on, ratio: 5.2 })
  const mutedSet = palette.put('text-muted', muted)
  palette.put('text-faint', readable(grey(dark ? 0.67 : 0.53), { on, ratio: 4.5 }))
  palette.put('link', readable(primary, { on, ratio: 4.5 }))
  palette.put('selected', readable(primary, { on, ratio: 4.5 }))
  palette.put('focus', readable(primary, { on, ratio: 3 }))
  palette.put('border', grey(page.l + (dark ? 0.14 : -0.1), 0.04))
  palette.put('border-control', readable(grey(dark ? 0.55 : 0.6, 0.05), { on, ratio: 3 }))
  palette.put('border-strong', readable(grey(dark ? 0.85 : 0.3), { on, ratio: 4.5 }))
  palette.put('border-primary', mix(page, primary, 0.55))
  palette.put('border-accent', mix(page, accent, 0.4))

  const high = palette.get('surface-high')
  const disabled = palette.put('disabled', high)
  const faded = readColour(mutedSet, muted)
  palette.put('on-disabled', readable(faded, { on: [disabled], ratio: 4.5 }))
}
