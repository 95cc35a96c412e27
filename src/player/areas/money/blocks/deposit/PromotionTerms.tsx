import { type ReactNode, useState } from 'react'
import { type Category, categories } from '../../../../../core/contract/categories.ts'
import type { DepositPromotion } from '../../../../../core/contract/generated/gateway.ts'
import {
  errorMessageKey,
  errorMessageValues,
  isQuiet,
} from '../../../../gateway/error-message-key.ts'
import { useMutation } from '../../../../gateway/use-mutation.ts'
import { formatTime } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import styles from './PromotionTerms.module.css'
import { bonusOf, totalDeposit } from './total-deposit.ts'

export interface PromotionTermsProps {
  readonly promotion: DepositPromotion
  readonly amount: string | undefined
  readonly onAccept: () => void
  readonly onClose: () => void
}

/** The terms of a promotion, and the button that accepts them. */
export function PromotionTerms(props: PromotionTermsProps): ReactNode {
  const { promotion, amount, onAccept, onClose } = props
  const t = useT()
  const terms = useTerms(promotion, amount)
  const { run, running } = useMutation('acceptPromotion')
  const [refusal, setRefusal] = useState<string>()

  async function accept(): Promise<void> {
    setRefusal(undefined)
    try {
      if (!promotion.accepted) await run({ body: { promotionId: promotion.id } })
      onAccept()
    } catch (error) {
      if (!isQuiet(error)) setRefusal(t(errorMessageKey(error), errorMessageValues(error)))
    }
  }

  return (
    <Sheet title={promotion.title} cancel={t('common.cancel')} onClose={onClose}>
      {promotion.summary && <p className={styles['summary']}>{promotion.summary}</p>}
      <dl className={styles['terms']}>
        {terms.map(([label, value]) => (
          <div key={label} className={styles['term']}>
            <dt className={styles['label']}>{label}</dt>
            <dd className={styles['value']}>{value}</dd>
          </div>
        ))}
      </dl>
      <Refusal>{refusal}</Refusal>
      <Button variant="accent" size="large" wide busy={running} onClick={() => void accept()}>
        {t('deposit.terms.accept')}
      </Button>
      <Button variant="plain" wide onClick={onClose}>
        {t('deposit.terms.without')}
      </Button>
    </Sheet>
  )
}

function useTerms(
  promotion: DepositPromotion,
  amount: string | undefined,
): readonly (readonly [string, string])[] {
  const t = useT()
  const currency = useCurrency()
  const { digits, language } = currency
  const money = (value: string): string => formatMoney(value, currency)
  const { percent, bonus = '0', maxBonus, minDeposit, turnover, maxCashOut, days } = promotion
  const share =
    percent === undefined
      ? money(bonus)
      : maxBonus === undefined
        ? t('deposit.terms.percent', { percent })
        : t('deposit.terms.percentUpTo', { percent, max: money(maxBonus) })
  const times = t('deposit.terms.times', { count: turnover })
  const reached = amount !== undefined && {
    bonus: money(bonusOf(amount, { promotion, digits })),
    turnover: money(totalDeposit(amount, { method: { fee: '0' }, promotion, digits }).turnover),
  }
  const games = promotion.categories?.map((category) =>
    isCategory(category) ? t(`category.${category}`) : category,
  )
  return [
    [t('deposit.bonus'), reached ? `${reached.bonus} (${share})` : share],
    [t('deposit.terms.minDeposit'), money(minDeposit)],
    [t('deposit.terms.turnover'), reached ? `${reached.turnover} (${times})` : times],
    [t('deposit.terms.days'), t('deposit.terms.dayCount', { count: days })],
    [
      t('deposit.terms.maxCashOut'),
      maxCashOut === undefined ? t('deposit.terms.noLimit') : money(maxCashOut),
    ],
    [t('deposit.terms.games'), games?.join(', ') ?? t('deposit.terms.allGames')],
    ...(promotion.endsAt === undefined
      ? []
      : [
          [
            t('deposit.terms.ends'),
            formatTime(promotion.endsAt, language, {
              dateStyle: 'medium',
              timeStyle: 'short',
            }),
          ] as const,
        ]),
  ]
}

function isCategory(name: string): name is Category {
  return Object.hasOwn(categories, name)
}
