const key = 'studio:device'

/** Returns the id of this browser, which it makes up once; one that cannot keep it has another at each load. */
export function readDevice(storage: () => Storage): string {
  const fresh = crypto.randomUUID()
  try {
    const kept = storage().getItem(key)
    if (kept !== null && /^[\w-]{1,60}$/.test(kept)) return kept
    storage().setItem(key, fresh)
  } catch {
    // A storage that is full or forbidden.
  }
  return fresh
}
