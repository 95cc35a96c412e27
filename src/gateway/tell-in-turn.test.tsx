import { afterEach, expect, it, vi } from 'vitest'
import { tellInTurn } from './tell-in-turn.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function listen(count: number) {
  const told: number[] = []
  const listeners = Array.from({ length: count }, (_, place) => () => void told.push(place))
  return { told, listeners }
}

it('tells two at once and the next ones when the page has had its turn', async () => {
  const turns: (() => void)[] = []
  vi.spyOn(window, 'setTimeout').mockImplementation(((turn: () => void) =>
    turns.push(turn)) as never)
  const { told, listeners } = listen(5)
  const give = async (): Promise<void> => {
    turns.shift()?.()
    await Promise.resolve().then().then()
  }
  void tellInTurn(listeners)
  expect(told).toEqual([0, 1])
  await give()
  expect(told).toEqual([0, 1, 2, 3])
  await give()
  expect(told).toEqual([0, 1, 2, 3, 4])
})

it('tells whoever waits once, however often something changed', async () => {
  vi.useFakeTimers()
  const { told, listeners } = listen(4)
  void tellInTurn(listeners)
  void tellInTurn(listeners.slice(2))
  await vi.runAllTimersAsync()
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
  vi.useFakeTimers()
  const { told, listeners } = listen(9)
  const done = tellInTurn(listeners.slice(0, 3))
  void tellInTurn(listeners.slice(3))
  const soon = done.then(() => told.length)
  await vi.runAllTimersAsync()
  expect(await soon).toBeLessThan(9)
  expect(told).toHaveLength(9)
})
