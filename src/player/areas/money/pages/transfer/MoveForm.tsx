import { type FormEvent, type ReactNode, useState } from 'react'
import type { VendorTransfer } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ActionBar } from '../../../../kit/controls/ActionBar.tsx'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Button } from '../../../../kit/controls/Button.tsx'
import { focusInvalid } from '../../../../kit/controls/focus-invalid.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { InitialFocus } from '../../../../kit/controls/InitialFocus.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { AmountField } from '../../../../kit/money/AmountField.tsx'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { useAmountCheck } from '../../../../kit/money/use-amount-check.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import type { MoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { useConnection } from '../../../../state/connection.ts'
import { Sides } from './Sides.tsx'
import type { WalletChoice } from './use-wallet-choice.ts'

export interface MoveFormProps {
  readonly choice: WalletChoice
  readonly effect: MoneyEffect<'walletTransfer'>
  readonly masked: boolean
}

/** The result of a transfer, with the name of the wallet that it went to. */
interface MoveResult extends Pick<VendorTransfer, 'state' | 'amount'> {
  readonly name: string
}

/** Moves an amount from one wallet to the other. Its button is locked while a transfer runs. */
export function MoveForm({ choice, effect, masked }: MoveFormProps): ReactNode {
  const { from, to } = choice
  const t = useT()
  const currency = useCurrency()
  const offline = useConnection() === 'offline'
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [asked, setAsked] = useState(false)
  const lacksSide = asked && !(from && to)
  const [result, setResult] = useState<MoveResult>()
  const { amount, message } = useAmountCheck({ balance: from?.balance })(typed)

  function clear(): void {
    setRefusal(undefined)
    setResult(undefined)
  }
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setShown(true)
    setAsked(true)
    clear()
    if (!from || !to) return
    if (amount === undefined) return focusInvalid(event.currentTarget)
    const body = { action: 'move', from: from.code, to: to.code, amount } as const
    const outcome = await effect.press({ body })
    if (outcome.kind === 'refused') setRefusal(outcome.message)
    if (outcome.kind !== 'done') return
    const state = outcome.value.transfers[0]?.state ?? 'unknown'
    setResult({ state, amount, name: to.name })
    if (state !== 'done') return
    setTyped('')
    setShown(false)
    setAsked(false)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {result && <Result result={result} onDismiss={() => setResult(undefined)} />}
      <Sides choice={choice} masked={masked} locked={effect.running} />
      <AmountField
        label={t('transfer.amount')}
        name="amount"
        value={typed}
        onChange={(value) => {
          setTyped(value)
          clear()
        }}
        onBlur={() => setShown(typed !== '')}
        symbol={currency.symbol}
        digits={currency.digits}
        maxAmount={from?.balance}
        error={shown ? message : undefined}
        hint={t('transfer.note')}
      />
      <ActionBar
        label={to && t('transfer.into', { name: to.name })}
        figure={to && amount && <Money {...currency} amount={amount} />}
        note={
          lacksSide ? (
            <Refusal>{t('transfer.problem.to')}</Refusal>
          ) : (
            refusal && <Refusal>{refusal}</Refusal>
          )
        }
      >
        <Button
          type="submit"
          variant="accent"
          size="large"
          wide
          busy={effect.running}
          disabled={offline}
        >
          {t('transfer.submit')}
        </Button>
      </ActionBar>
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
