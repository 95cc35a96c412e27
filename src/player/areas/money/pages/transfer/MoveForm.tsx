import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { ActionBar } from '../../../../kit/controls/ActionBar.tsx'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Button } from '../../../../kit/controls/Button.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { InitialFocus } from '../../../../kit/controls/InitialFocus.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { MoneyField } from '../../../../kit/money/MoneyField.tsx'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useConnection } from '../../../../state/connection.ts'
import { Sides } from './Sides.tsx'
import {
  type MoveFormModel,
  type MoveNeeds,
  type MoveResult,
  useMoveForm,
} from './use-move-form.ts'
import type { WalletSide } from './use-wallet-choice.ts'

export interface MoveFormProps extends MoveNeeds {
  readonly masked: boolean
}

/** Moves an amount from one wallet to the other. Its button is locked while a transfer runs. */
export function MoveForm({ choice, effect, masked }: MoveFormProps): ReactNode {
  const { from, to } = choice
  const t = useT()
  const currency = useCurrency()
  const form = useMoveForm({ choice, effect })
  const { result } = form
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      {result && <Result result={result} onDismiss={form.dismiss} />}
      <Sides choice={choice} masked={masked} locked={effect.running} />
      <MoneyField
        form={form}
        name="amount"
        label={t('transfer.amount')}
        symbol={currency.symbol}
        digits={currency.digits}
        maxAmount={from?.balance}
        hint={t('transfer.note')}
      />
      <SubmitBar form={form} to={to} busy={effect.running} />
    </form>
  )
}

interface SubmitBarProps {
  readonly form: MoveFormModel
  readonly to: WalletSide | undefined
  readonly busy: boolean
}

function SubmitBar({ form, to, busy }: SubmitBarProps): ReactNode {
  const { amount } = form
  const t = useT()
  const currency = useCurrency()
  const offline = useConnection() === 'offline'
  const refusal = form.errorOf('to') ?? form.refusal
  return (
    <ActionBar
      label={to && t('transfer.into', { name: to.name })}
      figure={to && amount && <Money {...currency} amount={amount} />}
      note={refusal && <Refusal>{refusal}</Refusal>}
    >
      <Button type="submit" variant="accent" size="large" wide busy={busy} disabled={offline}>
        {t('transfer.submit')}
      </Button>
    </ActionBar>
  )
}

interface ResultProps {
  readonly result: MoveResult
  readonly onDismiss: () => void
}

function Result({ result, onDismiss }: ResultProps): ReactNode {
  const { state, amount, name } = result
  const t = useT()
  const currency = useCurrency()
  if (state === 'unknown') return <UnknownResult onDismiss={onDismiss} />
  return (
    <InitialFocus>
      <Banner
        tone={state === 'done' ? 'success' : 'error'}
        title={t(`transfer.result.${state}`, { amount: formatMoney(amount, currency), name })}
      />
    </InitialFocus>
  )
}
