/** Returns a value with the names of all its keys changed. */
function rename(value: unknown, change: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => rename(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [change(name), rename(inner, change)]),
  )
}

/** Returns a value with names as North writes them: `userName` is `user_name`, and `mem_cen` is `mem__cen`. */
export function toNorthNames(value: unknown): unknown {
  return rename(value, (name) =>
    name.replace(/_|[A-Z]/g, (found) => (found === '_' ? '__' : `_${found.toLowerCase()}`)),
  )
}

/** Returns a value with the names of the contract. */
export function toContractNames(value: unknown): unknown {
  return rename(value, (name) =>
    name.replace(/__|_([a-z])/g, (_, letter?: string) => letter?.toUpperCase() ?? '_'),
  )
}
