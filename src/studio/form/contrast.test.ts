import { expect, it } from 'vitest'
import type { Json } from '../../core/config/edit/edit.ts'
import { valueAt } from '../../core/config/edit/edit-value.ts'
import { contrastsOf, nearestOf, readTheme, separateChanges, tokenOf } from './contrast.ts'

function typed(theme: Json, own: Json = {}) {
  const read = readTheme({
    resolved: (path) => valueAt({ theme }, path),
    own: (path) => valueAt({ theme: own }, path),
  })
  if (!read) throw new Error('The look cannot be read.')
  return read
}

const look = { mode: 'light', primary: '#1F5673', accent: '#0E6B54', surface: '#F5F7F8' }

it('lists the pairs of a colour with the least readable first, and the nearest colour that passes', () => {
  const pale = typed(look, { tokens: { 'text-muted': '#C0C4C8' } })
  const [worst] = contrastsOf('text-muted', pale)
  expect(worst?.passes).toBe(false)
  const nearest = nearestOf('text-muted', pale)
  const corrected = typed(look, { tokens: { 'text-muted': nearest ?? '' } })
  expect(contrastsOf('text-muted', corrected).every(({ passes }) => passes)).toBe(true)
})

it('has no advice for a derived colour, and reads no colour that is half typed', () => {
  expect(nearestOf('primary', typed(look))).toBeUndefined()
  expect(() => typed(look, { primary: '#1F' })).toThrow()
  expect(typed(look, { tokens: { text: '#1' } }).colours.text).toMatch(/^#/)
})

it('lists what follows from a colour that is in no pair, and that no text is on it', () => {
  const token = tokenOf(['theme', 'tokens', 'border'])
  const { colours } = typed(look)
  expect(token && colours[token]).toMatch(/^#[0-9a-f]{6}/i)
  expect(token && contrastsOf(token, typed(look))).toEqual([])
})

it('reports whether the token of a seed is set apart from it', () => {
  const apart = typed(look, { tokens: { 'surface-page': '#FFFFFF' } })
  expect(separateChanges(['theme', 'surface'], apart)).toBe('#FFFFFF')
  expect(separateChanges(['theme', 'primary'], apart)).toBeUndefined()
  expect(separateChanges(['theme', 'tokens', 'surface-page'], apart)).toBeUndefined()
})
