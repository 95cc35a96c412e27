import { addDecimals } from '../../../../kit/controls/decimal.ts'
import { dropFormDraft, openFormDraft, readFormDraft } from '../../../../state/form-draft.ts'

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
const draftOf = (to: string | null): string => `team-transfer ${to ?? ''}`

/** Returns the rows that were typed before in the visit, or one for whom the address names. */
export function readTypedRows(to: string | null): readonly TransferRow[] {
  const { rows } = readFormDraft(draftOf(to))
  if (rows !== undefined) return JSON.parse(rows)
  return to === null ? [] : [createRow(to)]
}

/** Returns the function that keeps rows in memory, so that they are there after the agent has set a PIN or logged in again. */
export function openTypedRows(to: string | null): (rows: readonly TransferRow[]) => void {
  const keep = openFormDraft(draftOf(to))
  return (rows) => {
    if (rows.some(({ typed, remark }) => typed || remark)) keep({ rows: JSON.stringify(rows) })
    else dropFormDraft(draftOf(to))
  }
}

/** Returns the sum of rows. */
export function sumRows(rows: readonly Pick<CheckedRow, 'amount'>[]): string {
  return addDecimals(rows.map(({ amount }) => amount))
}

/** Returns a row as the gateway takes it. */
export function toBody({ username, amount, remark }: CheckedRow) {
  const note = remark.trim()
  return { username, amount, ...(note && { remark: note }) }
}
