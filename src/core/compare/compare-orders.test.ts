import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareOrders } from './compare-orders.ts'

test('entries around an inserted or removed one are not moved', () => {
  expect(compareOrders(['a', 'b', 'c'], ['a', 'x', 'b', 'c'])).toEqual({
    added: ['x'],
    removed: [],
    moved: [],
  })
  expect(compareOrders(['a', 'b', 'c'], ['b', 'c']).moved).toEqual([])
})

test('an entry that moved up is above another, and one that moved down is below', () => {
  expect(compareOrders(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c']).moved).toEqual([
    { id: 'd', side: 'above', of: 'a' },
  ])
  expect(compareOrders(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a']).moved).toEqual([
    { id: 'a', side: 'below', of: 'd' },
  ])
})

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const order = fc.shuffledSubarray(letters)

test('the number of moves is minimal, and every move is true', () => {
  fc.assert(
    fc.property(order, order, (before, after) => {
      const { moved } = compareOrders(before, after)
      const common = after.filter((id) => before.includes(id))
      expect(moved.length).toBe(common.length - longestKept(before, common))
      for (const { id, side, of } of moved) {
        const isAbove = after.indexOf(id) < after.indexOf(of)
        expect(isAbove).toBe(side === 'above')
        expect(before.indexOf(id) < before.indexOf(of)).toBe(!isAbove)
      }
    }),
    { numRuns: 500 },
  )
})

/** Returns the highest number of ids that keep their order, by exhaustive search. */
function longestKept(before: readonly string[], common: readonly string[]): number {
  const choices = [...Array(2 ** common.length).keys()].map((bits) =>
    common.filter((_, at) => bits & (1 << at)),
  )
  const rising = choices.filter((ids) =>
    ids.every((id, at) => at === 0 || before.indexOf(ids[at - 1] ?? '') < before.indexOf(id)),
  )
  return Math.max(...rising.map(({ length }) => length))
}
