/**
 * Returns one of a page's storages. A browser that stores nothing for third-party frames, as in a private
 * window, denies access; then a storage in memory replaces it.
 */
export function ensureStorage(page: Window, name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    const own = page[name]
    own.getItem('')
    return own
  } catch {
    const value = memoryStorage()
    Object.defineProperty(page, name, { configurable: true, value })
    return value
  }
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
