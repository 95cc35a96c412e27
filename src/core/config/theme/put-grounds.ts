import type { ColourToken } from '../../contract/tokens.ts'
import { contrastOf, formatColour, type Lch, layOver, mix } from './colour.ts'
import { type Base, type Palette, readColour } from './palette.ts'
import { fillContrast } from './put-fills.ts'
import { onColour, readable } from './readable.ts'

/** The grounds of whole sections besides the page, and what lies over everything. */
export function putGrounds(base: Base): void {
  putInverse(base)
  putTint(base)
  putLight(base)
  putOverlays(base)
}

function putInverse({ palette, dark, page }: Base): void {
  const ground = palette.put('surface-inverse', {
    ...page,
    l: dark ? 0.94 : 0.2,
    c: Math.min(page.c, 0.025),
  })
  const inverse = readColour(ground, ground)
  const text = onColour(inverse, { on: [ground], ratio: 4.5 })
  const ink = readColour(text, text)
  const raised = palette.put('surface-inverse-raised', mix(inverse, ink, 0.14))
  putTextOn(palette, { on: [ground, raised], text: 'text-inverse', muted: 'text-inverse-muted' })
  palette.put('border-inverse', mix(inverse, ink, 0.28))
}

function putTint({ palette, dark, primary }: Base): void {
  const ground = palette.put('tint', {
    ...primary,
    l: dark ? 0.34 : Math.min(primary.l, 0.44),
    c: Math.min(primary.c, 0.12),
    alpha: 1,
  })
  const tint = readColour(ground, ground)
  const inverse = palette.get('surface-inverse')
  // What stands on the tint steps towards the ground that its text is read on best.
  const text = onColour(tint, { on: [ground], ratio: 4.5 })
  const deep =
    contrastOf(text, inverse) >= 4.5 ? readColour(inverse, inverse) : { ...tint, l: tint.l * 0.6 }
  const raised = palette.put('tint-raised', mix(tint, deep, 0.18))
  const strong = palette.put('tint-strong', mix(tint, deep, 0.36))
  putTextOn(palette, { on: [ground, raised, strong], text: 'on-tint', muted: 'on-tint-muted' })
  palette.put('border-on-tint', mix(tint, readColour(text, text), 0.24))
}

function putLight({ palette, dark, page, primary }: Base): void {
  const shine: Lch = { ...primary, l: dark ? 0.92 : 0.86, c: Math.min(primary.c, 0.1), alpha: 1 }
  const told = { on: [formatColour(page)], ratio: fillContrast }
  const light = palette.put('light', readable(shine, told))
  const lit = readColour(light, light)
  const ink = onColour(lit, { on: [light], ratio: 4.5 })
  // A lamp is brighter at its core and warmer at its edge, as far as its words stay readable.
  const reads = (colour: Lch): string =>
    contrastOf(ink, formatColour(colour)) >= 4.5 ? formatColour(colour) : light
  const core = palette.put('light-core', reads({ ...lit, l: lit.l + 0.06, c: lit.c * 0.4 }))
  const edge = palette.put('light-edge', reads({ ...lit, l: lit.l - 0.12, c: lit.c * 1.5 }))
  palette.put('on-light', onColour(lit, { on: [light, core, edge], ratio: 4.5 }))
  palette.put('cord', mix(page, readColour(edge, edge), 0.38))
  palette.put('halo', { ...lit, alpha: 0.38 })
}

function putOverlays({ palette, dark, page }: Base): void {
  palette.put('scrim', { l: 0.14, c: Math.min(page.c, 0.03), h: page.h, alpha: dark ? 0.76 : 0.64 })
  palette.put('shadow', { l: dark ? 0 : 0.32, c: page.c, h: page.h, alpha: dark ? 0.5 : 0.22 })
  const text = palette.get('text')
  const ground = palette.get('surface-page')
  palette.put('veil', thinnestVeil(ground, text) ?? ground)
}

/** The page's colour, as translucent as leaves text readable on it over any picture. */
export function thinnestVeil(ground: string, text: string): string | undefined {
  const veil = readColour(ground, ground)
  for (let part = 70; part <= 100; part += 1) {
    const hex = formatColour({ ...veil, alpha: part / 100 })
    if (worstOver(text, hex) >= 4.5) return hex
  }
  return undefined
}

/** The contrast of a text on a translucent ground over the picture that suits it least. */
export function worstOver(text: string, veil: string): number {
  return Math.min(...['#ffffff', '#000000'].map((under) => contrastOf(text, layOver(veil, under))))
}

function putTextOn(
  palette: Palette,
  names: { on: readonly string[]; text: ColourToken; muted: ColourToken },
): void {
  const [first = '#000000'] = names.on
  const ground = readColour(first, first)
  palette.put(names.text, onColour(ground, { on: names.on, ratio: 4.5 }))
  const between = { ...ground, l: ground.l < 0.6 ? 0.82 : 0.42, c: Math.min(ground.c, 0.03) }
  palette.put(names.muted, readable(between, { on: names.on, ratio: 4.5 }))
}
