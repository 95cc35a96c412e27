import type { ColourToken } from '../../contract/tokens.ts'
import { contrastOf, formatColour, type Lch, layOver, mix } from './colour.ts'
import { fillContrast } from './derive-fills.ts'
import { type Base, type Palette, readColour } from './palette.ts'
import { onColour, readable } from './readable.ts'

/** Derives the backgrounds of whole sections, and the overlays: scrim, shadow and veil. */
export function deriveBackgrounds(base: Base): void {
  deriveInverse(base)
  deriveTint(base)
  deriveLight(base)
  deriveOverlays(base)
}

function deriveInverse({ palette, dark, page }: Base): void {
  const background = palette.put('surface-inverse', {
    ...page,
    l: dark ? 0.94 : 0.2,
    c: Math.min(page.c, 0.025),
  })
  const inverse = readColour(background, background)
  const text = onColour(inverse, { on: [background], ratio: 4.5 })
  const ink = readColour(text, text)
  const raised = palette.put('surface-inverse-raised', mix(inverse, ink, 0.14))
  deriveTextOn(palette, {
    on: [background, raised],
    text: 'text-inverse',
    muted: 'text-inverse-muted',
  })
  palette.put('border-inverse', mix(inverse, ink, 0.28))
}

function deriveTint({ palette, dark, primary }: Base): void {
  const background = palette.put('tint', {
    ...primary,
    l: dark ? 0.34 : Math.min(primary.l, 0.44),
    c: Math.min(primary.c, 0.12),
    alpha: 1,
  })
  const tint = readColour(background, background)
  const inverse = palette.get('surface-inverse')
  // The raised and strong shades of the tint step towards the background on which its text is most readable.
  const text = onColour(tint, { on: [background], ratio: 4.5 })
  const deep =
    contrastOf(text, inverse) >= 4.5 ? readColour(inverse, inverse) : { ...tint, l: tint.l * 0.6 }
  const raised = palette.put('tint-raised', mix(tint, deep, 0.18))
  const strong = palette.put('tint-strong', mix(tint, deep, 0.36))
  deriveTextOn(palette, {
    on: [background, raised, strong],
    text: 'on-tint',
    muted: 'on-tint-muted',
  })
  palette.put('border-on-tint', mix(tint, readColour(text, text), 0.24))
}

function deriveLight({ palette, dark, page, primary }: Base): void {
  const shine: Lch = { ...primary, l: dark ? 0.92 : 0.86, c: Math.min(primary.c, 0.1), alpha: 1 }
  const pageContrast = { on: [formatColour(page)], ratio: fillContrast }
  const light = palette.put('light', readable(shine, pageContrast))
  const lit = readColour(light, light)
  const ink = onColour(lit, { on: [light], ratio: 4.5 })
  // A light is brighter at its core and warmer at its edge, as far as its text stays readable.
  const ifReadable = (colour: Lch): string =>
    contrastOf(ink, formatColour(colour)) >= 4.5 ? formatColour(colour) : light
  const core = palette.put('light-core', ifReadable({ ...lit, l: lit.l + 0.06, c: lit.c * 0.4 }))
  const edge = palette.put('light-edge', ifReadable({ ...lit, l: lit.l - 0.12, c: lit.c * 1.5 }))
  palette.put('on-light', onColour(lit, { on: [light, core, edge], ratio: 4.5 }))
  palette.put('cord', mix(page, readColour(edge, edge), 0.38))
  palette.put('halo', { ...lit, alpha: 0.38 })
}

function deriveOverlays({ palette, dark, page }: Base): void {
  palette.put('scrim', { l: 0.14, c: Math.min(page.c, 0.03), h: page.h, alpha: dark ? 0.76 : 0.64 })
  palette.put('shadow', { l: dark ? 0 : 0.32, c: page.c, h: page.h, alpha: dark ? 0.5 : 0.22 })
  const text = palette.get('text')
  const background = palette.get('surface-page')
  palette.put('veil', thinnestVeil(background, text) ?? background)
}

/** Returns the background as translucent as text on it stays readable over any picture; undefined if it never is. */
export function thinnestVeil(background: string, text: string): string | undefined {
  const veil = readColour(background, background)
  for (let part = 70; part <= 100; part += 1) {
    const hex = formatColour({ ...veil, alpha: part / 100 })
    if (worstOver(text, hex) >= 4.5) return hex
  }
  return undefined
}

/** Returns the contrast of text on a translucent background over the least favourable picture. */
export function worstOver(text: string, veil: string): number {
  return Math.min(
    ...['#ffffff', '#000000'].map((picture) => contrastOf(text, layOver(veil, picture))),
  )
}

function deriveTextOn(
  palette: Palette,
  names: { on: readonly string[]; text: ColourToken; muted: ColourToken },
): void {
  const [first = '#000000'] = names.on
  const background = readColour(first, first)
  palette.put(names.text, onColour(background, { on: names.on, ratio: 4.5 }))
  const between = {
    ...background,
    l: background.l < 0.6 ? 0.82 : 0.42,
    c: Math.min(background.c, 0.03),
  }
  palette.put(names.muted, readable(between, { on: names.on, ratio: 4.5 }))
}
