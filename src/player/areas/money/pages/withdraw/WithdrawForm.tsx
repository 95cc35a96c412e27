import { type FormEvent, type ReactNode, useState } from 'react'
import type {
  BankCard,
  BankCards,
  WithdrawalTerms,
} from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { formatMoment } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ActionBar } from '../../../../kit/controls/ActionBar.tsx'
import { Button } from '../../../../kit/controls/Button.tsx'
import { ChoiceList } from '../../../../kit/controls/ChoiceList.tsx'
import { compareDecimals, isPositive, subtractDecimals } from '../../../../kit/controls/decimal.ts'
import { focusInvalid } from '../../../../kit/controls/focus-invalid.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { AmountField } from '../../../../kit/money/AmountField.tsx'
import { type CheckedAmount, useAmountCheck } from '../../../../kit/money/use-amount-check.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import type { MoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { readHere } from '../../../../kit/pages/return-path.ts'
import { useConnection } from '../../../../state/connection.ts'
import { useLanguage } from '../../../../state/language.ts'
import { readServerTime } from '../../../../state/status.ts'
import { useTypedDraft } from '../../parts/use-typed-draft.ts'
import { ConfirmSheet } from './ConfirmSheet.tsx'
import { Lines } from './Lines.tsx'
import { nameHours } from './name-hours.ts'
import { useArrival } from './use-arrival.ts'
import { useWithdrawal, type WithdrawalProblem, withdrawalDraft } from './use-withdrawal.ts'
import styles from './WithdrawForm.module.css'

export interface WithdrawFormProps {
  readonly terms: WithdrawalTerms
  readonly cards: BankCards
  readonly effect: MoneyEffect<'withdraw'>
  /** Why the last withdrawal was refused. */
  readonly refusal: string | undefined
  readonly onRefused: (message: string | undefined) => void
  /** Called when the gateway refuses the account, so that the list may be old. */
  readonly onCardRefused: () => void
  /** Shown between the fields and the sums. */
  readonly children: ReactNode
}

/**
 * The form of a withdrawal: the account, the amount within its limits, and what the player receives
 * (SPEC §11.69). Its limits, fee and time are visible before the confirmation (SPEC §12.19).
 */
export function WithdrawForm(props: WithdrawFormProps): ReactNode {
  const { terms, cards, effect, refusal, onRefused, onCardRefused, children } = props
  const t = useT()
  const currency = useCurrency()
  const arrival = useArrival()
  const offline = useConnection() === 'offline'
  const { confirm, confirming } = useWithdrawal(effect)
  const [{ cardId, typed }, setDraft] = useTypedDraft<WithdrawalDraft>(withdrawalDraft, {
    typed: '',
  })
  const [shown, setShown] = useState(false)
  const [asked, setAsked] = useState<AskedWithdrawal>()
  const usable = cards.cards.filter(isUsable)
  const card = usable.find(({ id }) => id === cardId) ?? usable[0]
  const { amount, message } = useChecked(terms)(typed)
  const receive = amount === undefined ? undefined : subtractDecimals(amount, terms.fee)

  function review(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setShown(true)
    onRefused(undefined)
    if (card && amount !== undefined)
      setAsked({ card, amount, receive: subtractDecimals(amount, terms.fee) })
    else focusInvalid(event.currentTarget)
  }
  async function send({ card: { id }, amount: asked }: AskedWithdrawal): Promise<void> {
    const refused = await confirm({ cardId: id, amount: asked })
    if (!refused) return
    setAsked(undefined)
    finish(refused)
  }
  function finish({ code, message }: WithdrawalProblem): void {
    onRefused(message)
    if (code === 'withdraw.card') onCardRefused()
  }

  return (
    <form noValidate onSubmit={review}>
      <Accounts
        cards={cards}
        chosen={card?.id}
        onChoose={(id) => setDraft({ typed, cardId: id })}
      />
      <AmountField
        label={t('withdraw.amount')}
        name="amount"
        value={typed}
        onChange={(value) => {
          setDraft((old) => ({ ...old, typed: value }))
          onRefused(undefined)
        }}
        onBlur={() => setShown(typed !== '')}
        symbol={currency.symbol}
        digits={currency.digits}
        min={terms.min}
        max={terms.max}
        maxAmount={highest(terms)}
        error={shown ? message : undefined}
      />
      <Conditions terms={terms} />
      {children}
      <Lines
        lines={[
          {
            label: t('withdraw.fee'),
            value: <Money {...currency} amount={terms.fee} />,
          },
          { label: t('withdraw.time'), value: arrival(terms.minutes) },
          {
            label: t('withdraw.receive'),
            value: (
              <span className={styles['receive']}>
                {receive === undefined ? '–' : <Money {...currency} amount={receive} />}
              </span>
            ),
          },
        ]}
      />
      <p className={styles['next']}>{t('withdraw.next')}</p>
      <ActionBar
        label={t('withdraw.receive')}
        figure={receive && <Money {...currency} amount={receive} />}
        note={refusal && <Refusal>{refusal}</Refusal>}
      >
        <Button
          type="submit"
          variant="accent"
          size="large"
          wide
          disabled={offline || card === undefined}
        >
          {t('withdraw.review')}
        </Button>
      </ActionBar>
      {asked && (
        <ConfirmSheet
          {...asked}
          terms={terms}
          busy={confirming}
          disabled={offline}
          onConfirm={() => void send(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </form>
  )
}

/** What the player has typed and chosen. It stays while something is set up on another page. */
interface WithdrawalDraft {
  readonly typed: string
  readonly cardId?: string
}

interface AskedWithdrawal {
  readonly card: BankCard
  readonly amount: string
  readonly receive: string
}

interface AccountsProps {
  readonly cards: BankCards
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

function Accounts({ cards: { cards, max }, chosen, onChoose }: AccountsProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  const time = (from: number): string => formatMoment(from, language)
  const full = cards.length >= max
  return (
    <section className={styles['accounts']}>
      <SectionHead
        title={t('withdraw.to')}
        count={t('withdraw.accounts', { count: cards.length, max })}
        action={
          full
            ? undefined
            : { label: t('withdraw.add'), to: pathTo('bankCards', { back: readHere() }) }
        }
      />
      <ChoiceList
        label={t('withdraw.to')}
        selected={chosen}
        onSelect={onChoose}
        choices={cards.map((card) => ({
          key: card.id,
          picture: <Icon name="bank" />,
          title: card.bankName,
          note: `${card.number} · ${card.holder}`,
          ...(!isUsable(card) && {
            disabled: `${card.number} · ${t('withdraw.usableFrom', { time: time(card.usableFrom ?? 0) })}`,
          }),
        }))}
      />
      {chosen === undefined && <Refusal>{t('withdraw.noneUsable')}</Refusal>}
    </section>
  )
}

/** Shows the withdrawals that are left today, and the hours. */
function Conditions({ terms }: { readonly terms: WithdrawalTerms }): ReactNode {
  const t = useT()
  const { countLeft, countMax, hours } = terms
  return (
    <p className={styles['conditions']}>
      <span>{t('withdraw.left', { count: countLeft, max: countMax })}</span>
      {hours && <span>{t('withdraw.hours', nameHours(hours))}</span>}
    </p>
  )
}

/** Returns whether money can be paid to an account at this moment. */
export function isUsable({ usableFrom = 0 }: BankCard): boolean {
  return usableFrom <= readServerTime()
}

/** Returns a function that reads a typed amount within the limits. It must be more than the fee. */
function useChecked({ min, max, available, capped = '0', fee }: WithdrawalTerms) {
  const t = useT()
  const currency = useCurrency()
  const read = useAmountCheck()
  const check = useAmountCheck({ min, max, balance: available })
  const money = (amount: string): string => formatMoney(amount, currency)
  return (typed: string): CheckedAmount => {
    const { amount = '0' } = read(typed)
    if (isPositive(capped) && compareDecimals(amount, available) > 0)
      return {
        message: t('withdraw.capProblem', { available: money(available), capped: money(capped) }),
      }
    const checked = check(typed)
    if (checked.amount === undefined || compareDecimals(checked.amount, fee) > 0) return checked
    return { message: t('withdraw.feeAbove', { fee: money(fee) }) }
  }
}

/** Returns the most that one withdrawal can be now. */
function highest({ available, max }: WithdrawalTerms): string {
  return compareDecimals(available, max) < 0 ? available : max
}
