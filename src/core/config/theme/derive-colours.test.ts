import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colourPairs } from '../../contract/colour-pairs.ts'
import type { Theme } from '../../contract/generated/config.ts'
import { colourTokens } from '../../contract/tokens.ts'
import { ratioOf } from './check-contrast.ts'
import { contrastOf } from './colour.ts'
import { deriveColours } from './derive-colours.ts'
import { fillContrast } from './derive-fills.ts'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const themes: fc.Arbitrary<Theme> = fc.record({
  mode: fc.constantFrom('light', 'dark'),
  primary: hex,
  accent: hex,
  surface: hex,
})

function failing(theme: Theme): string[] {
  const colours = deriveColours(theme)
  return colourPairs
    .filter((pair) => ratioOf(pair, colours) < pair.ratio)
    .map((pair) => `${pair.text} on ${pair.background}: ${ratioOf(pair, colours).toFixed(2)}`)
}

describe('deriveColours', () => {
  it('meets every pair for any seeds', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        expect(failing(theme)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it.each([
    ['nothing', {}],
    ['pure yellow', { primary: '#ffff00', accent: '#ffff00', surface: '#ffff00' }],
    ['pure yellow at night', { mode: 'dark', primary: '#ffff00', surface: '#ffff00' }],
    ['pure black', { primary: '#000000', accent: '#000000', surface: '#000000' }],
    ['pure black at night', { mode: 'dark', primary: '#000000', surface: '#000000' }],
    ['pure white', { primary: '#ffffff', accent: '#ffffff', surface: '#ffffff' }],
    ['the accent beside the surface', { accent: '#f2f0ea', surface: '#f6f5f2' }],
    ['a grey in the middle', { primary: '#777777', accent: '#777777', surface: '#777777' }],
  ] satisfies [string, Theme][])('meets every pair with %s', (_, theme) => {
    expect(failing(theme)).toEqual([])
  })

  it('moves a grey that is near the page so far that no button looks switched off', () => {
    for (const theme of [
      { primary: '#fafafa', accent: '#fafafa', surface: '#ffffff' },
      { primary: '#d4d4d4', accent: '#d4d4d4', surface: '#ffffff' },
      { mode: 'dark', primary: '#000000', accent: '#000000', surface: '#000000' },
    ] satisfies Theme[]) {
      const { accent, 'surface-page': page } = deriveColours(theme)
      expect(contrastOf(accent, page)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('keeps a fill distinct from the page however near its seed is', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        const colours = deriveColours(theme)
        for (const fill of [colours.primary, colours.accent]) {
          expect(contrastOf(fill, colours['surface-page'])).toBeGreaterThanOrEqual(fillContrast)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('answers every token as a hex colour', () => {
    const colours = deriveColours({ primary: '#f3b84e' })
    expect(Object.keys(colours)).toEqual([...colourTokens])
    for (const value of Object.values(colours)) expect(value).toMatch(/^#[0-9a-f]{6,8}$/)
  })

  it('keeps a seed that already reads', () => {
    const { primary, accent } = deriveColours({
      mode: 'dark',
      primary: '#f3b84e',
      accent: '#ff6b98',
      surface: '#140810',
    })
    expect([primary, accent]).toEqual(['#f3b84e', '#ff6b98'])
  })

  it('keeps a token that is set by hand, and derives what follows from it', () => {
    const colours = deriveColours({ tokens: { 'surface-high': '#c8b48a' } })
    expect(colours['surface-high']).toBe('#c8b48a')
    expect(contrastOf(colours.text, '#c8b48a')).toBeGreaterThanOrEqual(7)
  })

  it.each(['red', 'url(https://evil.example)', '#12345', '#fff;}body{display:none', ''])(
    'refuses %j as a colour',
    (value) => {
      const plain = deriveColours({})
      expect(deriveColours({ primary: value, tokens: { text: value } })).toEqual(plain)
    },
  )

  it('ignores names of Object.prototype', () => {
    const tokens = JSON.parse('{"__proto__":"#ff0000","constructor":"#ff0000"}')
    expect(deriveColours({ tokens })).toEqual(deriveColours({}))
  })
})
