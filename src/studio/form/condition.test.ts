import { expect, it } from 'vitest'
import { conditionKinds, kindOfCondition, newCondition } from './condition.ts'

it('makes a condition of every kind, and knows each by what it says', () => {
  expect(conditionKinds.map((kind) => kindOfCondition(newCondition(kind)))).toEqual(conditionKinds)
  expect(kindOfCondition({ flags: 'X' })).toBeUndefined()
})

it('keeps the conditions of a group when the group changes its kind', () => {
  const inner = [{ flag: 'REG3' }, { device: 'app' }]
  expect(newCondition('any', inner)).toEqual({ any: inner })
  expect(newCondition('not', inner)).toEqual({ not: { flag: 'REG3' } })
})
