import { type ReactNode, useState } from 'react'
import type { DepositOrder } from '../../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { CopyButton } from '../../../../../kit/controls/CopyButton.tsx'
import { formatSeconds, useSecondsLeft } from '../../../../../kit/controls/Countdown.tsx'
import { compareDecimals } from '../../../../../kit/controls/decimal.ts'
import typography from '../../../../../kit/controls/typography.module.css'
import { writeClock } from '../../../../../kit/controls/write-clock.ts'
import { useCurrency } from '../../../../../kit/money/use-currency.ts'
import { readServerTime } from '../../../../../state/status.ts'
import styles from './PaymentHead.module.css'

export interface PaymentHeadProps {
  readonly order: DepositOrder
  readonly onTimeUp: () => void
}

/** The exact amount to pay, and the time that is left by the server's clock. */
export function PaymentHead({ order, onTimeUp }: PaymentHeadProps): ReactNode {
  const t = useT()
  const { symbol, digits } = useCurrency()
  const { payable, amount, createdAt, expiresAt, methodName } = order
  const { groups, fraction, text } = splitAmount(payable, digits)
  const differs = compareDecimals(payable, amount) !== 0
  return (
    <header className={styles['head']} data-kit="head" data-kind="state">
      <p className={`${styles['method']} ${typography['muted']}`} data-part="kicker">
        <span>{methodName}</span>
        <span>{t('deposit.order.madeAt', { time: writeClock(createdAt) })}</span>
      </p>
      <div data-part="main">
        <p className={typography['muted']} data-part="label">
          {t('deposit.order.payExactly')}
        </p>
        <p className={`${styles['amount']} ${typography['display']}`} data-part="figure">
          {/* The symbol is not copied: banks take digits alone. */}
          <span>{symbol}</span>
          <span className={styles['figure']} data-payable>
            {groups.map((group, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be equal
              <span key={index} className={styles['group']}>
                {group}
              </span>
            ))}
            {fraction !== '' && (
              <span className={styles['cents']} data-part={differs ? 'cents' : undefined}>
                .{fraction}
              </span>
            )}
          </span>
        </p>
        <CopyButton text={text} label={t('deposit.order.copyAmount')} done={t('money.copied')} />
        {differs && (
          <p className={`${styles['note']} ${typography['muted']}`} data-part="note">
            {t('deposit.order.oddCents')}
          </p>
        )}
      </div>
      {expiresAt !== undefined && <Clock from={createdAt} to={expiresAt} onTimeUp={onTimeUp} />}
    </header>
  )
}

interface ClockProps {
  readonly from: number
  readonly to: number
  readonly onTimeUp: () => void
}

function Clock({ from, to, onTimeUp }: ClockProps): ReactNode {
  const t = useT()
  const [offset] = useState(() => readServerTime() - Date.now())
  const left = useSecondsLeft({ to, offset, onDone: onTimeUp })
  const whole = Math.max(1, (to - from) / 1000)
  return (
    <div
      className={styles['clock']}
      data-part="clock"
      style={{ '--share': Math.min(1, left / whole) }}
    >
      <time
        className={`${styles['time']} ${typography['display']}`}
        data-part="time"
        dateTime={`PT${left}S`}
        role="timer"
      >
        {formatSeconds(left)}
      </time>
      <span className={typography['muted']} data-part="until">
        {t('deposit.order.until', { time: writeClock(to) })}
      </span>
      <span className={styles['track']} data-part="meter" />
    </div>
  )
}

interface SplitAmount {
  /** The digits before the point in groups of three. */
  readonly groups: readonly string[]
  readonly fraction: string
  /** The whole amount without any separator, as it is shown and copied. */
  readonly text: string
}

/** Splits a decimal string into the parts that are shown. What a player copies equals what the page shows (SPEC §12.20). */
function splitAmount(amount: string, digits: number): SplitAmount {
  const [whole = '0', given = ''] = amount.split('.')
  const fraction = given.padEnd(digits, '0')
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ').split(' ')
  return { groups, fraction, text: fraction === '' ? whole : `${whole}.${fraction}` }
}
