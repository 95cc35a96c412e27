import type { Theme } from '../../contract/generated/config.ts'
import { deriveColours } from './derive-colours.ts'
import { deriveMeasures, type Measures } from './derive-measures.ts'
import type { Colours } from './palette.ts'

export interface Tokens {
  readonly colours: Colours
  readonly measures: Measures
}

/** Derives every design token of a theme from the few values that the theme sets. */
export function deriveTokens(theme: Theme): Tokens {
  return { colours: deriveColours(theme), measures: deriveMeasures(theme) }
}
