import { expect, it } from 'vitest'
import { createPageTurns } from './page-turns.ts'

it('begins as many at once as there is room for, and the others in their order as it ends', () => {
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
