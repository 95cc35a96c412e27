import { useT } from '../../../../i18n/use-t.ts'
import { compareDecimals } from '../../../../kit/controls/decimal.ts'
import { useAmountCheck } from '../../../../kit/money/use-amount-check.ts'
import { type MoneyForm, useMoneyForm } from '../../../../kit/money/use-money-form.ts'
import { usePinStep } from '../../../../kit/money/use-pin-step.ts'
import { type CheckedRow, sumRows, type TransferRow } from './transfer-rows.ts'
import type { TeamTransfer, TransferOutcome } from './use-team-transfer.ts'

export interface TransferNeeds {
  /** The main wallet. Decimal string. */
  readonly balance: string
  /** Names the rows among the drafts of the visit. */
  readonly draft: string
  /** The rows of an agent who has typed nothing yet. */
  readonly rows: readonly TransferRow[]
  readonly transfer: TeamTransfer
  readonly onDone: (results: TransferOutcome, rows: readonly TransferRow[]) => void
  /** Called when the agent has to set a PIN first. */
  readonly onPinMissing: () => void
}

interface TransferValues {
  readonly rows: readonly TransferRow[]
}

export interface TransferFormModel
  extends MoneyForm<TransferValues, readonly CheckedRow[], TransferOutcome> {
  /** The sum of the rows whose amount can be sent. */
  readonly subtotal: string
  /** Why the rows cannot be sent as a whole, or why the last transfer was refused. */
  readonly problem: string | undefined
}

/** Holds the rows of a transfer: each within the main wallet, and their sum as well. A wrong PIN is asked again. */
export function useTransferForm(needs: TransferNeeds): TransferFormModel {
  const { balance, draft, rows, transfer, onDone, onPinMissing } = needs
  const t = useT()
  const check = useAmountCheck({ balance })
  const sendWithPin = usePinStep({
    title: t('teamTransfer.pin'),
    text: t('teamTransfer.pinText'),
    wrong: t('teamTransfer.pinWrong'),
  })
  const readRows = (typedRows: readonly TransferRow[]): readonly CheckedRow[] =>
    typedRows.flatMap(({ typed, ...row }) => {
      const { amount } = check(typed)
      return amount === undefined ? [] : [{ ...row, amount }]
    })
  const isBeyond = (checked: readonly CheckedRow[]): boolean =>
    compareDecimals(sumRows(checked), balance) > 0

  const form = useMoneyForm<TransferValues, readonly CheckedRow[], TransferOutcome>({
    defaultValues: { rows },
    draft: { name: draft, isTyped },
    confirms: true,
    read(values) {
      const checked = readRows(values.rows)
      if (checked.length === values.rows.length && !isBeyond(checked)) return { ready: checked }
      return {
        problems: {
          ...Object.fromEntries(values.rows.map((row) => [nameOf(row), check(row.typed).message])),
          ...(isBeyond(checked) && { subtotal: t('teamTransfer.beyond') }),
        },
      }
    },
    async send(checked) {
      const outcome = await sendWithPin((pin) => transfer.press(checked, pin))
      if (!outcome) form.close()
      return outcome
    },
    onDone(results) {
      form.keep({ rows: [] })
      onDone(results, form.values.rows)
    },
    handles({ code }) {
      if (code === 'pin.missing') onPinMissing()
      return code === 'pin.missing'
    },
  })
  const checked = readRows(form.values.rows)
  return {
    ...form,
    subtotal: sumRows(checked),
    problem: form.refusal ?? (isBeyond(checked) ? t('teamTransfer.beyond') : undefined),
  }
}

/** Returns the name of the field of a row's amount. */
export function nameOf({ username }: TransferRow): string {
  return `amount-${username}`
}

function isTyped({ rows }: TransferValues): boolean {
  return rows.some(({ typed, remark }) => typed || remark)
}
