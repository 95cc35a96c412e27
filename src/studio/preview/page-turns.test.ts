import { expect, it } from 'vitest'
import { createPageTurns } from './page-turns.ts'

it('starts as many tasks as there is room for, and the others in order as those end', () => {
  const turns = createPageTurns(2)
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
