import { type ReactNode, useState } from 'react'
import type { DepositPromotion } from '../../../../../core/contract/generated/gateway.ts'
import { errorMessageKey, errorMessageValues } from '../../../../gateway/error-message-key.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { type Choice, ChoiceList } from '../../../../kit/controls/ChoiceList.tsx'
import { compareDecimals, multiplyDecimal } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { ErrorLine, Part } from './Part.tsx'
import { PromotionTerms } from './PromotionTerms.tsx'
import { bonusOf, totalDeposit } from './total-deposit.ts'
import type { DepositForm } from './use-deposit-form.ts'

const noBonus = ''

interface PromotionsProps {
  readonly form: DepositForm
}

/**
 * The promotions for a deposit. "No bonus" is the first choice and applies until the player chooses
 * another one; a promotion applies only after the player has read and accepted its terms.
 */
export function Promotions({ form }: PromotionsProps): ReactNode {
  const t = useT()
  const { promotions, promotion, promotionCall, amount, change } = form
  const error = form.errorOf('promotion')
  const [opened, setOpened] = useState<DepositPromotion>()
  const choices = useChoices(form)
  if (promotionCall.error)
    return (
      <Part title={t('deposit.promotion')} field="promotion" error={error}>
        <Notice
          kind="error"
          size="row"
          line={t(errorMessageKey(promotionCall.error), errorMessageValues(promotionCall.error))}
          action={{ label: t('common.retry'), onPress: () => void promotionCall.retry() }}
        />
      </Part>
    )
  if (promotions.length === 0) return error ? <ErrorLine>{error}</ErrorLine> : null
  return (
    <Part title={t('deposit.promotion')} field="promotion" error={error}>
      <ChoiceList
        label={t('deposit.promotion')}
        manual
        selected={promotion?.id ?? noBonus}
        onSelect={(key) => {
          const chosen = promotions.find(({ id }) => id === key)
          if (chosen) setOpened(chosen)
          else change({ promotionId: undefined })
        }}
        choices={choices}
      />
      {opened && (
        <PromotionTerms
          promotion={opened}
          amount={amount}
          onAccept={() => {
            change({ promotionId: opened.id })
            setOpened(undefined)
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Part>
  )
}

/** "No bonus" and the promotions, each with what is to be played and, for a typed amount, the bonus. */
function useChoices({ promotions, amount }: DepositForm): readonly Choice<string>[] {
  const t = useT()
  const currency = useCurrency()
  const { digits } = currency
  const money = (value: string): string => formatMoney(value, currency)

  function noteOf(promotion: DepositPromotion): string {
    const { turnover: count, days } = promotion
    if (amount === undefined) return t('deposit.playTimes', { count, days })
    const totals = totalDeposit(amount, { method: { fee: '0' }, promotion, digits })
    return t('deposit.playFirst', { amount: money(totals.turnover), count })
  }
  function choiceOf(promotion: DepositPromotion): Choice<string> {
    const { id: key, title, minDeposit } = promotion
    const choice = { key, title, note: noteOf(promotion) }
    if (amount === undefined) return choice
    if (compareDecimals(amount, minDeposit) < 0)
      return { ...choice, disabled: t('deposit.fromAmount', { amount: money(minDeposit) }) }
    const bonus = bonusOf(amount, { promotion, digits })
    return { ...choice, aside: <Money amount={bonus} {...currency} sign="always" /> }
  }

  const playOnce =
    amount === undefined
      ? t('deposit.playOnce')
      : t('deposit.playAmountOnce', { amount: money(multiplyDecimal(amount, 1)) })
  return [
    { key: noBonus, title: t('deposit.noBonus'), note: playOnce },
    ...promotions.map(choiceOf),
  ]
}
