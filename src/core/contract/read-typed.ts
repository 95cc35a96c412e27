import { foldWidth, readCode, trimEnds } from './read-code.ts'
import { readDecimal, type Separators } from './read-decimal.ts'

/**
 * How the text of a field is read (SPEC §5.15): `code` is a name, a number or an address that a machine
 * compares, `name` what a person is called, `text` what people say, `asTyped` a password. Separators
 * read a number as a decimal string.
 */
export type Reading = 'code' | 'name' | 'text' | 'asTyped' | Separators

/** Reads a typed text. A number that cannot be meant is returned as a code, for the field's rule to refuse. */
export function readTyped(typed: string, reading: Reading): string {
  if (reading === 'asTyped') return typed
  if (reading === 'text') return trimEnds(typed)
  if (reading === 'name') return trimEnds(foldWidth(typed))
  return reading === 'code' ? readCode(typed) : (readDecimal(typed, reading) ?? readCode(typed))
}
