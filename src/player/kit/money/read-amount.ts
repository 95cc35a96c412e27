import { readCode } from '../../../core/contract/read-code.ts'
import { readDecimal } from '../../../core/contract/read-decimal.ts'
import { compareDecimals, isPositive } from '../controls/decimal.ts'
import { separatorsOf } from '../controls/number-separators.ts'

export type AmountProblem = 'empty' | 'format' | 'digits' | 'zero'
export type LimitProblem = 'min' | 'max' | 'balance'

export type ReadAmount =
  | { readonly amount: string; readonly problem?: undefined }
  | { readonly amount?: undefined; readonly problem: AmountProblem }

/** The highest number of digits before the point. */
const mostWholeDigits = 12

/**
 * The code, the symbol or the name of a currency, such as `THB`, `S$` or 元. Other letters may be a number,
 * such as 万 or ล้าน, which would make the amount another one.
 */
const currency = String.raw`[A-Za-z]{0,3}\p{Sc}|[A-Z]{3}|Rp|RM|Rs|บาท|រៀល|ដុល្លារ|元|圆|圓|円|块|人民币|泰铢|美元|日元|港币`
const currencyBefore = new RegExp(`^(?:${currency})`, 'u')
const currencyAfter = new RegExp(`(?:${currency})$`, 'u')

export interface AmountFormat {
  /** The digits after the decimal sign that the currency has. */
  readonly digits: number
  /** The language in which the player reads amounts. */
  readonly language: string
}

/**
 * Reads a typed or pasted amount as a decimal string. Accepts spaces, a currency symbol, and numbers as
 * `readDecimal` reads them. Refuses a sign, an exponent and more digits after the decimal sign than the
 * currency has (SPEC §12.18).
 */
export function readAmount(typed: string, { digits, language }: AmountFormat): ReadAmount {
  const text = readCode(typed)
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(currencyBefore, '')
    .replace(currencyAfter, '')
  if (text === '') return { problem: 'empty' }
  const amount = readDecimal(text, separatorsOf(language))
  if (amount === undefined) return { problem: 'format' }
  const [whole = '', fraction = ''] = amount.split('.')
  if (whole.length > mostWholeDigits) return { problem: 'format' }
  if (fraction.length > digits) return { problem: 'digits' }
  return isPositive(amount) ? { amount } : { problem: 'zero' }
}

export interface AmountLimits {
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** The most that the player has, or may still use. */
  readonly balance?: string | undefined
}

/** Returns the limit that a decimal string does not keep, if any. */
export function checkAmount(
  amount: string,
  { min, max, balance }: AmountLimits,
): LimitProblem | undefined {
  if (min !== undefined && compareDecimals(amount, min) < 0) return 'min'
  if (max !== undefined && compareDecimals(amount, max) > 0) return 'max'
  return balance !== undefined && compareDecimals(amount, balance) > 0 ? 'balance' : undefined
}
