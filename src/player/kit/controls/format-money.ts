export interface MoneyFormat {
  readonly language: string
  /** The currency symbol before the number, such as `฿`. */
  readonly symbol: string
  /** Digits after the point; without it 2 (SPEC §9.6). */
  readonly digits?: number
  /** `always` writes plus and minus (U+2212, as wide as a plus), for gains and losses. */
  readonly sign?: 'auto' | 'always'
}

/** A decimal string such as `12480.5` as a player reads it; what is no decimal comes back as it is. */
export function formatMoney(amount: string, format: MoneyFormat): string {
  if (!isDecimal(amount)) return amount
  const { language, symbol, digits = 2, sign } = format
  const grouped = sign !== 'always' && commas.test(language) ? group(amount, digits) : undefined
  const signDisplay = sign === 'always' ? 'exceptZero' : 'auto'
  const number = grouped ?? numberFormat(language, digits, signDisplay).format(amount)
  // The text before the first digit is the sign.
  const written = number.replace(/\d/, (first) => symbol + first)
  return sign === 'always' ? written.replace('-', '\u2212') : written
}

/** Languages that write 1,234.50; to begin with Intl takes a phone forty milliseconds. */
const commas = /^(?:en|th|zh|km|ja)$/

/** An amount in threes; nothing where it has to be rounded. */
function group(amount: string, digits: number): string | undefined {
  const [whole = '', fraction = ''] = amount.replace(/^(-?)0+(?=\d)/, '$1').split('.')
  if (fraction.length > digits) return undefined
  const point = digits > 0 ? `.${fraction.padEnd(digits, '0')}` : ''
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + point
}

/** Amounts never pass through a float: Intl reads the decimal string itself. */
function isDecimal(amount: string): amount is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(amount)
}

const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(language: string, digits: number, signDisplay: 'exceptZero' | 'auto') {
  const name = language + digits + signDisplay
  const kept = formats.get(name)
  if (kept) return kept
  const made = new Intl.NumberFormat(language, {
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  })
  formats.set(name, made)
  return made
}
