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

/** Returns the token of a path such as `theme.tokens.on-accent`; undefined for other paths. */
export function tokenAt(path: string): Token | undefined {
  return tokens.find((name) => path === folder + name)
}

export interface TokenRule {
  /** The rule, as a sentence for operators. */
  readonly how: string
  readonly seeds: readonly (keyof Seeds)[]
  readonly tokens: readonly ColourToken[]
}

/** Returns the rule that derives a token, with its inputs. */
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

/** Lists the seeds that a token depends on, directly or through other tokens. */
export function listSeeds(token: Token, theme: Theme): (keyof Seeds)[] {
  const { seeds, tokens: others } = ruleOf(token, theme)
  return [...new Set([...seeds, ...others.flatMap((name) => listSeeds(name, theme))])]
}

/** Returns the value of a token in a theme, derived or set by hand. */
export function readToken(token: Token, theme: Theme): string {
  const { colours, measures } = deriveTokens(theme)
  return { ...colours, ...measures }[token]
}
