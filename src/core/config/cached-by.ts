/** Returns a function that computes the value of each object once. The value must depend on the object alone. */
export function cachedBy<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const cache = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const cached = cache.get(key)
    if (cached) return cached.value
    const value = compute(key)
    cache.set(key, { value })
    return value
  }
}
