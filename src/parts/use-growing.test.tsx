import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useGrowing } from './use-growing.ts'

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
