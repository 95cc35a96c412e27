// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchPresses } from './press-rings.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<button><b>Go</b></button><dialog><a href="#">On</a></dialog><p>Text</p>'
})
afterEach(() => void vi.useRealTimers())
const press = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 20, clientY: 30 }))
const rings = (within = 'body') => document.querySelectorAll(`${within} > span`)

it('spreads one ring from the finger for 180 ms on what can be pressed', () => {
  const stop = watchPresses(document)
  press('b')
  expect(rings()).toHaveLength(1)
  expect(rings()[0]?.getAttribute('style')).toContain('20px')
  vi.advanceTimersByTime(180)
  expect(rings()).toHaveLength(0)
  press('p')
  expect(rings()).toHaveLength(0)
  stop()
  press('b')
  expect(rings()).toHaveLength(0)
})

it('spreads it over the dialog that is open', () => {
  const stop = watchPresses(document)
  press('a')
  expect(rings('dialog')).toHaveLength(1)
  stop()
})
