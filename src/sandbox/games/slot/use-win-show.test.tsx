import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SlotWin } from '../../../core/contract/game-table.ts'
import { useWinShow } from './use-win-show.ts'

const win = (line: number): SlotWin => ({ line, symbol: 'gem', count: 3, amount: '1.00' })
const wins = [win(0), win(4)]
const show = (still: boolean) =>
  renderHook(({ won }) => useWinShow(won, { still }).map(({ line }) => line), {
    initialProps: { won: wins },
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lights the lines that won one after the other, and then all of them', () => {
  const { result, rerender } = show(false)
  const seen = [result.current]
  for (let turn = 0; turn < 3; turn += 1) {
    act(() => void vi.advanceTimersByTime(1100))
    seen.push(result.current)
  }
  expect(seen).toEqual([[0], [4], [0, 4], [0, 4]])
  rerender({ won: [win(2)] })
  expect(result.current).toEqual([2])
})

it('lights all at once where nothing may move', () => {
  expect(show(true).result.current).toEqual([0, 4])
})
