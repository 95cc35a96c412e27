import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useDeferredRender, useProgressiveCount } from './use-deferred-render.ts'

it('starts a long list with a few items, and adds the others in steps', async () => {
  const counts: number[] = []
  const { result } = renderHook(() => {
    const count = useProgressiveCount(30, 12)
    counts.push(count)
    return count
  })
  await waitFor(() => expect(result.current).toBeGreaterThanOrEqual(30))
  expect(counts).toEqual([12, 24, 36])
})

it('never renders the steps of two lists together', async () => {
  const rendered: (readonly [number, number])[] = []
  const { result } = renderHook(() => {
    const both = [useProgressiveCount(8, 4), useProgressiveCount(8, 4)] as const
    rendered.push(both)
    return both
  })
  await waitFor(() => expect(result.current).toEqual([8, 8]))
  expect(rendered).toEqual([
    [4, 4],
    [8, 4],
    [8, 8],
  ])
})

it('computes a slow value after the page has rendered, and again for a changed key', async () => {
  const { result, rerender } = renderHook(({ word }) => useDeferredRender(() => word, word), {
    initialProps: { word: 'Sunday' },
  })
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toBe('Sunday'))
  rerender({ word: 'Monday' })
  await waitFor(() => expect(result.current).toBe('Monday'))
})
