import { type ReactNode, useState } from 'react'
import type { BankCards, WithdrawalTerms } from '../../../../../core/contract/generated/gateway.ts'
import { type QueryResult, useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { compareDecimals, isPositive } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useSearch } from '../../../../kit/controls/navigation.tsx'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { GateAction, Gates } from './Gates.tsx'
import { TermsHead, type TermsHeadProps } from './TermsHead.tsx'
import { TermsRows } from './TermsRows.tsx'
import { TurnoverPanel } from './TurnoverPanel.tsx'
import { isUsable } from './use-withdraw-form.ts'
import { WithdrawalReceipt } from './WithdrawalReceipt.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

/**
 * Shows what is missing before a withdrawal, or its form, and with an order number its receipt
 * (SPEC §11.68 to §11.70). The confirmation and the PIN have no address, so that no link enters them
 * out of order (SPEC §12.20).
 */
export default function Withdraw(): ReactNode {
  const orderId = useSearch().get('order')
  return (
    <PagePart>
      {orderId ? <WithdrawalReceipt key={orderId} orderId={orderId} /> : <NewWithdrawal />}
    </PagePart>
  )
}

interface Needs {
  readonly terms: WithdrawalTerms
  readonly cards: BankCards
}

function NewWithdrawal(): ReactNode {
  const effect = useMoneyEffect('withdraw')
  const [refusal, setRefusal] = useState<string>()
  const call = useNeeds()
  return (
    <>
      {effect.unanswered && <UnknownResult onDismiss={effect.forget} />}
      <Answer call={call} skeleton={<FormSkeleton />}>
        {({ terms, cards }) => {
          const turnover = <TurnoverPanel turnover={terms.turnover} />
          return (
            <>
              <TermsHead terms={terms} hindrance={findHindrance({ terms, cards })} />
              <CashOutCaps terms={terms} />
              {terms.gates.length > 0 ? (
                <>
                  <Refusal>{refusal}</Refusal>
                  <Gates terms={terms} onOpened={call.retry} />
                  {turnover}
                  <TermsRows terms={terms} />
                  <GateAction terms={terms} />
                </>
              ) : (
                <WithdrawForm
                  terms={terms}
                  cards={cards}
                  effect={effect}
                  onRefusal={setRefusal}
                  onCardRefused={call.retry}
                >
                  {turnover}
                </WithdrawForm>
              )}
            </>
          )
        }}
      </Answer>
    </>
  )
}

/** Returns the one thing that hinders a withdrawal before anything is typed, the strongest one first. */
function findHindrance({ terms, cards }: Needs): TermsHeadProps['hindrance'] {
  if (terms.gates.length > 0 || !cards.cards.some(isUsable)) return 'below'
  return compareDecimals(terms.available, terms.min) < 0 ? 'least' : undefined
}

/** Loads the terms and the bank accounts as one answer. The terms load again when the player returns to the page. */
function useNeeds(): Pick<QueryResult<Needs>, 'value' | 'error' | 'retry' | 'refreshing'> {
  const terms = useCall('withdrawalTerms', undefined, { onReturn: 'refresh' })
  const cards = useCall('bankCards', undefined, { onReturn: 'refresh' })
  return {
    value: terms.value && cards.value && { terms: terms.value, cards: cards.value },
    error: terms.error ?? cards.error,
    refreshing: terms.refreshing || cards.refreshing,
    retry: async () => {
      await Promise.all([terms.retry(), cards.retry()])
    },
  }
}

function FormSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="card" height="5.5rem" />
      <Skeleton shape="card" height="9rem" />
      <Skeleton shape="card" height="6rem" />
      <Skeleton shape="card" height="9rem" />
    </>
  )
}

/** Names the most that can be withdrawn from each active bonus, and what is above it now (SPEC §11.77). */
function CashOutCaps({ terms }: { readonly terms: WithdrawalTerms }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { caps = [] } = terms
  if (caps.length === 0) return null
  const money = (amount: string): string => formatMoney(amount, currency)
  return (
    <Banner tone="info" title={t('withdraw.cap')}>
      {caps.map(({ bonusId, title, maxCashOut, above }) => (
        <p key={bonusId}>
          {t('withdraw.capNote', { title, max: money(maxCashOut) })}
          {isPositive(above) && ` ${t('withdraw.capAbove', { amount: money(above) })}`}
        </p>
      ))}
    </Banner>
  )
}
