import { readCode } from './read-code.ts'

/** The signs that a language writes in numbers. */
export interface Separators {
  /** Between the whole number and its fraction. */
  readonly decimal: string
  /** Between groups of three digits. */
  readonly group: string
}

/** The highest number of digits after a sign that this language writes between groups. */
const mostForeignDigits = 2

/**
 * Reads a typed number as a decimal string, such as `1234.5`: of two different signs the last one is the
 * decimal sign, and a sign that is there twice is between groups. A single sign is read as the language
 * writes it, or as a decimal sign where no group of three follows it (a keypad may have no other). Returns
 * undefined for anything that cannot be meant as a number without a sign and an exponent.
 */
export function readDecimal(typed: string, separators: Separators): string | undefined {
  const text = plainSigns(typed)
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return undefined
  const decimal = findDecimalSign(text, separators)
  const at = decimal === undefined ? text.length : text.lastIndexOf(decimal)
  const whole = joinGroups(text.slice(0, at))
  const fraction = text.slice(at + 1)
  if (whole === undefined || /[.,]/.test(fraction)) return undefined
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  return fraction === '' ? digits : `${digits}.${fraction}`
}

/** Reads a typed whole number of at most nine digits; undefined for anything else, such as `1,5`. */
export function readWhole(typed: string, separators: Separators): number | undefined {
  const read = readDecimal(typed, separators)
  return read !== undefined && /^\d{1,9}$/.test(read) ? Number(read) : undefined
}

/** Writes a decimal string with the decimal sign of a language, as a player would type it. */
export function writeDecimal(amount: string, { decimal }: Separators): string {
  return amount.replace('.', decimal)
}

/** Returns the text without spaces and apostrophes, and with the signs of every script as a point or a comma. */
function plainSigns(typed: string): string {
  return readCode(typed)
    .replace(/[\s\p{Cf}'’]/gu, '')
    .replaceAll('٫', '.')
    .replaceAll(/[٬、]/g, ',')
}

/** Returns the sign before the fraction, if there is one. */
function findDecimalSign(text: string, { decimal }: Separators): string | undefined {
  const signs = text.replace(/\d/g, '')
  const last = signs.at(-1)
  if (last === undefined) return undefined
  const first = signs[0]
  if (first !== last) return last
  if (signs.length > 1) return undefined
  if (last === decimal) return last
  const [before = '', after = ''] = text.split(last)
  const isGroup = after.length > mostForeignDigits || before === ''
  return isGroup ? undefined : last
}

/** Joins groups of three digits; undefined if a sign is anywhere else. */
function joinGroups(text: string): string | undefined {
  if (/^\d*$/.test(text)) return text
  const [sign = ''] = text.replace(/\d/g, '')
  const groups = text.split(sign)
  const isWritten = groups.every((group, at) =>
    at === 0 ? /^[1-9]\d{0,2}$/.test(group) : /^\d{3}$/.test(group),
  )
  return isWritten ? groups.join('') : undefined
}
