/** The sum of decimal strings, exact, with the most digits that any of them has. */
export function addDecimals(amounts: readonly string[]): string {
  const digits = Math.max(0, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0))
  const sum = amounts.reduce((total, amount) => total + toMinor(amount, digits), 0n)
  const text = String(sum < 0n ? -sum : sum).padStart(digits + 1, '0')
  const sign = sum < 0n ? '-' : ''
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** Returns true if a decimal string is greater than zero. */
export function isPositive(amount: string): boolean {
  return /^\d*\.?\d*$/.test(amount) && /[1-9]/.test(amount)
}

function toMinor(amount: string, digits: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(digits, '0'))
}
