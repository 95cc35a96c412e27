import type { Theme } from '../../contract/generated/config.ts'
import { type ColourPair, colourPairs } from '../../contract/tokens.ts'
import { contrastOf } from './colour.ts'
import { deriveColours } from './derive-colours.ts'
import { type Colours, readColour, readOverrides } from './palette.ts'
import { readable } from './readable.ts'

export interface ContrastFailure {
  readonly pair: ColourPair
  /** The contrast the pair has. */
  readonly ratio: number
  /** The token to change: the one of the two that the merchant set by hand. */
  readonly token: ColourPair['text']
  /** The colour nearest to the token's own with which every pair it is in passes. */
  readonly nearest: string
}

/** The pairs that fail, which only tokens set by hand can bring about (LOOK.md). */
export function checkContrast(theme: Theme): ContrastFailure[] {
  const colours = deriveColours(theme)
  const own = readOverrides(theme)
  return colourPairs.flatMap((pair) => {
    const ratio = ratioOf(pair, colours)
    if (ratio >= pair.ratio) return []
    const token = own.has(pair.text) || !own.has(pair.ground) ? pair.text : pair.ground
    return [{ pair, ratio, token, nearest: nearestPassing(token, colours) }]
  })
}

export function ratioOf(pair: ColourPair, colours: Colours): number {
  return contrastOf(colours[pair.text], colours[pair.ground], colours['surface-page'])
}

function nearestPassing(token: ColourPair['text'], colours: Colours): string {
  const partners = colourPairs.flatMap(({ text, ground, ratio }) => {
    if (text === token) return [{ hex: colours[ground], ratio }]
    return ground === token ? [{ hex: colours[text], ratio }] : []
  })
  const ratio = Math.max(...partners.map((partner) => partner.ratio))
  const wish = readColour(colours[token], colours[token])
  return readable(wish, { on: partners.map((partner) => partner.hex), ratio })
}
