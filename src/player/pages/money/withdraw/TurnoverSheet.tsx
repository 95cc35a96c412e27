import type { ReactNode } from 'react'
import type { TurnoverEntry } from '../../../../core/contract/generated/gateway.ts'
import { Answer } from '../../../components/parts/Answer.tsx'
import { useCurrency } from '../../../components/parts/money/use-currency.ts'
import { DayGroups, DayRow } from '../../../components/ui/DayGroups.tsx'
import { isPositive } from '../../../components/ui/decimal.ts'
import { formatMoney } from '../../../components/ui/format-money.ts'
import { Sheet } from '../../../components/ui/Sheet.tsx'
import { Skeleton } from '../../../components/ui/Skeleton.tsx'
import { writeClock } from '../../../components/ui/write-clock.ts'
import { useCall } from '../../../gateway/use-call.ts'
import { formatTime } from '../../../i18n/format-time.ts'
import { useT } from '../../../i18n/use-t.ts'
import { useSkin } from '../../../registry/skin-context.tsx'
import { useLanguage } from '../../../state/language.ts'
import styles from './TurnoverSheet.module.css'

/** Lists the deposits and bonuses that require turnover by day, with the time of the check. */
export function TurnoverSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT()
  const language = useLanguage()
  const ornament = useSkin().look.ornaments['sheet']
  const call = useCall('turnover')
  return (
    <Sheet
      title={t('withdraw.sourcesTitle')}
      cancel={t('common.close')}
      onClose={onClose}
      ornament={ornament}
    >
      <Answer
        call={call}
        empty={t('withdraw.noSources')}
        emptyAction="none"
        isEmpty={({ entries }) => entries.length === 0}
        skeleton={<Skeleton shape="card" height="4rem" count={3} />}
      >
        {({ turnover, entries }) => (
          <>
            <p className={styles['checked']}>
              {t('withdraw.checked', {
                time: formatTime(turnover.checkedAt, language, {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                }),
              })}
            </p>
            <DayGroups
              language={language}
              items={entries}
              timeOf={({ createdAt }) => createdAt}
              keyOf={({ orderId }) => orderId}
            >
              {(entry) => <Source entry={entry} />}
            </DayGroups>
          </>
        )}
      </Answer>
    </Sheet>
  )
}

function Source({ entry }: { readonly entry: TurnoverEntry }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { kind, title, required, done, missing, createdAt } = entry
  const money = (amount: string): string => formatMoney(amount, currency)
  const isDone = !isPositive(missing)
  return (
    <DayRow
      title={t(`withdraw.kind.${kind}`, { name: title })}
      note={
        <>
          <time dateTime={new Date(createdAt).toISOString()}>{writeClock(createdAt)}</time>
          {' · '}
          {t('withdraw.sourceOf', { done: money(done), required: money(required) })}
        </>
      }
      state={isDone ? 'done' : 'waiting'}
      endNote={
        isDone ? t('withdraw.sourceDone') : t('withdraw.sourceMissing', { amount: money(missing) })
      }
    />
  )
}
