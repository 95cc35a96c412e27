import { type ColourPair, colourPairs } from '../../contract/colour-pairs.ts'
import type { Theme } from '../../contract/generated/config.ts'
import type { ColourToken } from '../../contract/tokens.ts'
import { contrastOf, layOver } from './colour.ts'
import { deriveColours } from './derive-colours.ts'
import { type Colours, readColour, readOverrides } from './palette.ts'
import { thinnestVeil, worstOver } from './put-grounds.ts'
import { nearestReadable } from './readable.ts'

export interface ContrastFailure {
  readonly pair: ColourPair
  /** The contrast the pair has. */
  readonly ratio: number
  /** The token to change: the one of the two that the merchant set by hand. */
  readonly token: ColourToken
  /** The colour nearest in lightness to the token's own with which every pair it is in passes. */
  readonly nearest: string | undefined
}

/** The pairs that fail, which only tokens set by hand can bring about (LOOK.md). */
export function checkContrast(theme: Theme): ContrastFailure[] {
  const colours = deriveColours(theme)
  const own = readOverrides(theme)
  return colourPairs.flatMap((pair) => {
    const ratio = ratioOf(pair, colours)
    if (ratio >= pair.ratio) return []
    const { text, ground } = pair
    const [first, second] = own.has(text) || !own.has(ground) ? [text, ground] : [ground, text]
    const nearest = nearestPassing(first, colours)
    if (nearest !== undefined || !own.has(second)) return [{ pair, ratio, token: first, nearest }]
    return [{ pair, ratio, token: second, nearest: nearestPassing(second, colours) }]
  })
}

/** The contrast of a pair; a translucent ground lies on the page, or on the picture that suits it least. */
export function ratioOf({ text, ground, over }: ColourPair, colours: Colours): number {
  if (over === 'picture') return worstOver(colours[text], colours[ground])
  return contrastOf(colours[text], colours[ground], colours['surface-page'])
}

function nearestPassing(token: ColourToken, colours: Colours): string | undefined {
  const own = colourPairs.filter(({ text, ground }) => text === token || ground === token)
  if (own.some(({ ground, over }) => over === 'picture' && ground === token))
    return thinnestVeil(colours[token].slice(0, 7), colours.text)
  const partners = own.flatMap(({ text, ground, ratio, over }) => {
    if (text !== token) return [{ on: [colours[text]], ratio }]
    const under = over === 'picture' ? ['#ffffff', '#000000'] : [colours['surface-page']]
    return [{ on: under.map((hex) => layOver(colours[ground], hex)), ratio }]
  })
  return nearestReadable(readColour(colours[token], colours[token]), partners)
}
