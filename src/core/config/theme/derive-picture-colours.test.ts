import { describe, expect, it } from 'vitest'
import { readPalettes } from '../../../../tests/support/palettes.ts'
import { pictureColours, picturePalettes } from '../../contract/picture-colours.ts'
import { contrastOf, parseColour } from './colour.ts'
import { derivePictureColours } from './derive-picture-colours.ts'

const seeds = [
  '#0B6E8C',
  '#B81D1D',
  '#F0DE00',
  '#22C55E',
  '#7A3FF2',
  '#2B2B2B',
  '#FFFFFF',
  '#000000',
]
const themes = [
  ...seeds.flatMap((primary) =>
    (['light', 'dark'] as const).map((mode) => ({
      name: `${primary} ${mode}`,
      theme: { primary, mode },
    })),
  ),
  ...readPalettes().map(({ name, light }) => ({ name, theme: light })),
]

describe.each(themes)('pictures of $name', ({ theme }) => {
  const colours = derivePictureColours(theme)

  it('have every colour', () => {
    expect(Object.keys(colours).sort()).toEqual([...pictureColours].sort())
    for (const hex of Object.values(colours)) expect(parseColour(hex)).toBeDefined()
  })

  it('have titles that are read on their plates, and words that are read on the field and its bands', () => {
    for (const palette of picturePalettes)
      expect(
        contrastOf(colours[`art-${palette}-title`], colours[`art-${palette}-plate`]),
      ).toBeGreaterThanOrEqual(4.5)
    for (const ground of ['field', 'field-1', 'field-2', 'field-3'] as const)
      expect(contrastOf(colours['on-field'], colours[ground])).toBeGreaterThanOrEqual(4.45)
  })

  it('have subjects that differ from their backgrounds', () => {
    for (const palette of picturePalettes) {
      const tones = (['light', 'mid', 'deep', 'dark'] as const).map((role) =>
        contrastOf(colours[`art-${palette}-${role}`], colours[`art-${palette}-ground`]),
      )
      expect(Math.max(...tones)).toBeGreaterThan(3)
    }
  })
})

it('a brand of one colour has a pop of another hue, and one of two has its own', () => {
  const one = parseColour(derivePictureColours({ primary: '#B81D1D' })['art-1-pop'])
  const two = derivePictureColours({ primary: '#B81D1D', accent: '#F2A71B' })
  expect(one?.h).toBeGreaterThan(150)
  expect(parseColour(two['art-1-pop'])?.h).toBeCloseTo(parseColour('#F2A71B')?.h ?? 0, -1)
})
