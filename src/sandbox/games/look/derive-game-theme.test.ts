import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { GameColours } from '../../../core/contract/game-table.ts'
import { contrast, deriveGameTheme, type GameTheme } from './derive-game-theme.ts'

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`)
const colours: fc.Arbitrary<GameColours> = fc.record({
  page: colour,
  surface: colour,
  text: colour,
  muted: colour,
  primary: colour,
  onPrimary: colour,
  accent: colour,
  onAccent: colour,
})

function read(look: GameTheme, name: `--${string}`): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = (look[name]?.match(/\d+/g) ?? []).map(Number)
  return [red, green, blue]
}

it.each([
  ['--text', '--surface-page'],
  ['--text', '--surface-high'],
  ['--text', '--felt'],
  ['--text-muted', '--surface-high'],
  ['--on-accent', '--accent'],
  ['--trim', '--surface-high'],
  ['--surface-page', '--trim'],
] as const)('%s can be read on %s, whatever colours a merchant has', (ink, background) => {
  fc.assert(
    fc.property(colours, (merchant) => {
      const look = deriveGameTheme(merchant)
      expect(contrast(read(look, ink), read(look, background))).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

it('leaves the games their own colours where a merchant has none that can be read', () => {
  const merchant = { page: 'red', primary: '#12', accent: '' } as GameColours // not what a schema lets through
  expect(deriveGameTheme(merchant)).toEqual({})
})
