import { describe, expect, it } from 'vitest'
import { ratioOf } from '../../src/core/config/theme/check-contrast.ts'
import { contrastOf } from '../../src/core/config/theme/colour.ts'
import { deriveColours } from '../../src/core/config/theme/derive-colours.ts'
import { colourPairs } from '../../src/core/contract/colour-pairs.ts'
import { readPalettes } from '../support/palettes.ts'

const skins = readPalettes().flatMap(({ name, light, dark }) => [
  { name: `${name} by day`, theme: light },
  { name: `${name} by night`, theme: dark },
])

describe.each(skins)('$name', ({ theme }) => {
  const colours = deriveColours(theme)

  it('meets every declared pair', () => {
    const failing = colourPairs.filter((pair) => ratioOf(pair, colours) < pair.ratio)
    expect(failing).toEqual([])
  })

  it('keeps its surfaces, environment and fills apart', () => {
    const contrastBetween = (a: keyof typeof colours, b: keyof typeof colours): number =>
      contrastOf(colours[a], colours[b])
    expect(contrastBetween('border', 'surface-page')).toBeGreaterThan(1.2)
    expect(contrastBetween('surface-high', 'surface')).toBeGreaterThan(1.08)
    expect(contrastBetween('primary', 'surface-page')).toBeGreaterThanOrEqual(1.3)
    expect(contrastBetween('accent', 'surface-page')).toBeGreaterThanOrEqual(1.3)
  })

  it('keeps text, muted text and faint text apart by weight', () => {
    const [text, muted, faint] = (['text', 'text-muted', 'text-faint'] as const).map((name) =>
      contrastOf(colours[name], colours['surface-page']),
    )
    expect(text).toBeGreaterThan((muted ?? 0) * 1.2)
    expect(muted).toBeGreaterThan(faint ?? 0)
  })
})

it('reads every palette of both', () => {
  expect(skins.length).toBeGreaterThan(110)
})
