import { readTyped } from '../../../../../core/contract/read-typed.ts'
import { addDecimals } from '../../../../kit/controls/decimal.ts'

/** A recipient with what the agent typed. */
export interface TransferRow {
  readonly username: string
  readonly typed: string
  readonly remark: string
}

/** A row whose amount was read. */
export interface CheckedRow {
  readonly username: string
  /** Decimal string. */
  readonly amount: string
  readonly remark: string
}

/** The highest number of rows of one request. */
export const mostRows = 50
/** The highest number of characters of a remark. */
export const mostRemark = 60

export function createRow(username: string): TransferRow {
  return { username, typed: '', remark: '' }
}

/** Names the draft of a transfer by whom its address names, so that no other transfer shows its rows. */
export function draftOf(to: string | null): string {
  return `team-transfer ${to ?? ''}`
}

/** Returns the sum of rows. */
export function sumRows(rows: readonly Pick<CheckedRow, 'amount'>[]): string {
  return addDecimals(rows.map(({ amount }) => amount))
}

/** Returns a row as the gateway takes it. */
export function toBody({ username, amount, remark }: CheckedRow) {
  const note = readTyped(remark, 'text')
  return { username, amount, ...(note && { remark: note }) }
}
