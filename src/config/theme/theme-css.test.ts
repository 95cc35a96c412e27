import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Theme } from '../../contract/generated/config.ts'
import { colourTokens, measureTokens } from '../../contract/tokens.ts'
import { deriveTokens } from './derive-tokens.ts'
import { themeCss } from './theme-css.ts'
import { fontFiles, typePairs } from './type-pairs.ts'

const types = ['system', 'prompt', 'kanit', 'archivo', 'serif-cjk', 'nunito'] as const
const shapes = ['sharp', 'soft', 'round', 'pill'] as const
const depths = ['flat', 'line', 'shadow', 'glow'] as const

describe('themeCss', () => {
  it('sets every token of the contract', () => {
    const css = themeCss({})
    for (const name of [...colourTokens, ...measureTokens]) expect(css).toMatch(`--${name}:`)
  })

  it('says the mode to the browser', () => {
    expect(themeCss({ mode: 'dark' })).toContain('color-scheme:dark')
  })

  it.each(types)('swaps in the faces of %s without moving the text', (type) => {
    const css = themeCss({ type })
    expect(css.match(/format\('woff2'\)/g)?.length ?? 0).toBe(typePairs[type].faces.length)
    expect(css.match(/size-adjust/g)?.length ?? 0).toBe(typePairs[type].fallbacks.length)
  })

  it('asks for fonts under the address of the host', () => {
    const css = themeCss({ type: 'kanit' }, { fontAddress: (address) => `/x${address}` })
    expect(css).toContain("url('/x/fonts/@fontsource/kanit/kanit-thai-400-normal.woff2')")
  })

  it('gives stacked scripts a line of at least one and a half', () => {
    expect(themeCss({})).toMatch(/:lang\(th\), :lang\(km\).*--leading:1\.6;--leading-tight:1\.5/)
  })

  it('never lets a value leave its declaration', () => {
    const css = themeCss({ tokens: { text: '#000;}*{color:red' }, primary: 'red;}' })
    expect(css).not.toContain('red')
  })
})

describe('fontFiles', () => {
  it.each(types)('names files that are installed for %s', (type) => {
    for (const { file, address } of fontFiles(type)) {
      expect(existsSync(`node_modules/${file}`), file).toBe(true)
      expect(address).toMatch(/^\/fonts\/@[a-z-]+\/[a-z-]+\/[a-z0-9-]+\.woff2$/)
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
