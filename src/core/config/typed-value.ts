import type { Json } from './edit/edit.ts'

/** Reads a value as it is typed on a command line: JSON, or else a text. */
export function readTypedValue(typed: string): Json {
  try {
    return JSON.parse(typed)
  } catch {
    return typed
  }
}

/** Formats a value as JSON for a line, cut after 200 characters. */
export function formatTypedValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 200 ? `${text.slice(0, 197)}…` : text
}
