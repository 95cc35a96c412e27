import { afterEach, expect, it, vi } from 'vitest'
import { takeTurn, tellInTurn } from './tell-in-turn.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  // The page draws nothing more.
  await takeTurn()
  await new Promise((resolve) => setTimeout(resolve, 20))
})

function listen(count: number) {
  const told: number[] = []
  const listeners = Array.from({ length: count }, (_, place) => () => void told.push(place))
  return { told, listeners }
}

it('tells one at once and each of the next when the page has had its turn', async () => {
  const { told, listeners } = listen(3)
  const done = tellInTurn(listeners)
  const late = tellInTurn([() => void told.push(9)])
  expect(told).toEqual([0])
  await Promise.resolve().then().then().then()
  expect(told).toEqual([0])
  await done
  expect(told).toEqual([0, 1, 2])
  await late
  expect(told).toEqual([0, 1, 2, 9])
})

it('gives a turn at once where nobody drew in this task, and else after those who wait', async () => {
  const { told, listeners } = listen(2)
  await takeTurn()
  void tellInTurn(listeners)
  expect(told).toEqual([])
  await takeTurn()
  expect(told).toEqual([0, 1])
})

it('tells whoever waits once, however often something changed', async () => {
  const { told, listeners } = listen(4)
  void tellInTurn(listeners)
  await tellInTurn(listeners.slice(2))
  expect(told).toEqual([0, 1, 2, 3])
})

it('does not wait for the turns of a page that nobody sees', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { told, listeners } = listen(6)
  void tellInTurn(listeners)
  await Promise.resolve().then().then().then()
  expect(told).toHaveLength(6)
})

it('is done when its own listeners are told, not when others are', async () => {
  const { told, listeners } = listen(9)
  const done = tellInTurn(listeners.slice(0, 3))
  const all = tellInTurn(listeners.slice(3))
  await done
  expect(told).toHaveLength(3)
  await all
  expect(told).toHaveLength(9)
})
