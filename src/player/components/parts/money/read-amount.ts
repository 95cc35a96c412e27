import { compareDecimals, isPositive } from '../../ui/decimal.ts'

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

/**
 * Reads a typed or pasted amount as a decimal string. Accepts spaces, a currency symbol, commas between
 * groups of three, and the digits of Thai, Khmer and full width. Refuses a sign, an exponent and more
 * digits after the point than the currency has (SPEC §12.18).
 */
export function readAmount(typed: string, currency: { readonly digits: number }): ReadAmount {
  const text = mapDigits(typed)
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(currencyBefore, '')
    .replace(currencyAfter, '')
  if (text === '') return { problem: 'empty' }
  const plain = /^\d{1,3}(?:,\d{3})+(?=\.|$)/.test(text) ? text.replaceAll(',', '') : text
  const [, whole = '', fraction = ''] = /^(\d*)\.?(\d*)$/.exec(plain) ?? []
  if (whole === '' && fraction === '') return { problem: 'format' }
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  if (digits.length > mostWholeDigits) return { problem: 'format' }
  if (fraction.length > currency.digits) return { problem: 'digits' }
  const amount = fraction === '' ? digits : `${digits}.${fraction}`
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

/** The digits zero of the scripts whose digits are accepted: Thai, Khmer and full width. */
const zeros = [0x0e50, 0x17e0, 0xff10]

function mapDigits(typed: string): string {
  return typed
    .replace(/[\u0e50-\u0e59\u17e0-\u17e9\uff10-\uff19]/g, (digit) => {
      const code = digit.charCodeAt(0)
      return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code))
    })
    .replaceAll('\uff0e', '.')
    .replaceAll('\uff0c', ',')
}
