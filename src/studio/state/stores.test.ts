import { expect, test } from 'vitest'
import { openSavedScenarios } from '../grid/saved-scenarios.ts'
import { openJournalStore } from './journal-store.ts'

/** A storage of the browser that holds one text. */
function storageWith(key: string, text: string): Storage {
  const texts = new Map([[key, text]])
  return {
    get length() {
      return texts.size
    },
    clear: () => texts.clear(),
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, value) => void texts.set(name, value),
    removeItem: (name) => void texts.delete(name),
  }
}

test('a journal is read as it was kept', () => {
  const journal = { version: 1, files: [], steps: [], done: 0 } as const
  const storage = storageWith('studio:journal:shop', JSON.stringify(journal))
  expect(openJournalStore(() => storage).read('shop')).toEqual(journal)
  expect(storage).toHaveLength(1)
})

test.each(['', '{', 'null', '{"version":2}', '{"version":1,"files":{},"steps":[],"done":0}'])(
  'a broken journal, %s, is forgotten',
  (text) => {
    const storage = storageWith('studio:journal:shop', text)
    expect(openJournalStore(() => storage).read('shop')).toBeUndefined()
    expect(storage).toHaveLength(0)
  },
)

test('the saved scenarios that are complete are read', () => {
  const whole = { name: 'Guest', query: '?session=guest' }
  const storage = storageWith('studio:scenarios', JSON.stringify([whole, { name: 7 }, null]))
  expect(openSavedScenarios(() => storage).read()).toEqual([whole])
})

test.each(['{', '{}', 'null', '"Guest"'])(
  'a broken list of scenarios, %s, is forgotten',
  (text) => {
    const storage = storageWith('studio:scenarios', text)
    expect(openSavedScenarios(() => storage).read()).toEqual([])
    expect(storage).toHaveLength(0)
  },
)
