import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import { parseMinor } from './ledger.ts'

/** Returns an amount in the smallest unit; refuses what is no positive decimal string with the currency's digits. */
export function parseAmount(amount: string, digits: number): number {
  const form = /^\d{1,12}(\.\d+)?$/.exec(amount)
  const minor = form && (form[1]?.length ?? 0) <= digits + 1 ? parseMinor(amount, digits) : 0
  if (minor <= 0 || (digits === 0 && form?.[1])) throw new GatewayRefusal('request_param_err')
  return minor
}
