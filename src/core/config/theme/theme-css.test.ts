import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Theme } from '../../contract/generated/config.ts'
import { colourTokens, measureTokens } from '../../contract/tokens.ts'
import { deriveTokens } from './derive-tokens.ts'
import { fallbackFaces } from './fallback-faces.ts'
import { families } from './families.ts'
import { fontCuts } from './font-cuts.ts'
import { themeCss } from './theme-css.ts'
import { firstFaces, pairFaces, pairFamilies, typePairs } from './type-pairs.ts'

const types = ['system', 'prompt', 'kanit', 'archivo', 'serif-cjk', 'nunito', 'sn-pro'] as const
const shapes = ['sharp', 'soft', 'round', 'pill'] as const
const depths = ['flat', 'line', 'shadow', 'glow'] as const

describe('themeCss', () => {
  it('sets every token of the contract', () => {
    const css = themeCss({})
    for (const name of [...colourTokens, ...measureTokens]) expect(css).toMatch(`--${name}:`)
  })

  it('declares the mode to the browser', () => {
    expect(themeCss({ mode: 'dark' })).toContain('color-scheme:dark')
  })

  it.each(types)('names every file of %s and a stand-in for each', (type) => {
    const css = themeCss({ type })
    expect(css.match(/format\('woff2'\)/g)?.length ?? 0).toBe(pairFaces(type).length)
    const standIns = pairFamilies(type).flatMap(fallbackFaces)
    expect(css.match(/size-adjust/g)?.length ?? 0).toBe(standIns.length)
  })

  it('gives stacked scripts a line of at least one and a half', () => {
    for (const tag of ['th', 'km'])
      expect(themeCss({})).toMatch(
        new RegExp(`\\[lang\\|=${tag}\\].*--leading:1\\.6;--leading-tight:1\\.5`),
      )
  })

  it('shows gains in green, in red, or in red where the page is Chinese', () => {
    const green = deriveTokens({}).colours
    const swapped = `:root[lang|=zh]{--gain:${green.loss};--loss:${green.gain}}`
    const red = deriveTokens({ gain: 'red' }).colours
    expect([red.gain, red.loss]).toEqual([green.loss, green.gain])
    const byLanguage = deriveTokens({ gain: 'by-language' }).colours
    expect([byLanguage.gain, byLanguage.loss]).toEqual([green.gain, green.loss])
    expect(themeCss({ gain: 'by-language' })).toContain(swapped)
    for (const gain of ['green', 'red'] as const)
      expect(themeCss({ gain })).not.toContain('lang|=zh]{--gain')
  })

  it('never lets a value leave its declaration', () => {
    const css = themeCss({ tokens: { text: '#000;}*{color:red' }, primary: 'red;}' })
    expect(css).not.toContain('red')
  })
})

describe('fonts', () => {
  const languages = ['en', 'th', 'zh', 'km', 'ja'] as const

  it.each(Object.values(fontCuts))('are on the disk as they are printed: %#', ({ files }) => {
    for (const { file, bytes } of Object.values(files)) {
      expect(statSync(`fonts/${file}`).size).toBe(bytes)
      expect(readFileSync(`fonts/${file}`).toString('latin1', 0, 4)).toBe('wOF2')
    }
  })

  it.each(types)('of %s weigh at most 60 KB on the first paint in any language', (type) => {
    for (const language of languages) {
      const weight = firstFaces(type, language).reduce((sum, { bytes }) => sum + bytes, 0)
      const { limit = 0, charBytes = 0 } = typePairs[type].han?.[language] ?? {}
      expect(weight + limit * charBytes, language).toBeLessThanOrEqual(60_000)
    }
  })

  it('are asked for only in the languages they draw', () => {
    expect(firstFaces('prompt', 'en').map(({ script }) => script)).toEqual([
      'latin',
      'latin',
      'latin',
    ])
    expect(firstFaces('archivo', 'th').map(({ family }) => family)).toContain('Sent Thai')
    expect(firstFaces('archivo', 'en').map(({ family }) => family)).not.toContain('Sent Thai')
    expect(firstFaces('sn-pro', 'km').map(({ family }) => family)).toContain('Sent Khmer')
    for (const language of languages) expect(firstFaces('system', language)).toEqual([])
  })

  it('a stand-in for Thai letters is the Thai font of Android or of iOS, in both weights', () => {
    const thai = fallbackFaces('IBM Plex Sans Thai').filter(({ family }) => / Thai$/.test(family))
    expect(thai).toHaveLength(2)
    for (const { sources } of thai)
      expect(sources).toEqual(expect.arrayContaining(['Noto Sans Thai', 'Thonburi']))
    expect(thai.filter(({ sources }) => sources.includes('Thonburi-Bold'))).toHaveLength(1)
  })

  it.each(Object.keys(families))('a stand-in of %s has its height', (name) => {
    const family = name as keyof typeof families // the keys of the table
    for (const face of fallbackFaces(family)) {
      const size = Number.parseFloat(face.sizeAdjust) / 100
      const [first] = families[family]
      const ascent = (Number.parseFloat(face.ascent) / 100) * size
      expect(ascent).toBeCloseTo(fontCuts[first].ascent, 2)
    }
  })
})

describe('deriveTokens', () => {
  const combinations = shapes.flatMap((shape) => depths.map((depth): Theme => ({ shape, depth })))
  it.each(combinations)('fills every measure for %j', (theme) => {
    const { measures } = deriveTokens(theme)
    expect(Object.keys(measures)).toEqual([...measureTokens])
    expect(Object.values(measures).filter((value) => value === '')).toEqual([])
  })

  it('moves every text one step up when it is large', () => {
    const { measures } = deriveTokens({ scale: 'large' })
    expect(measures['text-12']).toBe('0.8125rem')
    expect(measures['text-32']).toBe('2.5rem')
  })
})

describe('fonts of the brand', () => {
  const fonts = { display: 'art/fonts/wide.woff2' }
  const wide = {
    part: 'display',
    weight: '1 1000',
    ascent: 1,
    descent: 0.25,
    lineGap: 0,
    advances: { regular: { latin: 0.5 }, bold: { latin: 0.5 } },
    files: { latin: { range: 'U+20-7E' } },
    cuts: [{ address: '/m/fonts/wide.woff2', range: 'U+20-7E' }],
  } as const

  it('are before the families of the pair, which draw what they lack', () => {
    const css = themeCss({ type: 'prompt', fonts }, { han: [], own: [wide] })
    expect(css).toContain("font-family:'Own Display';src:url('/m/fonts/wide.woff2')")
    expect(css).toMatch(/--font-display:'Own Display',.*'Prompt'/)
    expect(css).toMatch(/\[lang\|=th\]{--font-text:'IBM Plex Sans Thai'/)
  })

  it('have a stand-in of the same height and width until they load', () => {
    const css = themeCss({ fonts }, { han: [], own: [wide] })
    expect(css).toMatch(/'Own Display Roboto';src:local\('Roboto'\);font-weight:1 599/)
    expect(css).toMatch(/'Own Display Arial';.*font-weight:600 1000/)
  })
})
