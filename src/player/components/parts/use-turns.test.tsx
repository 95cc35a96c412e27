import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useGrowing, useInTurn } from './use-turns.ts'

it('begins a long list with a few, and goes on until all of it stands', async () => {
  const counts: number[] = []
  const { result } = renderHook(() => {
    const stand = useGrowing(30, 12)
    counts.push(stand)
    return stand
  })
  await waitFor(() => expect(result.current).toBeGreaterThanOrEqual(30))
  expect(counts).toEqual([12, 24, 36])
})

it('never draws two lists that grow at once', async () => {
  const drawn: (readonly [number, number])[] = []
  const { result } = renderHook(() => {
    const both = [useGrowing(8, 4), useGrowing(8, 4)] as const
    drawn.push(both)
    return both
  })
  await waitFor(() => expect(result.current).toEqual([8, 8]))
  expect(drawn).toEqual([
    [4, 4],
    [8, 4],
    [8, 8],
  ])
})

it('writes what takes long after the page is drawn, and anew for another key', async () => {
  const { result, rerender } = renderHook(({ word }) => useInTurn(() => word, word), {
    initialProps: { word: 'Sunday' },
  })
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toBe('Sunday'))
  rerender({ word: 'Monday' })
  await waitFor(() => expect(result.current).toBe('Monday'))
})
