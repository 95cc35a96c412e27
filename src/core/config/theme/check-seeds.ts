import type { Theme } from '../../contract/generated/config.ts'
import { contrastOf, formatColour, parseColour } from './colour.ts'
import { deriveSeedColours } from './derive-colours.ts'
import { neededOf } from './derive-fills.ts'
import { readOverrides } from './palette.ts'
import { type SeedColour, seedColours, seedTokens } from './seeds.ts'

/** A seed colour whose typed value would make the page unreadable, so that the theme changes it. */
export interface MovedSeed {
  readonly seed: SeedColour
  readonly typed: string
  /** The colour that the page shows instead. */
  readonly shown: string
  /** The contrast of the typed colour with the page and the contrast that it needs; absent for a surface. */
  readonly contrast?: { readonly ratio: number; readonly needed: number }
}

/** Returns the seeds that the theme changes to keep the page readable. A token set by hand keeps its value. */
export function checkSeeds(theme: Theme): MovedSeed[] {
  const colours = deriveSeedColours(theme)
  const own = readOverrides(theme)
  const page = colours['surface-page']
  return seedColours.flatMap((seed): MovedSeed[] => {
    const token = seedTokens[seed]
    const typed = parseColour(theme[seed] ?? '')
    if (!typed || own.has(token)) return []
    const shown = colours[token]
    const hex = formatColour({ ...typed, alpha: 1 })
    if (shown === hex) return []
    if (seed === 'surface') return [{ seed, typed: hex, shown }]
    const contrast = { ratio: contrastOf(hex, page), needed: neededOf(typed) }
    return [{ seed, typed: hex, shown, contrast }]
  })
}
