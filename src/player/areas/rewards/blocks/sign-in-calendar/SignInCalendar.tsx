import { type ReactNode, useEffect } from 'react'
import type { SignInCalendar as Calendar } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import plate from '../../../../kit/controls/plate.module.css'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { useConnection } from '../../../../state/connection.ts'
import { readServerTime } from '../../../../state/status.ts'
import { showNotification } from '../../../../state/toasts.ts'
import { useClaimNotification } from '../../parts/use-claim.ts'
import { DayTable } from './DayTable.tsx'
import styles from './SignInCalendar.module.css'

export default withRealAccount(SignInCalendar)

/** Shows the days with a sign-in and what each gives, and signs in today (SPEC §11.78). */
function SignInCalendar(props: BlockProps<'sign-in-calendar'>): ReactNode {
  const { variant, settings } = props
  const t = useT()
  const center = useCall('rewardCenter')
  const streak = center.value?.calendar?.streak
  return (
    <Section
      title={t('rewards.calendar')}
      tone={settings.tone}
      count={streak ? t('rewards.streak', { count: streak }) : undefined}
    >
      <Answer
        call={center}
        skeleton={<Skeleton shape="card" height={variant === 'month' ? '26rem' : '11rem'} />}
        empty={t('rewards.noCalendar')}
        emptyAction="none"
        size="row"
        isEmpty={({ calendar }) => calendar === undefined}
      >
        {({ calendar }) =>
          calendar && <Days calendar={calendar} variant={variant} onNextDay={center.retry} />
        }
      </Answer>
    </Section>
  )
}

interface DaysProps {
  readonly calendar: Calendar
  readonly variant: 'month' | 'week'
  readonly onNextDay: () => void
}

function Days({ calendar, variant, onNextDay }: DaysProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const offline = useConnection() === 'offline'
  const signIn = useMoneyEffect('signInToday')
  const announce = useClaimNotification()
  const { today, signed, nextDayAt, days, turnover } = calendar
  useNextDay(nextDayAt, onNextDay)
  const present = days.find(({ day }) => day === today)
  const next = days.find(({ state }) => state === 'ahead')
  const write = (amount = '0'): string => formatMoney(amount, currency)
  async function press(): Promise<void> {
    const outcome = await signIn.press({ body: { day: today } })
    if (outcome.kind === 'done') announce(outcome.value)
    if (outcome.kind === 'refused' && outcome.message !== undefined)
      showNotification(outcome.message)
  }
  return (
    <div className={`${plate['plate']} ${styles['calendar']}`} data-kit="calendar">
      <DayTable calendar={calendar} variant={variant} />
      {signIn.unanswered && (
        <UnknownResult to={pathTo('accountRecord')} onDismiss={signIn.forget} />
      )}
      {signed ? (
        <p className={styles['signed']}>
          <b>{t('rewards.signedToday')}</b>
          {next && (
            <span className={typography['muted']}>
              {t('rewards.nextDay', { amount: write(next.amount) })}
            </span>
          )}
        </p>
      ) : (
        <Button
          size="large"
          wide
          busy={signIn.running}
          disabled={offline}
          onClick={() => void press()}
        >
          <InlineList items={[t('rewards.signIn'), write(present?.amount)]} />
        </Button>
      )}
      {turnover > 0 && (
        <p className={typography['muted']}>{t('rewards.turnover', { count: turnover })}</p>
      )}
    </div>
  )
}

/** Runs a function when the next day begins by the server's clock. */
function useNextDay(nextDayAt: number, run: () => void): void {
  useEffect(() => {
    // A second later, so that the gateway surely has the next day.
    const timer = setTimeout(run, Math.max(0, nextDayAt - readServerTime()) + 1000)
    return () => clearTimeout(timer)
  }, [nextDayAt, run])
}
