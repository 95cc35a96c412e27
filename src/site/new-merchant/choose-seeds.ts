import { checkSeeds } from '../../core/config/theme/check-seeds.ts'
import { contrastOf, formatRatio } from '../../core/config/theme/colour.ts'
import { deriveColours } from '../../core/config/theme/derive-colours.ts'
import type { Theme } from '../../core/contract/generated/config.ts'

/** The seed colours for a brand colour, with its notes. */
export interface BrandSeeds {
  readonly primary: string
  readonly accent: string
  /** The colour as typed. */
  readonly typed: string
  /** The text colour on the primary colour. */
  readonly onPrimary: string
  /** The background colour of the page. */
  readonly page: string
  /** The text colour on the page. */
  readonly text: string
  /** The contrast with the page of the colour as typed and of the primary colour. */
  readonly ratios: { readonly typed: number; readonly taken: number }
  /** Sentences about colours that differ from the typed one. */
  readonly notes: readonly string[]
}

/** The most rounds of adjusting seeds: an adjusted seed may require others to be adjusted. */
const maxRounds = 5

/** Derives seeds from a brand colour: the typed colour, or the nearest one that has enough contrast. */
export function chooseSeeds(typed: string, inherited: Theme): BrandSeeds {
  const hex = typed.toUpperCase()
  let theme: Theme = { ...inherited, tokens: {}, primary: hex, accent: hex }
  for (let round = 0; round < maxRounds; round += 1) {
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
    notes: primary === hex ? [] : [formatMoved({ hex, primary, ratios })],
  }
}

/** The contrast with the page at which a control can be told from it. */
const visible = 3

function formatMoved({
  hex,
  primary,
  ratios,
}: {
  readonly hex: string
  readonly primary: string
  readonly ratios: BrandSeeds['ratios']
}): string {
  const typed = `(a contrast of ${formatRatio(ratios.typed)}:1)`
  if (ratios.taken >= visible)
    return `${hex} is too close to the page colour ${typed}, so the nearest colour with enough contrast is used: ${primary}.`
  return `${hex} is too close to the page colour ${typed}, so ${primary} is used for the fill of buttons. It differs more from the page in the other "theme.mode".`
}
