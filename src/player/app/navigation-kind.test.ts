import { afterEach, beforeEach, expect, it } from 'vitest'
import { readNavigationKind, watchNavigation } from './navigation-kind.ts'

let stop: () => void
beforeEach(() => {
  stop = watchNavigation(window)
})
afterEach(() => stop())

const touch = (clientX: number) =>
  window.dispatchEvent(Object.assign(new Event('touchstart'), { touches: [{ clientX }] }))
const pop = (more: object = {}) =>
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), more))

it('knows the start, a step and a step back', () => {
  expect(readNavigationKind()).toBe('start')
  window.dispatchEvent(new Event('pushState'))
  expect(readNavigationKind()).toBe('step')
  pop()
  expect(readNavigationKind()).toBe('back')
})

it('knows a swipe by the touch on the edge, or by the browser saying that it animated', () => {
  touch(200)
  pop()
  expect(readNavigationKind()).toBe('back')
  touch(4)
  pop()
  expect(readNavigationKind()).toBe('swipe')
  window.dispatchEvent(new Event('pushState'))
  stop()
  stop = watchNavigation(window)
  pop({ hasUAVisualTransition: true })
  expect(readNavigationKind()).toBe('swipe')
})
