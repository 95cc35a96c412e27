import { expect, it } from 'vitest'
import { openTurns } from './take-turns.ts'

it('begins as many at once as there is room for, and the others in their order as it ends', () => {
  const turns = openTurns(2)
  const begun: string[] = []
  const [one, , three] = ['one', 'two', 'three', 'four', 'five'].map((name) =>
    turns.take(() => begun.push(name)),
  )
  expect(begun).toEqual(['one', 'two'])
  three?.()
  one?.()
  one?.()
  expect(begun).toEqual(['one', 'two', 'four'])
})
