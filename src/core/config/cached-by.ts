/** As `cachedBy`, for a value that also depends on a text. */
export function cachedByBoth<Key extends object, Value>(
  compute: (key: Key, text: string) => Value,
): (key: Key, text: string) => Value {
  const valuesOf = cachedBy((_key: Key) => new Map<string, { readonly value: Value }>())
  return (key, text) => {
    const values = valuesOf(key)
    const cached = values.get(text)
    if (cached) return cached.value
    const value = compute(key, text)
    values.set(text, { value })
    return value
  }
}

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

/** Returns a function that computes a value when it is first asked for. */
export function readOnce<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | undefined
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}
