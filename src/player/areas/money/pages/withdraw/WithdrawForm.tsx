import { type ReactNode, useEffect } from 'react'
import type { BankCards, WithdrawalTerms } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { formatMoment } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ChoiceList } from '../../../../kit/controls/ChoiceList.tsx'
import { compareDecimals } from '../../../../kit/controls/decimal.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { MoneyField } from '../../../../kit/money/MoneyField.tsx'
import { SubmitBar } from '../../../../kit/money/SubmitBar.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { readHere } from '../../../../kit/pages/return-path.ts'
import { useLanguage } from '../../../../state/language.ts'
import { ConfirmWithdrawal, type ConfirmWithdrawalProps } from './ConfirmWithdrawal.tsx'
import { Lines } from './Lines.tsx'
import { nameHours } from './name-hours.ts'
import { useArrival } from './use-arrival.ts'
import { isUsable, useWithdrawForm, type WithdrawNeeds } from './use-withdraw-form.ts'
import styles from './WithdrawForm.module.css'

export interface WithdrawFormProps extends WithdrawNeeds {
  /** Called with the reason of the last refusal, which outlives the form. */
  readonly onRefusal: (message: string | undefined) => void
  /** Shown between the fields and the sums. */
  readonly children: ReactNode
}

/**
 * The form of a withdrawal: the account, the amount within its limits, and what the player receives
 * (SPEC §11.69). Its limits, fee and time are visible before the confirmation (SPEC §12.19).
 */
export function WithdrawForm({ onRefusal, children, ...needs }: WithdrawFormProps): ReactNode {
  const { terms, cards } = needs
  const t = useT()
  const currency = useCurrency()
  const form = useWithdrawForm(needs)
  const { refusal, asked, card, receive } = form
  useEffect(() => onRefusal(refusal), [refusal, onRefusal])
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Accounts cards={cards} chosen={card?.id} onChoose={(cardId) => form.put({ cardId })} />
      <MoneyField
        form={form}
        name="amount"
        label={t('withdraw.amount')}
        symbol={currency.symbol}
        digits={currency.digits}
        min={terms.min}
        max={terms.max}
        maxAmount={highest(terms)}
      />
      <Conditions terms={terms} />
      {children}
      <Sums form={form} terms={terms} />
      <p className={`${styles['next']} ${typography['muted']}`}>{t('withdraw.next')}</p>
      <SubmitBar
        label={t('withdraw.receive')}
        figure={receive && <Money {...currency} amount={receive} />}
        refusal={refusal}
        disabled={card === undefined}
      >
        {t('withdraw.review')}
      </SubmitBar>
      {asked && <ConfirmWithdrawal form={form} asked={asked} terms={terms} />}
    </form>
  )
}

function Sums({ form, terms }: Pick<ConfirmWithdrawalProps, 'form' | 'terms'>): ReactNode {
  const { receive } = form
  const t = useT()
  const currency = useCurrency()
  const arrival = useArrival()
  return (
    <Lines
      lines={[
        { label: t('withdraw.fee'), value: <Money {...currency} amount={terms.fee} /> },
        { label: t('withdraw.time'), value: arrival(terms.minutes) },
        {
          label: t('withdraw.receive'),
          value: (
            <span className={`${styles['receive']} ${typography['figure']}`}>
              {receive === undefined ? '–' : <Money {...currency} amount={receive} />}
            </span>
          ),
        },
      ]}
    />
  )
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
          note: <InlineList items={[card.number, card.holder]} />,
          ...(!isUsable(card) && {
            disabled: (
              <InlineList
                items={[
                  card.number,
                  t('withdraw.usableFrom', { time: time(card.usableFrom ?? 0) }),
                ]}
              />
            ),
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
    <p className={`${styles['conditions']} ${typography['muted']}`}>
      <span>{t('withdraw.left', { count: countLeft, max: countMax })}</span>
      {hours && <span>{t('withdraw.hours', nameHours(hours))}</span>}
    </p>
  )
}

/** Returns the most that one withdrawal can be now. */
function highest({ available, max }: WithdrawalTerms): string {
  return compareDecimals(available, max) < 0 ? available : max
}
