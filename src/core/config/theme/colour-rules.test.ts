import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Theme } from '../../contract/generated/config.ts'
import { type ColourToken, colourTokens } from '../../contract/tokens.ts'
import { colourRules } from './colour-rules.ts'
import { deriveColours } from './derive-colours.ts'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const mode = fc.constantFrom('light' as const, 'dark' as const)
const gain = fc.constantFrom('green' as const, 'red' as const)
const seeds = { mode, primary: hex, accent: hex, surface: hex, gain }
const themes: fc.Arbitrary<Theme> = fc.record(seeds)
const samples = fc.sample(themes, { numRuns: 24, seed: 7 })
const derived = new Map(samples.map((theme) => [theme, deriveColours(theme)]))

/** The tokens that came out otherwise. */
function changed(before: Theme, after: Theme): ColourToken[] {
  const fresh = deriveColours(after)
  return colourTokens.filter((name) => derived.get(before)?.[name] !== fresh[name])
}

function changes(
  change: (theme: Theme, index: number) => Theme,
  among = samples,
): Set<ColourToken> {
  return new Set(among.flatMap((theme, index) => changed(theme, change(theme, index))))
}

describe('colourRules', () => {
  it.each(['mode', 'primary', 'accent', 'surface', 'gain'] as const)(
    'say what the %s decides',
    (seed) => {
      const others = fc.sample(seeds[seed], { numRuns: samples.length, seed: 11 })
      const seen = changes((theme, index) => ({ ...theme, [seed]: others[index] }))
      for (const name of seen)
        expect([name, reaches(name, (rule) => rule.seeds.includes(seed))]).toEqual([name, true])
      const listed = colourTokens.filter((name) => colourRules[name].seeds.includes(seed))
      expect(listed.filter((name) => !seen.has(name))).toEqual([])
    },
  )

  it.each(colourTokens)('say what follows from %s set by hand', (token) => {
    const others = fc.sample(hex, { numRuns: samples.length, seed: 13 })
    const seen = changes(
      (theme, index) => ({ ...theme, tokens: { [token]: others[index] } }),
      samples.slice(0, 6),
    )
    for (const name of seen)
      expect([
        name,
        name === token || reaches(name, (rule) => rule.tokens.includes(token)),
      ]).toEqual([name, true])
  })
})

/** Returns true if a rule, or one that it is derived from, matches. */
function reaches(
  name: ColourToken,
  isSo: (rule: (typeof colourRules)[ColourToken]) => boolean,
): boolean {
  const rule = colourRules[name]
  return isSo(rule) || rule.tokens.some((token) => reaches(token, isSo))
}
