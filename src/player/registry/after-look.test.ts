import { afterEach, expect, test } from 'vitest'
import { afterLook } from './after-look.ts'

afterEach(() => {
  globalThis.lookLoaded = undefined
})

test('what opens later waits for the look that a published page is still loading', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  globalThis.lookLoaded = promise
  let isOpen = false
  const opening = afterLook(Promise.resolve('page')).then((page) => {
    isOpen = true
    return page
  })
  await new Promise((later) => setTimeout(later))
  expect(isOpen).toBe(false)
  resolve()
  expect(await opening).toBe('page')
})

test('a page without a home links its look, and nothing waits', async () => {
  expect(await afterLook(Promise.resolve('page'))).toBe('page')
})
