import { describe, expect, it } from 'vitest'
import { expandOrder, writeOrder } from './order.ts'

describe('an order', () => {
  it('stands for what is inherited at its "*", and for all of it where nothing is typed', () => {
    expect(expandOrder(['c', '*', 'x'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b', 'x'])
    expect(expandOrder(undefined, ['a', 'b'])).toEqual(['a', 'b'])
  })
  it('keeps its "*" when a block moves to the start or the end', () => {
    expect(writeOrder(undefined, ['c', 'a', 'b'], 'c')).toEqual(['c', '*'])
    expect(writeOrder(['*', 'x'], ['x', 'a', 'b'], 'x')).toEqual(['x', '*'])
    expect(writeOrder(['a', '*'], ['a', 'b', 'c', 'new'], 'new')).toEqual(['a', '*', 'new'])
  })
  it('names every block when one moves into what "*" stands for', () => {
    expect(writeOrder(['*'], ['a', 'c', 'b', 'd'], 'c')).toEqual(['a', 'c', 'b', 'd'])
  })
  it('moves one name in a list without "*"', () => {
    expect(writeOrder(['a', 'b', 'c'], ['b', 'c', 'a'], 'a')).toEqual(['b', 'c', 'a'])
  })
})
