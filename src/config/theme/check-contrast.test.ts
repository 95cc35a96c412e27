import { describe, expect, it } from 'vitest'
import type { Theme } from '../../contract/generated/config.ts'
import { checkContrast } from './check-contrast.ts'

describe('checkContrast', () => {
  it('finds nothing in what is derived', () => {
    expect(checkContrast({ mode: 'dark', primary: '#f3b84e' })).toEqual([])
  })

  it('names the pair, its ratio and the token set by hand', () => {
    const [first] = checkContrast({ tokens: { 'text-muted': '#cccccc' } })
    expect(first?.pair).toEqual({ text: 'text-muted', ground: 'surface-page', ratio: 4.5 })
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

  it('lays a translucent colour on its ground', () => {
    const failures = checkContrast({ tokens: { text: '#00000022' } })
    expect(failures.map((failure) => failure.pair.text)).toContain('text')
  })
})
