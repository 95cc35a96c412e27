import { expect, it, vi } from 'vitest'
import { collectPages } from './collect-pages.ts'

const keyOf = (item: string): string => item

it('collects every page once, and reports how far it is', async () => {
  const onProgress = vi.fn()
  // A new item came after the first page, so the last item of that page is the first one of the next.
  const pages = [['d', 'c'], ['c', 'b'], ['a']]
  const items = await collectPages({
    load: async (page) => ({ items: pages[page - 1] ?? [], totalPages: pages.length }),
    keyOf,
    signal: new AbortController().signal,
    onProgress,
  })
  expect(items).toEqual(['d', 'c', 'b', 'a'])
  expect(onProgress.mock.calls.map(([part]) => part)).toEqual([1 / 3, 2 / 3, 1])
})

it('asks for no further page once it is stopped', async () => {
  const stop = new AbortController()
  const load = vi.fn(async () => {
    stop.abort()
    return { items: ['a'], totalPages: 9 }
  })
  const collected = collectPages({ load, keyOf, signal: stop.signal, onProgress: vi.fn() })
  await expect(collected).rejects.toThrow()
  expect(load).toHaveBeenCalledTimes(1)
})

it.each([
  ['has no items', () => []],
  ['repeats the first', () => ['a', 'b']],
])('ends at a page that %s, whatever number of pages the gateway announces', async (_, rest) => {
  const load = vi.fn(async (page: number) => ({
    items: page === 1 ? ['a', 'b'] : rest(),
    totalPages: 400,
  }))
  const onProgress = vi.fn()
  const options = { load, keyOf, signal: new AbortController().signal, onProgress }
  expect(await collectPages(options)).toEqual(['a', 'b'])
  expect(load).toHaveBeenCalledTimes(2)
  expect(onProgress).toHaveBeenLastCalledWith(1)
})
