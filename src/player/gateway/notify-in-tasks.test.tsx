import { afterEach, expect, it, vi } from 'vitest'
import { notifyInTasks, yieldToMain } from './notify-in-tasks.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  // The page draws nothing more.
  await yieldToMain()
  await new Promise((resolve) => setTimeout(resolve, 20))
})

function listen(count: number) {
  const notified: number[] = []
  const listeners = Array.from({ length: count }, (_, place) => () => void notified.push(place))
  return { notified, listeners }
}

it('calls one listener at once and each of the next when the page has had its turn', async () => {
  const { notified, listeners } = listen(3)
  const done = notifyInTasks(listeners)
  const late = notifyInTasks([() => void notified.push(9)])
  expect(notified).toEqual([0])
  await Promise.resolve().then().then().then()
  expect(notified).toEqual([0])
  await done
  expect(notified).toEqual([0, 1, 2])
  await late
  expect(notified).toEqual([0, 1, 2, 9])
})

it('gives a turn at once where nobody drew in this task, and else after those who wait', async () => {
  const { notified, listeners } = listen(2)
  await yieldToMain()
  void notifyInTasks(listeners)
  expect(notified).toEqual([])
  await yieldToMain()
  expect(notified).toEqual([0, 1])
})

it('calls each waiting listener once, however often something changed', async () => {
  const { notified, listeners } = listen(4)
  void notifyInTasks(listeners)
  await notifyInTasks(listeners.slice(2))
  expect(notified).toEqual([0, 1, 2, 3])
})

it('does not wait for the turns of a hidden page', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { notified, listeners } = listen(6)
  void notifyInTasks(listeners)
  await Promise.resolve().then().then().then()
  expect(notified).toHaveLength(6)
})

it('resolves when its own listeners have been called, without waiting for others', async () => {
  const { notified, listeners } = listen(9)
  const done = notifyInTasks(listeners.slice(0, 3))
  const all = notifyInTasks(listeners.slice(3))
  await done
  expect(notified).toHaveLength(3)
  await all
  expect(notified).toHaveLength(9)
})
