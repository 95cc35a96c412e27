import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  closeToast,
  showErrors,
  showLoading,
  showNotification,
  showToast,
  useToasts,
} from './toasts.ts'

/** Stores tell React a moment after they change. */
const change = (step: () => unknown) => act(async () => void step())

afterEach(() => {
  for (let id = 1; id < 20; id += 1) closeToast(id)
})

test.each([
  ['a toast', () => showToast('x'), 1500],
  ['a toast with its own time', () => showToast('x', 2000), 2000],
  ['a notification', () => showNotification('x'), 3000],
  ['a long notification', () => showNotification('x', 'long'), 8000],
  ['a list of errors', () => showErrors(['x', 'y']), 4000],
  ['a loading notice', () => void showLoading('x'), 9999],
])('%s is shown for its time', async (_name, show, ms) => {
  const { result } = renderHook(() => useToasts())
  await change(show)
  expect(result.current.map((toast) => toast.ms)).toEqual([ms])
})

test('a loading notice ends when its work does, and a new toast takes the place of the old', async () => {
  const { result } = renderHook(() => useToasts())
  let end = () => {}
  await change(() => {
    end = showLoading('loading')
    showToast('one')
    showToast('two')
  })
  expect(result.current.map(({ lines }) => lines[0])).toEqual(['loading', 'two'])
  await change(end)
  expect(result.current.map(({ kind }) => kind)).toEqual(['toast'])
})
