/** The country, the numeric code (ISO 4217) and the account template of a currency's QR codes. */
interface Scheme {
  readonly country: string
  readonly numeric: string
}

const schemes: Readonly<Record<string, Scheme>> = {
  THB: { country: 'TH', numeric: '764' },
  CNY: { country: 'CN', numeric: '156' },
  KHR: { country: 'KH', numeric: '116' },
  JPY: { country: 'JP', numeric: '392' },
}
const dollars: Scheme = { country: 'US', numeric: '840' }
/** The application id of PromptPay's credit transfers, and that of the sandbox's own bank. */
const promptPay = 'A000000677010111'
const own = 'com.example.livery'

export interface PaymentCode {
  /** ISO 4217 code. */
  readonly currency: string
  /** A decimal string. */
  readonly amount: string
  /** The digits of the receiver's account. */
  readonly account: string
  readonly reference: string
}

/**
 * Writes the content of a QR code that is used once and holds its amount (EMV QR Code Specification,
 * merchant-presented mode). In baht it is a PromptPay code of the receiver's tax id.
 */
export function writePaymentCode({ currency, amount, account, reference }: PaymentCode): string {
  const { country, numeric } = schemes[currency] ?? dollars
  const receiver =
    currency === 'THB'
      ? field('29', field('00', promptPay) + field('02', account.padStart(13, '0').slice(-13)))
      : field('26', field('00', own) + field('01', account))
  const body =
    field('00', '01') +
    field('01', '12') +
    receiver +
    field('52', '0000') +
    field('53', numeric) +
    field('54', amount) +
    field('58', country) +
    field('59', 'SANDBOX BANK') +
    field('60', 'SANDBOX') +
    field('62', field('05', reference))
  return `${body}6304${checksum(`${body}6304`)}`
}

/** Writes a field: its two-digit id, the two-digit length of its value, and the value. */
function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

/** Returns the CRC-16/CCITT-FALSE of a text in four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
