import { expect, it } from 'vitest'
import { answerCurrent } from './answer-current.ts'

const failed: unknown[] = []
const asking = {
  isCancelled: () => false,
  version: () => 1,
  ask: () => 'answer',
  fail: (error: unknown) => void failed.push(error),
}

it('a request is answered', async () => {
  expect(await answerCurrent(asking)).toBe('answer')
})

it('a request that is cancelled, or whose text has changed since, is answered with nothing', async () => {
  let version = 1
  let isCancelled = false
  const stale = answerCurrent({ ...asking, version: () => version })
  version = 2
  expect(await stale).toBeNull()
  const cancelled = answerCurrent({ ...asking, isCancelled: () => isCancelled })
  isCancelled = true
  expect(await cancelled).toBeNull()
})

it('an error is logged and never the answer', async () => {
  const error = new Error('a defect')
  const ask = () => {
    throw error
  }
  expect(await answerCurrent({ ...asking, ask })).toBeNull()
  expect(failed).toEqual([error])
})
