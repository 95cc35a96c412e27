import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { InitialFocus } from '../../../../kit/controls/InitialFocus.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { MoneyField } from '../../../../kit/money/MoneyField.tsx'
import { SubmitBar } from '../../../../kit/money/SubmitBar.tsx'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { Sides } from './Sides.tsx'
import { type MoveNeeds, type MoveResult, useMoveForm } from './use-move-form.ts'

export interface MoveFormProps extends MoveNeeds {
  readonly masked: boolean
}

/** Moves an amount from one wallet to the other. Its button is locked while a transfer runs. */
export function MoveForm({ choice, effect, masked }: MoveFormProps): ReactNode {
  const { from, to } = choice
  const t = useT()
  const currency = useCurrency()
  const form = useMoveForm({ choice, effect })
  const { result, amount } = form
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
      <SubmitBar
        label={to && t('transfer.into', { name: to.name })}
        figure={to && amount && <Money {...currency} amount={amount} />}
        refusal={form.errorOf('to') ?? form.refusal}
        busy={effect.running}
      >
        {t('transfer.submit')}
      </SubmitBar>
    </form>
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
