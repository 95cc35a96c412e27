/**
 * Parses a JSON text, such as an entry of a storage, and passes its value to `read`. Returns undefined
 * for a text that is not JSON, or whose value `read` rejects. Never throws.
 */
export function readJson<Value>(
  text: string | null | undefined,
  read: (value: unknown) => Value | undefined,
): Value | undefined {
  try {
    return read(JSON.parse(text ?? 'null'))
  } catch {
    return undefined
  }
}
