import { afterEach, expect, test, vi } from 'vitest'
import { deviceStorage, visitStorage } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  deviceStorage.clear()
  visitStorage.clear()
})

test('keeps text in the storage of the browser', () => {
  deviceStorage.write('language', 'th')
  expect(localStorage.getItem('language')).toBe('th')
  expect(deviceStorage.read('language')).toBe('th')
  deviceStorage.write('language', undefined)
  expect(localStorage.getItem('language')).toBeNull()
})

test('a full storage falls back to memory, and the old text is not read again', () => {
  visitStorage.write('trialName', 'old')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  visitStorage.write('trialName', 'new')
  expect(visitStorage.read('trialName')).toBe('new')
  expect(sessionStorage.getItem('trialName')).toBeNull()
})

test('a forbidden storage works for the visit', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  deviceStorage.write('language', 'en')
  expect(deviceStorage.read('language')).toBe('en')
  deviceStorage.clear()
  expect(deviceStorage.read('language')).toBeUndefined()
})
