/** The only door to big.js: exact arithmetic with the decimal strings of the gateway. */
import Big from 'big.js'

/** Returns the sum of decimal strings, with the most digits that any of them has. */
export function addDecimals(amounts: readonly string[]): string {
  const sum = amounts.reduce((total, amount) => total.plus(amount), new Big(0))
  return sum.toFixed(digitsOf(amounts))
}

/** Returns a decimal string less another one, with the most digits that one of them has. */
export function subtractDecimals(amount: string, other: string): string {
  return new Big(amount).minus(other).toFixed(digitsOf([amount, other]))
}

/** Returns a whole number of times a decimal string, with its digits. */
export function multiplyDecimal(amount: string, times: number): string {
  return new Big(amount).times(times).toFixed(digitsOf([amount]))
}

/** Returns a percentage of a decimal string, rounded down to the digits of a currency. */
export function percentOf(
  amount: string,
  { percent, digits }: { readonly percent: string; readonly digits: number },
): string {
  return new Big(amount).times(percent).div(100).round(digits, Big.roundDown).toFixed(digits)
}

/** Returns the part that an amount is of another one; 0 of nothing. */
export function partOf(amount: string, whole: string): number {
  const all = new Big(whole)
  return all.eq(0) ? 0 : new Big(amount).div(all).toNumber()
}

/** Returns a negative number, zero or a positive number, as an amount is less than, equal to or greater than another one. */
export function compareDecimals(amount: string, other: string): number {
  return new Big(amount).cmp(other)
}

/** Returns true if a text is a decimal string that is greater than zero. */
export function isPositive(amount: string): boolean {
  return /^(\d+\.?\d*|\.\d+)$/.test(amount) && new Big(amount).gt(0)
}

function digitsOf(amounts: readonly string[]): number {
  return Math.max(0, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0))
}
