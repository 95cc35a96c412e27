import { checkSeeds } from '../../core/config/theme/check-seeds.ts'
import { contrastOf } from '../../core/config/theme/colour.ts'
import { deriveColours } from '../../core/config/theme/derive-colours.ts'
import type { Theme } from '../../core/contract/generated/config.ts'

export interface Seeds {
  readonly primary: string
  readonly accent: string
  /** The colour as typed. */
  readonly typed: string
  /** What stands on the primary colour, what the page is painted in and what stands on it. */
  readonly onPrimary: string
  readonly page: string
  readonly text: string
  /** How far the colour as typed stands out from the page, and how far the one taken does. */
  readonly ratios: { readonly typed: number; readonly taken: number }
  /** What had to be another than typed, in sentences. */
  readonly notes: readonly string[]
}

/** Moved seeds may move others once more; by then nothing moves. */
const mostRounds = 5

/** A brand colour as the seeds of a look: as typed where the page shows it so, else the nearest it shows. */
export function chooseSeeds(typed: string, inherited: Theme): Seeds {
  const hex = typed.toUpperCase()
  let theme: Theme = { ...inherited, tokens: {}, primary: hex, accent: hex }
  for (let round = 0; round < mostRounds; round += 1) {
    const moved = checkSeeds(theme).filter(({ seed }) => seed !== 'surface')
    if (moved.length === 0) break
    const shown = moved.map(({ seed, shown: colour }) => [seed, colour.toUpperCase()])
    theme = { ...theme, ...Object.fromEntries(shown) }
  }
  const { primary = hex, accent = hex } = theme
  const { 'surface-page': page, 'on-primary': onPrimary, text } = deriveColours(theme)
  const ratioOf = (colour: string): number => contrastOf(colour.toLowerCase(), page)
  const ratios = { typed: ratioOf(hex), taken: ratioOf(primary) }
  return {
    primary,
    accent,
    typed: hex,
    onPrimary,
    page,
    text,
    ratios,
    notes:
      primary === hex
        ? []
        : [
            `${hex} is hardly told from the page (${ratios.typed.toFixed(1)}), so the nearest that is stands for it: ${primary}.`,
          ],
  }
}
