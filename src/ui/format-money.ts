export interface MoneyFormat {
  readonly language: string
  /** Stands first, such as `฿`. */
  readonly symbol: string
  /** Digits after the point; without it 2 (SPEC.md §9). */
  readonly digits?: number
  /** `always` writes plus and minus, for gains and losses. */
  readonly sign?: 'auto' | 'always'
}

/** A decimal string such as `12480.5` as a player reads it; what is no decimal comes back as it is. */
export function formatMoney(amount: string, format: MoneyFormat): string {
  if (!isDecimal(amount)) return amount
  const { language, symbol, digits = 2, sign = 'auto' } = format
  const parts = numberFormat({ language, digits, sign }).formatToParts(amount)
  const first = parts[0]
  const signed = first?.type === 'minusSign' || first?.type === 'plusSign'
  const number = parts.slice(signed ? 1 : 0).map((part) => part.value)
  return `${signed ? first.value : ''}${symbol}${number.join('')}`
}

/** Amounts never pass through a float: Intl reads the decimal string itself. */
function isDecimal(amount: string): amount is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(amount)
}

const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(key: { language: string; digits: number; sign: 'auto' | 'always' }) {
  const name = JSON.stringify(key)
  const kept = formats.get(name)
  if (kept) return kept
  const made = new Intl.NumberFormat(key.language, {
    numberingSystem: 'latn',
    minimumFractionDigits: key.digits,
    maximumFractionDigits: key.digits,
    signDisplay: key.sign === 'always' ? 'exceptZero' : 'auto',
  })
  formats.set(name, made)
  return made
}
