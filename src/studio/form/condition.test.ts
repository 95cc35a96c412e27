import { expect, it } from 'vitest'
import { convertCondition, kindOfCondition } from './condition.ts'

it('recognises a condition by its key', () => {
  expect(kindOfCondition({ flag: 'REG3' })).toBe('flag')
  expect(kindOfCondition({ flags: 'X' })).toBeUndefined()
})

it('keeps the conditions of a group when the group changes its kind', () => {
  const inner = [{ flag: 'REG3' }, { device: 'app' }]
  expect(convertCondition({ all: inner }, 'any')).toEqual({ any: inner })
  expect(convertCondition({ any: inner }, 'not')).toEqual({ not: { flag: 'REG3' } })
})

it('writes only what the operator has chosen', () => {
  expect(convertCondition({ session: 'member' }, 'time')).toBeUndefined()
  expect(convertCondition(undefined, 'all')).toBeUndefined()
})
