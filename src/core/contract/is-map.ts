/** Returns true for an object with string keys, such as a JSON object; false for null and for a list. */
export function isMap<T>(value: T): value is T & Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
