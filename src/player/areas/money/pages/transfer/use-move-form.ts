import { useState } from 'react'
import type { VendorTransfer } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { focusInvalid } from '../../../../kit/controls/focus-invalid.ts'
import { useAmountCheck } from '../../../../kit/money/use-amount-check.ts'
import type { MoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { type MoneyForm, useMoneyForm } from '../../../../kit/money/use-money-form.ts'
import type { WalletChoice, WalletSide } from './use-wallet-choice.ts'

export interface MoveNeeds {
  readonly choice: WalletChoice
  readonly effect: MoneyEffect<'walletTransfer'>
}

/** The result of a transfer, with the name of the wallet that it went to. */
export interface MoveResult extends Pick<VendorTransfer, 'state' | 'amount'> {
  readonly name: string
}

interface MoveValues {
  readonly amount: string
}

interface Move extends MoveValues {
  readonly from: WalletSide
  readonly to: WalletSide
}

export interface MoveFormModel extends MoneyForm<MoveValues, Move, MoveResult> {
  /** The typed amount, if the wallet has it. */
  readonly amount: string | undefined
  readonly result: MoveResult | undefined
  /** Puts the result away. */
  readonly dismiss: () => void
}

const nothing: MoveValues = { amount: '' }

/** Holds a transfer between two wallets, and its result until the player types or sends again. */
export function useMoveForm({ choice: { from, to }, effect }: MoveNeeds): MoveFormModel {
  const t = useT()
  const check = useAmountCheck({ balance: from?.balance })
  const [result, setResult] = useState<MoveResult>()
  const form = useMoneyForm<MoveValues, Move, MoveResult>({
    defaultValues: nothing,
    read(values) {
      const { amount, message } = check(values.amount)
      if (from && to && amount !== undefined) return { ready: { from, to, amount } }
      const lacksSide = !(from && to)
      return {
        problems: { ...(lacksSide && { to: t('transfer.problem.to') }), amount: message },
      }
    },
    focus(field, element) {
      if (field === 'amount') focusInvalid(element)
    },
    async send({ from: { code }, to: target, amount }) {
      const body = { action: 'move', from: code, to: target.code, amount } as const
      const outcome = await effect.press({ body })
      if (outcome.kind !== 'done') return outcome
      const state = outcome.value.transfers[0]?.state ?? 'unknown'
      return { kind: 'done', value: { state, amount, name: target.name } }
    },
    onDone(moved) {
      setResult(moved)
      if (moved.state === 'done') form.restart(nothing)
    },
  })
  const dismiss = (): void => setResult(undefined)
  return {
    ...form,
    change(patch) {
      dismiss()
      form.change(patch)
    },
    submit(event) {
      dismiss()
      return form.submit(event)
    },
    amount: check(form.values.amount).amount,
    result,
    dismiss,
  }
}
