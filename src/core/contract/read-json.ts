/**
 * Reads a text of JSON, such as a storage keeps: the value that `read` makes of it, undefined where it
 * makes none or the text is broken. It never throws.
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
