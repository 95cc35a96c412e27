import type { Theme } from '../../contract/generated/config.ts'
import { type ColourToken, colourTokens } from '../../contract/tokens.ts'
import { formatColour, type Lch, parseColour } from './colour.ts'

export type Colours = Readonly<Record<ColourToken, string>>

/** The colours of one look while they are derived, each from those before it. */
export interface Palette {
  /** Keeps what is derived, unless the merchant set the token by hand; answers what now stands. */
  readonly put: (name: ColourToken, derived: Lch | string) => string
  /** What stands for a token that was put. */
  readonly get: (name: ColourToken) => string
  readonly all: () => Colours
}

/** What the groups of tokens are derived from. */
export interface Base {
  readonly palette: Palette
  readonly dark: boolean
  readonly page: Lch
  readonly primary: Lch
  readonly accent: Lch
}

/** Every ground that plain text may stand on, as hex colours. */
export type Surfaces = readonly string[]

export function startPalette(theme: Theme): Palette {
  const own = readOverrides(theme)
  const kept = new Map<ColourToken, string>()
  return {
    put: (name, derived) => {
      const hex = own.get(name) ?? (typeof derived === 'string' ? derived : formatColour(derived))
      kept.set(name, hex)
      return hex
    },
    get: (name) => kept.get(name) ?? '#000000',
    all: () => {
      const named = colourTokens.map((name) => [name, kept.get(name) ?? '#000000'])
      // The entries are the whole token list, which Object.fromEntries forgets.
      return Object.fromEntries(named) as Colours
    },
  }
}

/** The tokens a theme sets by hand; a name or a value that is none is left out. */
export function readOverrides(theme: Theme): ReadonlyMap<ColourToken, string> {
  const tokens = theme.tokens ?? {}
  return new Map(
    colourTokens.flatMap((name) => {
      const value = Object.hasOwn(tokens, name) ? tokens[name] : undefined
      const colour = typeof value === 'string' ? parseColour(value) : undefined
      return colour ? [[name, formatColour(colour)] as const] : []
    }),
  )
}

/** Reads a seed; one that is no colour becomes the colour given. */
export function readColour(hex: string, otherwise: string): Lch {
  const black: Lch = { l: 0, c: 0, h: 0, alpha: 1 }
  return parseColour(hex) ?? parseColour(otherwise) ?? black
}
