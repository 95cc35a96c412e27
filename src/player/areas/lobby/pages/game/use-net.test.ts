import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type NetScope, useNet } from './use-net.ts'

test('counts from the first balance that is fresh at the launch', () => {
  const first: NetScope = { amount: '90.00', refreshing: true, since: undefined }
  const { result, rerender } = renderHook((scope: NetScope) => useNet(scope), {
    initialProps: first,
  })
  rerender({ amount: '90.00', refreshing: true, since: 5 })
  expect(result.current).toBeUndefined()
  rerender({ amount: '100.00', refreshing: false, since: 5 })
  expect(result.current).toBe('0.00')
  rerender({ amount: '100.00', refreshing: true, since: 5 })
  rerender({ amount: '87.25', refreshing: false, since: 5 })
  expect(result.current).toBe('-12.75')
  rerender({ amount: '1100.10', refreshing: false, since: 5 })
  expect(result.current).toBe('1000.10')
  rerender({ amount: '50.00', refreshing: false, since: 9 })
  expect(result.current).toBe('0.00')
})

test('counts from a debt too, and shows no result without a balance', () => {
  const { result, rerender } = renderHook((scope: NetScope) => useNet(scope), {
    initialProps: { amount: '-5.00', refreshing: false, since: 1 } as NetScope,
  })
  rerender({ amount: '5.00', refreshing: false, since: 1 })
  expect(result.current).toBe('10.00')
  rerender({ amount: undefined, refreshing: false, since: 1 })
  expect(result.current).toBeUndefined()
})
