import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import { colourRules } from '../config/theme/colour-rules.ts'
import { deriveTokens } from '../config/theme/derive-tokens.ts'
import { measureRules } from '../config/theme/measure-rules.ts'
import { readSeeds, type Seeds } from '../config/theme/seeds.ts'
import {
  type ColourToken,
  colourTokens,
  type MeasureToken,
  measureTokens,
} from '../contract/tokens.ts'

type Token = ColourToken | MeasureToken
type Theme = ResolvedMerchant['theme']

const folder = 'theme.tokens.'
export const tokenPaths: readonly string[] = [...colourTokens, ...measureTokens].map(
  (name) => folder + name,
)

/** The token a path such as `theme.tokens.on-accent` is about. */
export function tokenAt(path: string): Token | undefined {
  return path.startsWith(folder) ? findToken(path.slice(folder.length)) : undefined
}

/** What a token is and how it came to be, a line each; `said` prints what layers say of a path. */
export function explainToken(
  token: Token,
  theme: Theme,
  said: (path: string) => readonly string[],
): string[] {
  const { how, seeds, tokens } = ruleOf(token, theme)
  const known = readSeeds(theme)
  const below = tokens.map((name) => lineOf(name, theme, said))
  const above = allSeeds(token, theme).map((seed) => seedLine(seed, known, said))
  return [
    `${folder}${token} = ${show(readToken(token, theme))}`,
    `  derived: ${how}`,
    ...(below.length > 0 ? ['  from', ...below] : []),
    ...(above.length > 0
      ? [seeds.length > 0 && below.length === 0 ? '  from' : '  with', ...above]
      : []),
  ]
}

/** What would stand for a token that is set by hand, were it not. */
export function explainInstead(token: Token, theme: Theme): string {
  const others = Object.entries(theme.tokens ?? {}).filter(([name]) => name !== token)
  const derived = readToken(token, { ...theme, tokens: Object.fromEntries(others) })
  return `  instead of ${show(derived)}, which is derived: ${ruleOf(token, theme).how}`
}

function findToken(name: string): Token | undefined {
  return [...colourTokens, ...measureTokens].find((token) => token === name)
}

interface Rule {
  readonly how: string
  readonly seeds: readonly (keyof Seeds)[]
  readonly tokens: readonly ColourToken[]
}

/** How a token is derived, and from what. */
export function ruleOf(token: Token, theme: Theme): Rule {
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
function allSeeds(token: Token, theme: Theme): (keyof Seeds)[] {
  const { seeds, tokens } = ruleOf(token, theme)
  return [...new Set([...seeds, ...tokens.flatMap((name) => allSeeds(name, theme))])]
}

/** What a look has for a token, derived or set. */
export function readToken(token: Token, theme: Theme): string {
  const { colours, measures } = deriveTokens(theme)
  return { ...colours, ...measures }[token]
}

function lineOf(
  token: ColourToken,
  theme: Theme,
  said: (path: string) => readonly string[],
): string {
  const [own] = said(folder + token)
  return own === undefined
    ? `    ${folder}${token} = ${show(readToken(token, theme))}  (derived)`
    : `  ${own}`
}

function seedLine(
  seed: keyof Seeds,
  seeds: Seeds,
  said: (path: string) => readonly string[],
): string {
  const [own] = said(`theme.${seed}`)
  return own === undefined ? `    theme.${seed} = ${show(seeds[seed])}  (the default)` : `  ${own}`
}

function show(value: string): string {
  return JSON.stringify(value)
}
