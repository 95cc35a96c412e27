import type { GameColours } from '../../../core/contract/game-table.ts'

type Channels = readonly [red: number, green: number, blue: number]
/** Custom properties by name. */
export type GameTheme = Readonly<Record<`--${string}`, string>>

const white: Channels = [255, 255, 255]
const black: Channels = [0, 0, 0]
/** The metal of a merchant that has no bright colour. */
const brass: Channels = [226, 184, 106]

/**
 * A game's stage in a merchant's colours: always dark, as the darkest that the merchant has, with
 * words that meet 4.5 to 1 on it. Mixed here, for browsers before 2023 mix no colours in styles.
 */
export function deriveGameTheme(colours: GameColours): GameTheme {
  const [page, primary, accent] = [colours.page, colours.primary, colours.accent].map(parseChannels)
  if (!page || !primary || !accent) return {}
  const background = luminance(page) < luminance(primary) ? page : primary
  const stage = untilTrue(background, black, (colour) => luminance(colour) <= 0.018)
  const high = mix(stage, white, 0.16)
  const brighter = contrast(primary, stage) > contrast(accent, stage) ? primary : accent
  const bright = contrast(brighter, stage) < 3 ? brass : brighter
  const trim = untilTrue(bright, white, (colour) => contrast(colour, high) >= 4.5)
  const felt = isTinted(background) ? background : mix(background, accent, 0.32)
  const onAccent = parseChannels(colours.onAccent)
  return print({
    '--surface-page': mix(stage, black, 0.4),
    '--stage': stage,
    '--surface': mix(stage, white, 0.08),
    '--surface-high': high,
    '--border': mix(stage, white, 0.26),
    '--text': mix(white, stage, 0.04),
    '--text-muted': untilTrue(mix(stage, white, 0.6), white, (one) => contrast(one, high) >= 5),
    '--accent': accent,
    '--accent-sheen': mix(accent, white, 0.4),
    '--accent-strong': mix(accent, black, 0.4),
    '--on-accent': onAccent && contrast(onAccent, accent) >= 4.5 ? onAccent : inkOn(accent),
    '--trim': trim,
    '--trim-sheen': mix(trim, white, 0.55),
    '--trim-strong': mix(trim, black, 0.55),
    '--felt': untilTrue(felt, black, (colour) => contrast(white, colour) >= 8),
    '--felt-deep': untilTrue(felt, black, (colour) => contrast(white, colour) >= 14),
    '--focus': trim,
  })
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(a: Channels, b: Channels): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** `#rrggbb` as channels; undefined for what is no such colour. */
function parseChannels(text: string): Channels | undefined {
  const [, red, green, blue] =
    /^#(..)(..)(..)$/.exec(/^#[0-9a-f]{6}$/i.test(text) ? text : '') ?? []
  if (!red || !green || !blue) return undefined
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

function print(colours: Readonly<Record<`--${string}`, Channels>>): GameTheme {
  return Object.fromEntries(
    Object.entries(colours).map(([name, channels]) => [name, `rgb(${channels.join(' ')})`]),
  )
}

function mix(from: Channels, to: Channels, share: number): Channels {
  const at = (index: 0 | 1 | 2): number =>
    Math.round(from[index] + (to[index] - from[index]) * share)
  return [at(0), at(1), at(2)]
}

/** The colour, moved towards another in small steps until it passes. */
function untilTrue(from: Channels, to: Channels, passes: (colour: Channels) => boolean): Channels {
  for (let share = 0; share < 1; share += 0.04) {
    const colour = mix(from, to, share)
    if (passes(colour)) return colour
  }
  return to
}

function inkOn(background: Channels): Channels {
  return contrast(white, background) > contrast(black, background) ? white : black
}

function isTinted(colour: Channels): boolean {
  return Math.max(...colour) - Math.min(...colour) > 40
}

function luminance([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
