import { type ColourPair, colourPairs } from '../../contract/colour-pairs.ts'
import type { Theme } from '../../contract/generated/config.ts'
import type { ColourToken } from '../../contract/tokens.ts'
import { formatColour, type Lch, layOver } from './colour.ts'
import { followsFrom } from './colour-rules.ts'
import { thinnestVeil, worstOver } from './derive-backgrounds.ts'
import { deriveColours } from './derive-colours.ts'
import { type Colours, readColour } from './palette.ts'
import {
  lowestContrast,
  nearestLightness,
  nearestReadable,
  type RequiredContrast,
} from './readable.ts'

export interface Failing {
  readonly theme: Theme
  /** The pairs that the token makes fail. */
  readonly pairs: readonly ColourPair[]
}

/**
 * Finds the colour nearest in lightness to a token's own with which the pairs of the token and the
 * failing pairs pass. Tokens that depend on the token are derived from the new colour. Returns
 * undefined if no lightness passes.
 */
export function findNearestPassing(
  token: ColourToken,
  { theme, pairs }: Failing,
): string | undefined {
  const colours = deriveColours(theme)
  const own = colourPairs.filter(({ text, background }) => text === token || background === token)
  if (own.some(({ background, over }) => over === 'picture' && background === token))
    return thinnestVeil(colours[token].slice(0, 7), colours.text)
  const wanted = readColour(colours[token], colours[token])
  const concerned = [...new Set([...own, ...pairs])]
  const partners = concerned.flatMap(({ text, background }) => [text, background])
  const isIndependent = partners.every((name) => name === token || !followsFrom(name, token))
  if (isIndependent)
    return nearestReadable(
      wanted,
      concerned.map((pair) => requirementOf(token, pair, colours)),
    )
  return nearestLightness(wanted, (l) =>
    passes(concerned, derivedWith(theme, token, { ...wanted, l })),
  )
}

/** Returns the contrast that a token needs in one of its pairs. */
function requirementOf(token: ColourToken, pair: ColourPair, colours: Colours): RequiredContrast {
  const { text, background, ratio, over } = pair
  if (text !== token) return { on: [colours[text]], ratio }
  const behind = over === 'picture' ? ['#ffffff', '#000000'] : [colours['surface-page']]
  return { on: behind.map((hex) => layOver(colours[background], hex)), ratio }
}

function derivedWith(theme: Theme, token: ColourToken, colour: Lch): Colours {
  const hex = formatColour({ ...colour, alpha: 1 })
  return deriveColours({ ...theme, tokens: { ...theme.tokens, [token]: hex } })
}

function passes(pairs: readonly ColourPair[], colours: Colours): boolean {
  return pairs.every(({ text, background, ratio, over }) =>
    over === 'picture'
      ? worstOver(colours[text], colours[background]) >= ratio
      : lowestContrast(colours[text], [layOver(colours[background], colours['surface-page'])]) >=
        ratio,
  )
}
