import { clampChroma, formatHex, wcagLuminance } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { luminanceOf, showColour } from './show-colour.ts'

const part = fc.double({ min: 0, max: 1, noNaN: true })

test('a colour is shown as culori shows it, whatever its lightness, chroma and hue', () => {
  const colours = fc.tuple(part, part, part).map(([l, c, h]) => ({ l, c: c * 0.4, h: h * 360 }))
  fc.assert(
    fc.property(colours, ({ l, c, h }) => {
      expect(showColour(l, c, h)).toBe(formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')))
    }),
    {
      numRuns: 3000,
      examples: [[{ l: 1, c: 0, h: 0 }], [{ l: 1, c: 0.2, h: 90 }], [{ l: 0, c: 0.1, h: 5 }]],
    },
  )
})

test('the luminance of a colour is that of WCAG', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, '0')}`
      expect(luminanceOf(hex)).toBeCloseTo(wcagLuminance(hex) ?? Number.NaN, 12)
    }),
    { numRuns: 3000 },
  )
})
