import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useGrowing, useInTurn } from './use-turns.ts'

it('begins a long list with a few, and goes on until all of it stands', async () => {
  const counts: number[] = []
  const { result } = renderHook(() => {
    const stand = useGrowing(30)
    counts.push(stand)
    return stand
  })
  await waitFor(() => expect(result.current).toBeGreaterThanOrEqual(30))
  expect(counts).toEqual([12, 24, 36])
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
