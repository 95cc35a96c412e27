import type { ResolvedMerchant } from '../core/config/resolved-merchant.ts'
import { formatSeed, readSeeds, type Seeds } from '../core/config/theme/seeds.ts'
import { listSeeds, readToken, ruleOf, type Token } from '../core/config/theme/token-rules.ts'
import type { ColourToken } from '../core/contract/tokens.ts'

type Theme = ResolvedMerchant['theme']

const folder = 'theme.tokens.'

/** Formats a token's value and its derivation, a line each; `formatLayers` formats the layers that set a path. */
export function explainToken(
  token: Token,
  theme: Theme,
  formatLayers: (path: string) => readonly string[],
): string[] {
  const { how, seeds, tokens } = ruleOf(token, theme)
  const known = readSeeds(theme)
  const below = tokens.map((name) => lineOf(name, theme, formatLayers))
  const above = listSeeds(token, theme).map((seed) => seedLine(seed, known, formatLayers))
  return [
    `${folder}${token} = ${show(readToken(token, theme))}`,
    `  derived: ${how}`,
    ...(below.length > 0 ? ['  from', ...below] : []),
    ...(above.length > 0
      ? [seeds.length > 0 && below.length === 0 ? '  from' : '  with', ...above]
      : []),
  ]
}

/** Formats the value that a token would have if no layer set it. */
export function explainInstead(token: Token, theme: Theme): string {
  const others = Object.entries(theme.tokens ?? {}).filter(([name]) => name !== token)
  const derived = readToken(token, { ...theme, tokens: Object.fromEntries(others) })
  return `  instead of ${show(derived)}, which is derived: ${ruleOf(token, theme).how}`
}

function lineOf(
  token: ColourToken,
  theme: Theme,
  formatLayers: (path: string) => readonly string[],
): string {
  const [own] = formatLayers(folder + token)
  return own === undefined
    ? `    ${folder}${token} = ${show(readToken(token, theme))}  (derived)`
    : `  ${own}`
}

function seedLine(
  seed: keyof Seeds,
  seeds: Seeds,
  formatLayers: (path: string) => readonly string[],
): string {
  const [own] = formatLayers(`theme.${seed}`)
  return own === undefined
    ? `    theme.${seed} = ${show(formatSeed(seeds, seed))}  (the default)`
    : `  ${own}`
}

function show(value: string): string {
  return JSON.stringify(value)
}
