import type { Theme } from '../../contract/generated/config.ts'
import type { PictureColour, PicturePalette, PictureRole } from '../../contract/picture-colours.ts'
import { contrastOf, formatColour, type Lch, mix } from './colour.ts'
import { deriveColours } from './derive-colours.ts'
import { readColour } from './palette.ts'
import { onColour } from './readable.ts'
import { readSeeds } from './seeds.ts'

/** A colour whose chroma is below this is a grey. */
const grey = 0.04

/** The brand's colours, prepared for pictures. */
interface Brand {
  readonly primary: Lch
  readonly accent: Lch
  /** The chroma of the primary, of the accent and of the neighbouring hues. */
  readonly strength: Lch['c']
  readonly accentStrength: Lch['c']
  readonly nearStrength: Lch['c']
  /** The two neighbours of the primary hue; the near one lies on the accent's side. */
  readonly near: number
  readonly far: number
}

type Tones = Readonly<Record<Exclude<PictureRole, 'cut' | 'title'>, Lch>>

/** Derives the colours of composed pictures from a theme's two seeds. */
export function derivePictureColours(theme: Theme): Readonly<Record<PictureColour, string>> {
  const brand = readBrand(theme)
  const palettes = Object.entries(listTones(brand)).flatMap(([palette, tones]) =>
    Object.entries(formatTones(tones)).map(
      ([role, hex]) => [`art-${palette}-${role}`, hex] as const,
    ),
  )
  // The entries are every palette with every role, which Object.fromEntries forgets.
  return Object.fromEntries([...palettes, ...deriveField(theme)]) as Record<PictureColour, string>
}

function readBrand(theme: Theme): Brand {
  const seeds = readSeeds(theme)
  const primary = readColour(seeds.primary, '#2f4a6d')
  const own = readColour(seeds.accent, seeds.primary)
  const opposite: Lch = { l: 0.78, c: 0.15, h: (primary.h + 150) % 360, alpha: 1 }
  // If the accent is a grey or equals the primary, pictures need another second colour.
  const accent = own.c < grey || formatColour(own) === formatColour(primary) ? opposite : own
  const plain = primary.c < grey
  const hue = plain ? accent.h : primary.h
  const side = plain || (accent.h - primary.h + 360) % 360 < 180 ? 1 : -1
  return {
    primary,
    accent,
    strength: plain ? 0.012 : Math.min(primary.c, 0.15),
    accentStrength: Math.min(accent.c, 0.15),
    nearStrength: plain ? 0.075 : Math.min(primary.c, 0.11),
    near: (hue + side * 32 + 360) % 360,
    far: (hue - side * 32 + 360) % 360,
  }
}

function listTones(brand: Brand): Readonly<Record<PicturePalette, Tones>> {
  const { primary, accent, strength, accentStrength, nearStrength, near, far } = brand
  const { h } = primary
  const bright = primary.l > 0.72
  const pop = tone(accent.h, 0.8, accentStrength)
  const level = bright ? primary.l : Math.min(0.56, Math.max(0.44, primary.l))
  return {
    '1': {
      ground: tone(h, level, strength),
      plate: tone(h, 0.31, 0.72 * strength),
      ...(bright ? deepTones(h, strength) : lights(h, strength)),
      pop,
    },
    '2': {
      ground: tone(h, 0.89, 0.4 * strength),
      plate: tone(h, 0.4, 0.85 * strength),
      light: tone(h, 0.66, strength),
      mid: tone(h, 0.54, strength),
      deep: tone(h, 0.42, strength),
      dark: tone(h, 0.28, strength),
      pop,
    },
    '3': {
      ground: tone(near, 0.5, nearStrength),
      plate: tone(near, 0.33, 0.75 * nearStrength),
      ...lights(near, nearStrength),
      pop,
    },
    '4': {
      ground: tone(accent.h, 0.83, 0.8 * accentStrength),
      plate: tone(accent.h, 0.36, 0.6 * accentStrength),
      light: tone(h, 1, 0),
      mid: tone(h, 0.93, 0.3 * strength),
      deep: tone(h, 0.55, strength),
      dark: tone(h, 0.32, 0.8 * strength),
      pop: tone(h, 0.45, strength),
    },
    '5': {
      ground: tone(h, 0.29, 0.6 * strength),
      plate: tone(h, 0.21, 0.4 * strength),
      ...lights(h, strength),
      pop,
    },
    '6': {
      ground: tone(far, 0.62, nearStrength),
      plate: tone(far, 0.36, 0.75 * nearStrength),
      ...lights(far, nearStrength),
      pop,
    },
  }
}

/** Returns the tones of a light subject on a background of a middle or dark tone. */
function lights(h: number, c: number): Pick<Tones, 'light' | 'mid' | 'deep' | 'dark'> {
  return {
    light: tone(h, 0.975, 0.12 * c),
    mid: tone(h, 0.87, 0.42 * c),
    deep: tone(h, 0.68, 0.8 * c),
    dark: tone(h, 0.34, 0.6 * c),
  }
}

/** Returns the tones of a subject on a bright background: white, and tones with contrast to the background. */
function deepTones(h: number, c: number): Pick<Tones, 'light' | 'mid' | 'deep' | 'dark'> {
  return {
    light: tone(h, 0.99, 0.08 * c),
    mid: tone(h, 0.95, 0.4 * c),
    deep: tone(h, 0.5, 0.8 * c),
    dark: tone(h, 0.3, 0.5 * c),
  }
}

/** Returns a tone of a hue. Dark yellows turn to amber and brown instead of olive. */
function tone(h: number, l: number, c: number): Lch {
  if (h <= 62 || h >= 128 || l >= 0.72) return { l, c, h, alpha: 1 }
  const part = Math.min(1, (0.72 - l) / 0.34)
  return { l, c: Math.min(c, 0.125 - 0.045 * part), h: h + (66 - h) * part, alpha: 1 }
}

function formatTones(tones: Tones): Record<PictureRole, string> {
  const plate = formatColour(tones.plate)
  return {
    ground: formatColour(tones.ground),
    cut: formatColour(mix(tones.ground, tones.light, 0.13)),
    plate,
    title: onColour(tones.plate, { on: [plate], ratio: 4.5 }),
    light: formatColour(tones.light),
    mid: formatColour(tones.mid),
    deep: formatColour(tones.deep),
    dark: formatColour(tones.dark),
    pop: formatColour(tones.pop),
  }
}

/** Returns the brand's fill and three bands that differ from it in lightness as far as its text stays readable on them. */
function deriveField(theme: Theme): [PictureColour, string][] {
  const { primary, 'on-primary': text } = deriveColours(theme)
  const fill = readColour(primary, primary)
  const hasLightText = readColour(text, text).l > 0.5
  const step = hasLightText ? (fill.l < 0.36 ? 0.05 : -0.05) : fill.l > 0.86 ? -0.045 : 0.035
  const band = (place: number, size = step): string => {
    const hex = formatColour({
      ...fill,
      l: fill.l + size * place,
      c: fill.c * (1 - 0.05 * place),
    })
    return contrastOf(text, hex) >= 4.5 || Math.abs(size) < 0.002 ? hex : band(place, size * 0.75)
  }
  return [
    ['field', primary],
    ['field-1', band(1)],
    ['field-2', band(2)],
    ['field-3', band(3)],
    ['on-field', text],
  ]
}
