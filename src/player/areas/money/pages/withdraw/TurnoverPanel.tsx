import { type ReactNode, useId, useState } from 'react'
import type { Turnover } from '../../../../../core/contract/generated/gateway.ts'
import { formatTime } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { isPositive, partOf } from '../../../../kit/controls/decimal.ts'
import { Figures } from '../../../../kit/controls/Figures.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Progress } from '../../../../kit/controls/Progress.tsx'
import plate from '../../../../kit/controls/plate.module.css'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useLanguage } from '../../../../state/language.ts'
import styles from './TurnoverPanel.module.css'
import { TurnoverSheet } from './TurnoverSheet.tsx'

/** Shows the turnover that is required, done and missing, and opens its sources (SPEC §11.24). */
export function TurnoverPanel({ turnover }: { readonly turnover: Turnover }): ReactNode {
  const t = useT()
  const id = useId()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const { required, missing, checkedAt } = turnover
  const time = formatTime(checkedAt, language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <section
      className={`${plate['plate']} ${styles['panel']}`}
      data-kit="panel"
      data-kind="turnover"
      aria-labelledby={id}
    >
      <div className={styles['head']} data-part="head">
        <h2 className={styles['title']} data-part="title" id={id}>
          {t('withdraw.turnover')}
        </h2>
        <button
          type="button"
          className={styles['sources']}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('withdraw.sources')}
          <Icon name="chevron" size="small" />
        </button>
      </div>
      {isPositive(required) && <TurnoverFigures turnover={turnover} />}
      <p className={`${styles['note']} ${typography['muted']}`} data-part="note">
        {!isPositive(missing) && (
          <span className={styles['reached']}>
            <Icon name="check" size="small" />
            {t('withdraw.reached')}
          </span>
        )}
        <span>{t('withdraw.checked', { time })}</span>
      </p>
      {open && <TurnoverSheet onClose={() => setOpen(false)} />}
    </section>
  )
}

function TurnoverFigures({ turnover }: { readonly turnover: Turnover }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { required, done, missing } = turnover
  // Three figures in a row have room for digits after the point only if these say something.
  const digits = [required, done, missing].every(isWhole) ? 0 : currency.digits
  const money = (amount: string): ReactNode => (
    <Money {...currency} digits={digits} amount={amount} />
  )
  return (
    <>
      <Figures
        figures={[
          { label: t('withdraw.required'), value: money(required) },
          { label: t('withdraw.done'), value: money(done) },
          { label: t('withdraw.missing'), value: money(missing), tone: 'strong' },
        ]}
      />
      <Progress label={t('withdraw.progress')} part={partOf(done, required)} />
    </>
  )
}

function isWhole(amount: string): boolean {
  return !/\.\d*[1-9]/.test(amount)
}
