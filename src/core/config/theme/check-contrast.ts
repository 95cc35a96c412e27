import { type ColourPair, colourPairs } from '../../contract/colour-pairs.ts'
import type { Theme } from '../../contract/generated/config.ts'
import type { ColourToken } from '../../contract/tokens.ts'
import { contrastOf } from './colour.ts'
import { followsFrom } from './colour-rules.ts'
import { worstOver } from './derive-backgrounds.ts'
import { deriveColours } from './derive-colours.ts'
import { findNearestPassing } from './nearest-passing.ts'
import { type Colours, readOverrides } from './palette.ts'

export interface ContrastFailure {
  readonly pair: ColourPair
  /** The contrast of the pair. */
  readonly ratio: number
  /** The token to change, which the merchant set by hand. */
  readonly token: ColourToken
  /** The colour nearest in lightness to the token's own with which every pair of the token passes. */
  readonly nearest: string | undefined
}

/** Returns the pairs of colours with too little contrast. Only tokens that are set by hand can cause them. */
export function checkContrast(theme: Theme): ContrastFailure[] {
  const own = [...readOverrides(theme).keys()]
  if (own.length === 0) return []
  const colours = deriveColours(theme)
  const failing = findFailing(colours).map((pair) => ({ pair, suspects: findSuspects(pair, own) }))
  const found = new Map<ColourToken, string | undefined>()
  function nearestOf(token: ColourToken): string | undefined {
    const affected = failing.filter(({ suspects }) => suspects.includes(token))
    const nearest = findNearestPassing(token, { theme, pairs: affected.map(({ pair }) => pair) })
    found.set(token, nearest)
    return nearest
  }
  return failing.map(({ pair, suspects }) => {
    const [first = pair.text, ...others] = suspects
    const advice = [first, ...others].map((token) => ({
      token,
      nearest: found.has(token) ? found.get(token) : nearestOf(token),
    }))
    const helpful = advice.find(({ nearest }) => nearest !== undefined)
    return {
      pair,
      ratio: ratioOf(pair, colours),
      ...(helpful ?? { token: first, nearest: undefined }),
    }
  })
}

export function findFailing(colours: Colours): ColourPair[] {
  return colourPairs.filter((pair) => ratioOf(pair, colours) < pair.ratio)
}

/**
 * Returns the contrast of a pair. A translucent background is blended over the page, or over the
 * picture with the lowest contrast.
 */
export function ratioOf({ text, background, over }: ColourPair, colours: Colours): number {
  if (over === 'picture') return worstOver(colours[text], colours[background])
  return contrastOf(colours[text], colours[background], colours['surface-page'])
}

/** Returns the tokens set by hand that can make a pair fail: its two tokens, else those they depend on. */
function findSuspects(
  { text, background }: ColourPair,
  own: readonly ColourToken[],
): ColourToken[] {
  const direct = [text, background].filter((token) => own.includes(token))
  if (direct.length > 0) return direct
  return own.filter((token) => followsFrom(text, token) || followsFrom(background, token))
}
