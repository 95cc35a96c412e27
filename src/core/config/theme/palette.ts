import type { Theme } from '../../contract/generated/config.ts'
import { type ColourToken, colourTokens } from '../../contract/tokens.ts'
import { formatColour, type Lch, parseColour } from './colour.ts'

export type Colours = Readonly<Record<ColourToken, string>>

/** The colours of a theme while they are derived, each from earlier ones. */
export interface Palette {
  /** Stores a derived colour, unless the merchant set the token by hand. Returns the token's colour. */
  readonly put: (name: ColourToken, derived: Lch | string) => string
  /** Returns the colour of a token that was put. */
  readonly get: (name: ColourToken) => string
  readonly all: () => Colours
}

/** The inputs from which each group of tokens is derived. */
export interface Base {
  readonly palette: Palette
  readonly dark: boolean
  /** True if gains are red and losses green. */
  readonly redGains: boolean
  readonly page: Lch
  readonly primary: Lch
  readonly accent: Lch
}

/** The backgrounds that plain text may have, as hex colours. */
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

const none: ReadonlyMap<ColourToken, string> = new Map()

/** Reads the colour tokens that a theme sets by hand; ignores unknown names and values that are not colours. */
export function readOverrides(theme: Theme): ReadonlyMap<ColourToken, string> {
  const { tokens } = theme
  if (!tokens) return none
  return new Map(
    colourTokens.flatMap((name) => {
      const value = Object.hasOwn(tokens, name) ? tokens[name] : undefined
      const colour = typeof value === 'string' ? parseColour(value) : undefined
      return colour ? [[name, formatColour(colour)] as const] : []
    }),
  )
}

/** Parses a colour; returns the fallback if it is not one. */
export function readColour(hex: string, fallback: string): Lch {
  const black: Lch = { l: 0, c: 0, h: 0, alpha: 1 }
  return parseColour(hex) ?? parseColour(fallback) ?? black
}
