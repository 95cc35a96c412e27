import { foldWidth, readCode, trimEnds } from './read-code.ts'
import { readDecimal, type Separators } from './read-decimal.ts'

/**
 * How the text of a field is read (SPEC §5.15): `code` is a name, a number or an address that a machine
 * compares, `name` what a person is called, `text` what people say, `asTyped` a password, `day` a day as
 * YYYY-MM-DD. Separators read a number as a decimal string.
 */
export type Reading = 'code' | 'name' | 'text' | 'asTyped' | 'day' | Separators

/** Reads a typed text. A number that cannot be meant is returned as a code, for the field's rule to refuse. */
export function readTyped(typed: string, reading: Reading): string {
  if (reading === 'asTyped') return typed
  if (reading === 'text') return trimEnds(typed)
  if (reading === 'day') return readDay(readCode(typed))
  if (reading === 'name') return trimEnds(foldWidth(typed))
  return reading === 'code' ? readCode(typed) : (readDecimal(typed, reading) ?? readCode(typed))
}

/** The years by which the Buddhist calendar, in which Thai people date, is ahead, and the first year that is meant so. */
const buddhist = { ahead: 543, first: 2400 } as const

function readDay(day: string): string {
  const year = Number(/^(\d{4})-/.exec(day)?.[1])
  return year >= buddhist.first ? `${year - buddhist.ahead}${day.slice(4)}` : day
}
