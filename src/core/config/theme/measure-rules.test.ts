import { describe, expect, it } from 'vitest'
import type { Theme } from '../../contract/generated/config.ts'
import { measureTokens } from '../../contract/tokens.ts'
import { deriveMeasures } from './derive-measures.ts'
import { measureRules } from './measure-rules.ts'

const choices = {
  shape: ['sharp', 'soft', 'round', 'pill'],
  depth: ['flat', 'line', 'shadow', 'glow'],
  density: ['compact', 'roomy'],
  type: ['system', 'prompt', 'kanit', 'archivo', 'serif-cjk', 'nunito'],
  fonts: [{}, { display: 'art/fonts/wide.woff2', text: 'art/fonts/plain.woff2' }],
  scale: ['regular', 'large'],
  motion: ['calm', 'lively'],
} as const satisfies { readonly [S in keyof Theme]?: readonly Theme[S][] }

describe('measureRules', () => {
  it.each(Object.keys(choices) as (keyof typeof choices)[])('say what the %s decides', (seed) => {
    const looks = choices[seed].map((choice) => deriveMeasures({ [seed]: choice }))
    const moved = measureTokens.filter((name) => new Set(looks.map((look) => look[name])).size > 1)
    const listed = measureTokens.filter((name) => measureRules[name].seeds.includes(seed))
    expect(moved).toEqual(listed)
  })
})

describe('a measure set by hand', () => {
  it('replaces the value that its seed derives', () => {
    const measures = deriveMeasures({ shape: 'pill', tokens: { 'radius-card': 6 } })
    expect([measures['radius-card'], measures['radius-tile']]).toEqual(['6px', '28px'])
  })

  it('is given in pixels and grows with the text of the browser where it is text', () => {
    expect(deriveMeasures({ tokens: { 'text-display': 72 } })['text-display']).toBe('4.5rem')
  })

  it.each(['6px;}*{color:red', '6', Number.NaN, null])('is left out when it is %j', (value) => {
    const tokens = JSON.parse(JSON.stringify({ 'radius-card': value }))
    expect(deriveMeasures({ tokens })).toEqual(deriveMeasures({}))
  })
})
