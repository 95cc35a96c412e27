import { addDecimals } from '../../../player/components/ui/decimal.ts'

/** A decimal string, so many times. */
export function timesOf(amount: string, count: number): string {
  return addDecimals(Array.from({ length: count }, () => amount))
}
