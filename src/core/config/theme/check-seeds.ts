import type { Theme } from '../../contract/generated/config.ts'
import { contrastOf, formatColour, parseColour } from './colour.ts'
import { deriveColours } from './derive-colours.ts'
import { readOverrides } from './palette.ts'
import { neededOf } from './put-fills.ts'

/** A brand colour that could not be kept as it was typed. */
export interface MovedSeed {
  readonly seed: 'primary' | 'accent' | 'surface'
  readonly typed: string
  /** What the page shows in its place. */
  readonly shown: string
  /** The contrast of the typed colour with the page, and the one it needs; of a surface, none. */
  readonly told?: { readonly ratio: number; readonly needed: number }
}

/** The seeds that are moved so that the page stays readable; a token set by hand keeps its own. */
export function checkSeeds(theme: Theme): MovedSeed[] {
  const colours = deriveColours(theme)
  const own = readOverrides(theme)
  const page = colours['surface-page']
  return (['primary', 'accent', 'surface'] as const).flatMap((seed): MovedSeed[] => {
    const token = seed === 'surface' ? 'surface-page' : seed
    const typed = parseColour(theme[seed] ?? '')
    if (!typed || own.has(token)) return []
    const shown = colours[token]
    const hex = formatColour({ ...typed, alpha: 1 })
    if (shown === hex) return []
    if (seed === 'surface') return [{ seed, typed: hex, shown }]
    const told = { ratio: contrastOf(hex, page), needed: neededOf(typed) }
    return [{ seed, typed: hex, shown, told }]
  })
}
