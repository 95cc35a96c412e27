import { isMap } from '../../core/config/edit/edit.ts'
import { ratioOf } from '../../core/config/theme/check-contrast.ts'
import { deriveColours } from '../../core/config/theme/derive-colours.ts'
import { findNearestPassing } from '../../core/config/theme/nearest-passing.ts'
import type { Colours } from '../../core/config/theme/palette.ts'
import { seedColours, seedTokens } from '../../core/config/theme/seeds.ts'
import type { Path } from '../../core/config/tree.ts'
import { type ColourPair, colourPairs } from '../../core/contract/colour-pairs.ts'
import type { Theme } from '../../core/contract/generated/config.ts'
import type { ColourToken } from '../../core/contract/tokens.ts'
import type { Values } from '../state/values.ts'

/** A look as it is typed, with every colour that follows from it. */
export interface TypedTheme {
  readonly theme: Theme
  readonly colours: Colours
}

type ThemeValues = Pick<Values, 'own' | 'resolved'>

const known = new WeakMap<ThemeValues, { readonly theme: TypedTheme | undefined }>()

/** The look as typed, read once for all its colours; undefined while they cannot be read. */
export function readTheme(values: ThemeValues): TypedTheme | undefined {
  const ready = known.get(values) ?? { theme: derive(values) }
  known.set(values, ready)
  return ready.theme
}

function derive(values: ThemeValues): TypedTheme | undefined {
  const resolved = values.resolved(['theme'])
  const own = values.own(['theme'])
  if (!isMap(resolved)) return undefined
  const tokens = { ...asMap(resolved['tokens']), ...asMap(isMap(own) ? own['tokens'] : undefined) }
  const colours = Object.entries(tokens).filter(
    ([, value]) => typeof value !== 'string' || isHex(value),
  )
  // The studio API checked the resolved theme; of the typed theme only colours are checked here.
  const theme = { ...resolved, ...asMap(own), tokens: Object.fromEntries(colours) } as Theme
  const seeds = seedColours.map((seed) => theme[seed])
  if (seeds.some((seed) => seed !== undefined && !isHex(seed))) return undefined
  return { theme, colours: deriveColours(theme) }
}

/** The token that a colour of the settings is; a seed is the token that it becomes. */
export function tokenOf(path: Path): ColourToken | undefined {
  const [theme, key, name] = path
  if (theme !== 'theme') return undefined
  // It is asked of colours alone.
  if (key === 'tokens' && name !== undefined) return name as ColourToken
  const seed = seedColours.find((one) => one === key)
  return seed && seedTokens[seed]
}

/** The colour that the token of a seed is set to by itself, so that it does not follow the seed; undefined where it follows. */
export function separateChanges(path: Path, { theme }: TypedTheme): string | undefined {
  const token = tokenOf(path)
  const apart = path[1] === 'tokens' || !token ? undefined : theme.tokens?.[token]
  return typeof apart === 'string' ? apart : undefined
}

export interface Contrast {
  readonly pair: ColourPair
  readonly ratio: number
  readonly passes: boolean
}

/** The pairs that a token is part of, the least readable first. */
export function contrastsOf(token: ColourToken, { colours }: TypedTheme): Contrast[] {
  return colourPairs
    .filter(({ text, background }) => text === token || background === token)
    .map((pair) => ({ pair, ratio: ratioOf(pair, colours) }))
    .map(({ pair, ratio }) => ({ pair, ratio, passes: ratio >= pair.ratio }))
    .sort((a, b) => a.ratio / a.pair.ratio - b.ratio / b.pair.ratio)
}

/** The nearest colour with which every pair of a token passes; undefined where all do, or none can. */
export function nearestOf(token: ColourToken, typed: TypedTheme): string | undefined {
  const failing = contrastsOf(token, typed).filter(({ passes }) => !passes)
  if (failing.length === 0) return undefined
  return findNearestPassing(token, { theme: typed.theme, pairs: failing.map(({ pair }) => pair) })
}

function asMap(value: unknown): Readonly<Record<string, unknown>> {
  return isMap(value) ? value : {}
}

function isHex(value: unknown): boolean {
  return typeof value === 'string' && /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(value)
}
