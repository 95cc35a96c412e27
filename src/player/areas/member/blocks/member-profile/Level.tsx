import type { ReactNode } from 'react'
import type { VipProgress } from '../../../../../core/contract/generated/gateway.ts'
import { errorMessageKey, errorMessageValues } from '../../../../gateway/error-message-key.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { isPositive, partOf, subtractDecimals } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Progress } from '../../../../kit/controls/Progress.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import styles from './Level.module.css'

/** Shows what the next level needs, and how far the player is. */
export function Level(): ReactNode {
  const t = useT()
  const { value, error, retry } = useCall('vipProgress')
  if (value) return <LevelProgress {...value} />
  if (!error) return <Skeleton shape="text" width="100%" height="5rem" />
  return (
    <p className={styles['failed']} role="alert">
      {t(errorMessageKey(error), errorMessageValues(error))}{' '}
      <button type="button" className={styles['retry']} onClick={() => void retry()}>
        {t('common.retry')}
      </button>
    </p>
  )
}

function LevelProgress({
  level,
  next,
  turnover,
  target,
  deposits = '0',
  depositTarget = '0',
}: VipProgress): ReactNode {
  const t = useT()
  if (target === undefined || next === undefined)
    return (
      <p className={`${styles['line']} ${typography['label']}`} data-part="label">
        {t('member.topLevel', { level })}
      </p>
    )
  const conditions = [
    { key: 'turnover', done: turnover, target },
    { key: 'deposits', done: deposits, target: depositTarget },
  ] as const
  return (
    <div className={styles['level']}>
      {conditions
        .filter((one) => isPositive(one.target))
        .map(({ key, ...amounts }) => (
          <Condition
            key={key}
            title={t(`member.${key}`)}
            label={t(`member.${key}Progress`, { level: next })}
            {...amounts}
          />
        ))}
      <Missing conditions={conditions} level={next} />
    </div>
  )
}

interface ConditionProps {
  readonly title: string
  /** Names the bar. */
  readonly label: string
  readonly done: string
  readonly target: string
}

function Condition({ title, label, done, target }: ConditionProps): ReactNode {
  const currency = useCurrency()
  const amount = (value: string): ReactNode => <Money amount={value} {...currency} />
  return (
    <>
      <p className={`${styles['line']} ${typography['label']}`} data-part="label">
        <span>{title}</span>
        <span>
          {amount(done)} / {amount(target)}
        </span>
      </p>
      <Progress label={label} part={partOf(done, target)} />
    </>
  )
}

interface MissingProps {
  readonly conditions: readonly (Pick<ConditionProps, 'done' | 'target'> & {
    readonly key: 'turnover' | 'deposits'
  })[]
  readonly level: string
}

/** Names what is missing of each condition of the next level. */
function Missing({ conditions, level }: MissingProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const missing = conditions.flatMap(({ key, done, target }) => {
    const left = subtractDecimals(target, done)
    if (!isPositive(left)) return []
    return [t(`member.missing.${key}`, { amount: formatMoney(left, currency) })]
  })
  if (missing.length === 0) return null
  // A name such as "VIP 4" stays in one line.
  const whole = level.replaceAll(' ', '\u00a0')
  return (
    <p className={styles['note']} data-part="note">
      {missing.join(' + ')} {t('member.toNext', { level: whole })}
    </p>
  )
}
