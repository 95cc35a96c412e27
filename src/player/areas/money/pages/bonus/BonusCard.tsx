import { type ReactNode, useId, useState } from 'react'
import type { Bonus } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Countdown } from '../../../../kit/controls/Countdown.tsx'
import { compareDecimals, partOf } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { nameAbout } from '../../../../kit/controls/name-about.ts'
import { Progress } from '../../../../kit/controls/Progress.tsx'
import plate from '../../../../kit/controls/plate.module.css'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import type { MoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { readServerTime } from '../../../../state/status.ts'
import styles from './BonusCard.module.css'
import { BonusDetails } from './BonusDetails.tsx'
import { useBonusWords } from './use-bonus-words.ts'
import { useForfeit } from './use-forfeit.ts'

export interface BonusCardProps {
  readonly bonus: Bonus
  readonly forfeit: MoneyEffect<'forfeitBonus'>
  /** Called when the bonus expires on the screen. */
  readonly onExpired: () => void
}

/** Shows a bonus with its turnover, its terms and its actions. */
export function BonusCard({ bonus, forfeit, onExpired }: BonusCardProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { listGames } = useBonusWords()
  const id = useId()
  const [open, setOpen] = useState(false)
  const confirmAndForfeit = useForfeit(forfeit)
  const { state, maxCashOut, expiresAt } = bonus
  const active = state === 'active'
  return (
    <article
      className={`${plate['headed']} ${styles['card']}`}
      data-part="card"
      data-status={state}
    >
      <BonusHead id={id} bonus={bonus} />
      <TurnoverBar bonus={bonus} />
      <div className={`${styles['terms']} ${typography['muted']}`}>
        <p>{listGames(bonus)}</p>
        {maxCashOut !== undefined && (
          <p>
            {t('bonus.maxCashOut')} <Money {...currency} amount={maxCashOut} />
          </p>
        )}
        {active && expiresAt !== undefined && <Expiry to={expiresAt} onExpired={onExpired} />}
      </div>
      <div className={styles['actions']}>
        <Button
          {...nameAbout(`${id}-details`, id)}
          variant="outline"
          size="small"
          onClick={() => setOpen(true)}
        >
          {t('bonus.details')}
        </Button>
        {active && (
          <Button
            {...nameAbout(`${id}-forfeit`, id)}
            variant="plain"
            size="small"
            busy={forfeit.running}
            onClick={() => void confirmAndForfeit(bonus)}
          >
            {t('bonus.forfeit')}
          </Button>
        )}
      </div>
      {open && <BonusDetails bonus={bonus} onClose={() => setOpen(false)} />}
    </article>
  )
}

interface BonusHeadProps {
  /** Identifies the title. */
  readonly id: string
  readonly bonus: Bonus
}

/** What the bonus is, when it was received or ended, and how. */
function BonusHead({ id, bonus }: BonusHeadProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { formatTime } = useBonusWords()
  const { title, amount, state, receivedAt, endedAt } = bonus
  const active = state === 'active'
  return (
    <header className={styles['head']} data-kit="head" data-kind="card">
      <h2 className={styles['title']} data-part="title" id={id}>
        {title}
      </h2>
      <p className={`${styles['amount']} ${typography['display']}`} data-part="figure">
        <Money {...currency} amount={amount} />
      </p>
      <p className={`${styles['time']} ${typography['muted']}`} data-part="note">
        {!active && endedAt !== undefined
          ? t('bonus.ended', { state: t(`money.state.${state}`), time: formatTime(endedAt) })
          : t('bonus.received', { time: formatTime(receivedAt) })}
      </p>
      {!active && (
        <Tag tone={state === 'completed' ? 'light' : 'plain'}>{t(`money.state.${state}`)}</Tag>
      )}
    </header>
  )
}

/** Shows the turnover that was played of that which is required, in words and as a bar (SPEC §11.24). */
function TurnoverBar({ bonus }: { readonly bonus: Bonus }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { required, done, left } = bonus
  // A turnover of 99.9 % is not complete.
  const percent = Math.floor(partOf(done, required) * 100)
  const ended = compareDecimals(left, '0') <= 0
  return (
    <div className={styles['turnover']}>
      <p className={styles['line']}>
        <span>{t('bonus.turnover')}</span>
        <b>{t('bonus.percent', { count: ended ? 100 : percent })}</b>
      </p>
      <Progress label={t('bonus.turnover')} part={ended ? 1 : partOf(done, required)} />
      <p className={styles['line']}>
        <span>
          {t('bonus.played', {
            done: formatMoney(done, currency),
            required: formatMoney(required, currency),
          })}
        </span>
        <b>
          {ended ? t('bonus.noTurnover') : t('bonus.left', { amount: formatMoney(left, currency) })}
        </b>
      </p>
    </div>
  )
}

const dayMs = 86_400_000

interface ExpiryProps {
  readonly to: number
  readonly onExpired: () => void
}

/** Shows the end of a bonus: its date and, from two days before it, a countdown by the server's clock. */
function Expiry({ to, onExpired }: ExpiryProps): ReactNode {
  const t = useT()
  const { formatTime } = useBonusWords()
  // One offset while the card is shown, so that the countdown does not start anew.
  const [offset] = useState(() => readServerTime() - Date.now())
  const left = to - Date.now() - offset
  return (
    <p className={styles['expiry']}>
      {t('bonus.until', { time: formatTime(to) })}
      {left > 2 * dayMs ? (
        <b>{t('bonus.days', { count: Math.floor(left / dayMs) })}</b>
      ) : (
        left > 0 && (
          <b>
            {t('bonus.endsIn')} <Countdown to={to} offset={offset} onDone={onExpired} />
          </b>
        )
      )}
    </p>
  )
}
