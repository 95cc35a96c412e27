import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answersOf } from './answers.ts'
import type { Gateway } from './gateway.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp(fetchKey: (key: string) => Promise<unknown>) {
  const fetched = vi.fn(fetchKey)
  // A gateway that fetches and does nothing else.
  const answers = answersOf({ fetchKey: fetched } as unknown as Gateway)
  return { answers, fetched }
}
const landing = () => vi.advanceTimersByTimeAsync(0)

test('an answer is fresh for two seconds', async () => {
  const { answers, fetched } = setUp(async () => 1)
  answers.need('a')
  answers.need('a')
  await landing()
  answers.need('a')
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2001)
  answers.need('a')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('what was preloaded long ago is still not asked again at its first need', async () => {
  const { answers, fetched } = setUp(async () => 1)
  answers.preload('a')
  await vi.advanceTimersByTimeAsync(10_000)
  answers.need('a')
  expect(fetched).toHaveBeenCalledTimes(1)
  answers.need('a')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a failure keeps the old value and is asked again at once when needed', async () => {
  const outcomes = [Promise.resolve([1]), Promise.reject(new Error('lost')), Promise.resolve([1])]
  outcomes[1]?.catch(() => undefined)
  const { answers } = setUp(() => outcomes.shift() ?? Promise.resolve())
  answers.ask('a')
  await landing()
  const { value } = answers.read('a')
  answers.ask('a')
  await landing()
  expect(answers.read('a')).toMatchObject({ value, error: new Error('lost'), asking: false })
  answers.need('a')
  await landing()
  expect(answers.read('a').error).toBeUndefined()
  expect(answers.read('a').value).toBe(value)
})

test('an answer on its way to a session that ended is not kept', async () => {
  const { answers } = setUp(async () => 'of the session')
  const told = vi.fn()
  answers.subscribe('a', told)
  answers.ask('a')
  answers.forget()
  await landing()
  expect(answers.read('a')).toEqual({ value: undefined, error: undefined, asking: false })
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
})

test('a first paint waits for what is preloaded, a failure too, and never asks it twice', async () => {
  for (const fetch of [async () => 1, async () => Promise.reject(new Error('lost'))]) {
    const { answers, fetched } = setUp(fetch)
    const awaited = answers.preload('a')
    expect(awaited).toBeInstanceOf(Promise)
    expect(answers.preload('a')).toBe(awaited)
    await awaited
    expect(answers.read('a').asking).toBe(false)
    expect(answers.preload('a')).toBeUndefined()
    expect(fetched).toHaveBeenCalledTimes(1)
  }
})

test('a first paint does not wait longer than four seconds', async () => {
  const { answers } = setUp(() => new Promise(() => undefined))
  const done = vi.fn()
  answers.preload('a')?.then(done)
  await vi.advanceTimersByTimeAsync(3900)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(done).toHaveBeenCalled()
  expect(answers.preload('a')).toBeUndefined()
})
