import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown, formatSeconds } from './Countdown.tsx'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('formatSeconds', () => {
  it.each([
    [0, '00:00'],
    [59, '00:59'],
    [245, '04:05'],
    [3845, '1:04:05'],
    [360_000, '100:00:00'],
  ])('writes %d as %s', (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text)
  })
})

describe('Countdown', () => {
  it("goes by the server's clock", () => {
    render(<Countdown to={1_090_000} offset={30_000} />)
    expect(screen.getByRole('timer').textContent).toBe('01:00')
  })

  it('ticks every second, stops at zero, and announces its end again from time to time until it gets another end', () => {
    const onDone = vi.fn()
    const view = render(<Countdown to={1_002_500} offset={0} onDone={onDone} />)
    expect(screen.getByRole('timer').textContent).toBe('00:03')
    act(() => {
      vi.advanceTimersByTime(600)
    })
    expect(screen.getByRole('timer').textContent).toBe('00:02')
    act(() => {
      vi.advanceTimersByTime(1100)
    })
    act(() => {
      vi.advanceTimersByTime(5000)
    })
    expect(screen.getByRole('timer').textContent).toBe('00:00')
    expect(onDone).toHaveBeenCalledOnce()
    view.rerender(<Countdown to={1_002_500} offset={0} onDone={() => onDone()} />)
    expect(onDone).toHaveBeenCalledOnce()
    act(() => {
      vi.advanceTimersByTime(15_100)
    })
    expect(onDone).toHaveBeenCalledTimes(2)
    view.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('never counts below zero', () => {
    render(<Countdown to={5} offset={0} />)
    expect(screen.getByRole('timer').textContent).toBe('00:00')
  })
})
