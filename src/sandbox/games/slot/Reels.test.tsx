import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Reels, type ReelsProps } from './Reels.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const onLanded = vi.fn()
const still: ReelsProps = {
  reels: Array(5).fill(['gem', 'seven', 'coin']),
  symbols: ['seven', 'gem', 'coin'],
  phase: 'rest',
  quick: false,
  onLanded,
  lit: [],
  lines: [[1, 1, 1, 1, 1]],
}
const motions = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-motion]')].map((reel) => reel.getAttribute('data-motion'))
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

it('stops the reels from left to right, and reports the last stop', () => {
  const { container, rerender } = render(<Reels {...still} phase="rolling" />)
  expect(motions(container)).toEqual(Array(5).fill('rolling'))
  rerender(<Reels {...still} phase="landing" />)
  wait(450)
  expect(motions(container)).toEqual(['landed', 'landed', 'rolling', 'rolling', 'rolling'])
  expect(onLanded).not.toHaveBeenCalled()
  wait(1200)
  expect(motions(container)).toEqual(Array(5).fill('landed'))
  expect(onLanded).toHaveBeenCalledTimes(1)
})

it('stops them all on a second press', () => {
  onLanded.mockClear()
  const { rerender } = render(<Reels {...still} phase="landing" />)
  wait(200)
  rerender(<Reels {...still} phase="landing" quick />)
  wait(520)
  expect(onLanded).toHaveBeenCalledTimes(1)
})

it('lights the symbols of a line as far as they pay', () => {
  const lit = [{ line: 0, symbol: 'seven', count: 3, amount: '1.00' }]
  const { container } = render(<Reels {...still} lit={lit} />)
  const cells = [...container.querySelectorAll('[data-motion]')].map(
    (reel) => reel.querySelectorAll('[data-lit]').length,
  )
  expect(cells).toEqual([1, 1, 1, 0, 0])
})
