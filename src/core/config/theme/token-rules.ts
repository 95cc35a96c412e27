import type { Theme } from '../../contract/generated/config.ts'
import {
  type ColourToken,
  colourTokens,
  type MeasureToken,
  measureTokens,
} from '../../contract/tokens.ts'
import { colourRules } from './colour-rules.ts'
import { deriveTokens } from './derive-tokens.ts'
import { measureRules } from './measure-rules.ts'
import type { Seeds } from './seeds.ts'

export type Token = ColourToken | MeasureToken

const tokens: readonly Token[] = [...colourTokens, ...measureTokens]
const folder = 'theme.tokens.'
export const tokenPaths: readonly string[] = tokens.map((name) => folder + name)

/** The token a path such as `theme.tokens.on-accent` is about. */
export function tokenAt(path: string): Token | undefined {
  return tokens.find((name) => path === folder + name)
}

export interface TokenRule {
  /** In an operator's words. */
  readonly how: string
  readonly seeds: readonly (keyof Seeds)[]
  readonly tokens: readonly ColourToken[]
}

/** How a token is derived where nobody sets it, and from what. */
export function ruleOf(token: Token, theme: Theme): TokenRule {
  const colour = colourTokens.find((name) => name === token)
  if (colour) return colourRules[colour]
  const measure = measureTokens.find((name) => name === token)
  if (!measure) return { how: '', seeds: [], tokens: [] }
  const value = readToken(measure, theme)
  return {
    ...measureRules[measure],
    tokens: colourTokens.filter((name) => value.includes(`var(--${name})`)),
  }
}

/** The seeds behind a token and behind the tokens it follows from. */
export function listSeeds(token: Token, theme: Theme): (keyof Seeds)[] {
  const { seeds, tokens: others } = ruleOf(token, theme)
  return [...new Set([...seeds, ...others.flatMap((name) => listSeeds(name, theme))])]
}

/** What a look has for a token, derived or set. */
export function readToken(token: Token, theme: Theme): string {
  const { colours, measures } = deriveTokens(theme)
  return { ...colours, ...measures }[token]
}
