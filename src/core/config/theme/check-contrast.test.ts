import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colourPairs } from '../../contract/colour-pairs.ts'
import type { Theme } from '../../contract/generated/config.ts'
import { type ContrastFailure, checkContrast, findFailing, ratioOf } from './check-contrast.ts'
import { formatColour } from './colour.ts'
import { deriveColours, deriveSeedColours } from './derive-colours.ts'
import { readColour } from './palette.ts'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const byHand = fc.record({
  mode: fc.constantFrom('light' as const, 'dark' as const),
  tokens: fc
    .tuple(
      fc.constantFrom(
        'text',
        'link',
        'on-accent',
        'accent',
        'surface-high',
        'border-control',
        'tint',
      ),
      hex,
    )
    .map(([name, value]) => ({ [name]: value })),
})

describe('checkContrast', () => {
  it('finds nothing in what is derived', () => {
    expect(checkContrast({ mode: 'dark', primary: '#f3b84e' })).toEqual([])
    const seeds = fc.record({
      mode: fc.constantFrom('light' as const, 'dark' as const),
      primary: hex,
      accent: hex,
      surface: hex,
    })
    fc.assert(
      fc.property(seeds, (theme) => {
        expect(findFailing(deriveColours(theme))).toEqual([])
        expect(deriveColours(theme)).toMatchObject(deriveSeedColours(theme))
      }),
    )
  })

  it('names the pair, its ratio and the token set by hand', () => {
    const [first] = checkContrast({ tokens: { 'text-muted': '#cccccc' } })
    expect(first?.pair).toEqual({ text: 'text-muted', background: 'surface-page', ratio: 4.5 })
    expect(first?.ratio).toBeLessThan(2)
    expect(first?.token).toBe('text-muted')
  })

  it.each([
    { tokens: { 'text-muted': '#cccccc' } },
    { tokens: { 'on-accent': '#d2512b' } },
    { tokens: { 'on-tint': '#2f4a6d', tint: '#2f4a6d' } },
  ] satisfies Theme[])('proposes a colour that passes: %j', (theme) => {
    const [failure] = checkContrast(theme)
    if (!failure) throw new Error('a failing pair was expected')
    const repaired = { tokens: { ...theme.tokens, [failure.token]: failure.nearest } }
    expect(checkContrast(repaired)).toEqual([])
  })

  it('blends a translucent colour over its background', () => {
    const failures = checkContrast({ tokens: { text: '#00000022' } })
    expect(failures.map((failure) => failure.pair.text)).toContain('text')
  })

  it('finds one that passes, and none nearer in lightness', () => {
    fc.assert(
      fc.property(byHand, (theme) => {
        for (const failure of checkContrast(theme).slice(0, 1)) expectNearest(theme, failure)
      }),
      { numRuns: 5 },
    )
  })

  it('has no finding once its advice is followed, however often', () => {
    fc.assert(
      fc.property(byHand, (theme) => {
        let repaired: Theme = theme
        for (let round = 0; round < 4; round += 1) {
          const [failure] = checkContrast(repaired)
          if (!failure?.nearest) break
          repaired = {
            ...repaired,
            tokens: { ...repaired.tokens, [failure.token]: failure.nearest },
          }
        }
        expect(checkContrast(repaired).filter(({ nearest }) => nearest)).toEqual([])
      }),
      { numRuns: 12 },
    )
  })

  it('reports that no lightness of a token passes', () => {
    const torn: Theme = { tokens: { 'surface-high': '#222222', text: '#333333' } }
    const failures = checkContrast(torn)
    expect(failures.some(({ nearest }) => nearest === undefined)).toBe(true)
  })

  it('thickens a veil that is too thin for its text', () => {
    const [failure] = checkContrast({ tokens: { veil: '#f6f5f233' } })
    expect(failure?.token).toBe('veil')
    expect(failure?.nearest).toMatch(/^#f6f5f2[0-9a-f]{2}$/)
    expect(checkContrast({ tokens: { veil: failure?.nearest ?? '' } })).toEqual([])
  })
})

/** Follows the advice, and looks at every lightness between the colour as typed and the one advised. */
function expectNearest(theme: Theme, { token, nearest }: ContrastFailure): void {
  if (nearest === undefined) return
  const blamed = checkContrast(theme).filter((failure) => failure.token === token)
  const own = colourPairs.filter(({ text, background }) => text === token || background === token)
  const concerned = [...own, ...blamed.map(({ pair }) => pair)]
  const fixes = (value: string): boolean => {
    const colours = deriveColours({ ...theme, tokens: { ...theme.tokens, [token]: value } })
    return concerned.every((pair) => ratioOf(pair, colours) >= pair.ratio)
  }
  expect(fixes(nearest)).toBe(true)
  const wanted = readColour(deriveColours(theme)[token], nearest)
  const far = Math.abs(readColour(nearest, nearest).l - wanted.l)
  for (let near = 0; near < far - 0.01; near += 0.02)
    for (const l of [wanted.l - near, wanted.l + near].filter((level) => level >= 0 && level <= 1))
      expect([token, l, fixes(formatColour({ ...wanted, l }))]).toEqual([token, l, false])
}
