/** Formats the query string of an address with its question mark; empty for no values. */
export function formatQuery(values: Iterable<[string, unknown]>): string {
  const search = new URLSearchParams()
  for (const [name, value] of values) if (value !== undefined) search.append(name, String(value))
  const text = search.toString()
  return text && `?${text}`
}
