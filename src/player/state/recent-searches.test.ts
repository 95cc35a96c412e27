import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** Opens the page anew with a text in the storage; answers the searches that it offers. */
async function open(text: string): Promise<readonly string[]> {
  localStorage.setItem('searches', text)
  const { useRecentSearches } = await import('./recent-searches.ts')
  return renderHook(() => useRecentSearches()).result.current
}

test('the searches of an earlier visit are offered, eight at most', async () => {
  const words = Array.from({ length: 9 }, (_, at) => `word ${at}`)
  expect(await open(JSON.stringify(words))).toEqual(words.slice(0, 8))
})

test('what is no text among them is left out', async () => {
  expect(await open('["koi",7,null,{"a":1}]')).toEqual(['koi'])
})

test.each(['{', '{}', 'null', '"koi"'])('%s is forgotten, and nothing is offered', async (text) => {
  expect(await open(text)).toEqual([])
  expect(localStorage.getItem('searches')).toBeNull()
})
