import type { Theme } from '../../contract/generated/config.ts'
import { type ButtonAction, deriveButtons } from './button-colours.ts'
import { contrastOf, formatColour, type Lch, parseColour } from './colour.ts'
import { deriveSeedColours } from './derive-colours.ts'
import { neededOf } from './derive-fills.ts'
import { readOverrides } from './palette.ts'
import { type SeedColour, seedColours, seedTokens } from './seeds.ts'

/** A colour whose typed value would make the page unreadable, so that the theme changes it. */
export interface MovedColour {
  readonly typed: string
  /** The colour that the page shows instead. */
  readonly shown: string
  /** The contrast of the typed colour with the page and the contrast that it needs; absent for a surface. */
  readonly contrast?: { readonly ratio: number; readonly needed: number }
}

export interface MovedSeed extends MovedColour {
  readonly seed: SeedColour
}

export interface MovedButton extends MovedColour {
  readonly action: ButtonAction
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
    const hex = formatOpaque(typed)
    if (shown === hex) return []
    if (seed === 'surface') return [{ seed, typed: hex, shown }]
    return [{ seed, typed: hex, shown, contrast: contrastWith(page, typed) }]
  })
}

/** Returns the colours of buttons that the theme changes, because they differ too little from the page. */
export function checkButtons(theme: Theme): MovedButton[] {
  return deriveButtons(theme).flatMap(({ action, typed, colours }): MovedButton[] => {
    const colour = parseColour(typed)
    const shown = colours.accent
    if (!colour || shown === formatOpaque(colour)) return []
    const contrast = contrastWith(colours['surface-page'], colour)
    return [{ action, typed: formatOpaque(colour), shown, contrast }]
  })
}

function formatOpaque(colour: Lch): string {
  return formatColour({ ...colour, alpha: 1 })
}

function contrastWith(page: string, typed: Lch): NonNullable<MovedColour['contrast']> {
  return { ratio: contrastOf(formatOpaque(typed), page), needed: neededOf(typed) }
}
