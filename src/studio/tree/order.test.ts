import { describe, expect, it } from 'vitest'
import { expandOrder, writeOrder } from './order.ts'

describe('an order', () => {
  it('contains the inherited ids at its "*", and all of them without an order of its own', () => {
    expect(expandOrder(['c', '*', 'x'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b', 'x'])
    expect(expandOrder(undefined, ['a', 'b'])).toEqual(['a', 'b'])
  })
  it('keeps its "*" when a block moves to the start or the end', () => {
    expect(writeOrder(undefined, ['c', 'a', 'b'], 'c')).toEqual(['c', '*'])
    expect(writeOrder(['*', 'x'], ['x', 'a', 'b'], 'x')).toEqual(['x', '*'])
    expect(writeOrder(['a', '*'], ['a', 'b', 'c', 'new'], 'new')).toEqual(['a', '*', 'new'])
  })
  it('names as few blocks as possible when one moves into the range of "*"', () => {
    const order = writeOrder(undefined, ['a', 'b', 'c', 'x', 'd'], 'x')
    expect(order).toEqual(['*', 'x', 'd'])
    expect(expandOrder(order, ['a', 'b', 'c', 'd', 'x'])).toEqual(['a', 'b', 'c', 'x', 'd'])
    expect(writeOrder(['*'], ['a', 'x', 'b', 'c'], 'x')).toEqual(['a', 'x', '*'])
    expect(writeOrder(['z', '*'], ['z', 'a', 'x', 'b', 'c'], 'x')).toEqual(['z', 'a', 'x', '*'])
  })
  it('expresses any move, and keeps its "*"', () => {
    const inherited = ['a', 'b', 'c', 'd', 'e']
    for (const own of [undefined, ['*', 'b'], ['e', '*', 'a']])
      for (const id of inherited)
        for (const to of inherited.keys()) {
          const others = expandOrder(own, inherited).filter((other) => other !== id)
          const wanted = others.toSpliced(to, 0, id)
          const order = writeOrder(own, wanted, id)
          expect(expandOrder(order, inherited)).toEqual(wanted)
          expect(order).toContain('*')
        }
  })
  it('moves one name in a list without "*"', () => {
    expect(writeOrder(['a', 'b', 'c'], ['b', 'c', 'a'], 'a')).toEqual(['b', 'c', 'a'])
  })
})
