import { afterEach, expect, it, vi } from 'vitest'
import { notifyInTasks, yieldToMain } from './notify-in-tasks.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  // The page draws nothing more.
  await yieldToMain()
  await new Promise((resolve) => setTimeout(resolve, 20))
})

function listen(count: number) {
  const told: number[] = []
  const listeners = Array.from({ length: count }, (_, place) => () => void told.push(place))
  return { told, listeners }
}

it('tells one at once and each of the next when the page has had its turn', async () => {
  const { told, listeners } = listen(3)
  const done = notifyInTasks(listeners)
  const late = notifyInTasks([() => void told.push(9)])
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
  await yieldToMain()
  void notifyInTasks(listeners)
  expect(told).toEqual([])
  await yieldToMain()
  expect(told).toEqual([0, 1])
})

it('tells whoever waits once, however often something changed', async () => {
  const { told, listeners } = listen(4)
  void notifyInTasks(listeners)
  await notifyInTasks(listeners.slice(2))
  expect(told).toEqual([0, 1, 2, 3])
})

it('does not wait for the turns of a page that nobody sees', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { told, listeners } = listen(6)
  void notifyInTasks(listeners)
  await Promise.resolve().then().then().then()
  expect(told).toHaveLength(6)
})

it('resolves when its own listeners have been called, without waiting for others', async () => {
  const { told, listeners } = listen(9)
  const done = notifyInTasks(listeners.slice(0, 3))
  const all = notifyInTasks(listeners.slice(3))
  await done
  expect(told).toHaveLength(3)
  await all
  expect(told).toHaveLength(9)
})
