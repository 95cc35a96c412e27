import type { ReactNode } from 'react'
import type { TurnoverEntry } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { formatTime } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { DayGroups, DayRow } from '../../../../kit/controls/DayGroups.tsx'
import { isPositive } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { writeClock } from '../../../../kit/controls/write-clock.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useLanguage } from '../../../../state/language.ts'
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
            <p className={`${styles['checked']} ${typography['muted']}`}>
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
        <InlineList
          items={[
            <time key="time" dateTime={new Date(createdAt).toISOString()}>
              {writeClock(createdAt)}
            </time>,
            t('withdraw.sourceOf', { done: money(done), required: money(required) }),
          ]}
        />
      }
      state={isDone ? 'done' : 'waiting'}
      endNote={
        isDone ? t('withdraw.sourceDone') : t('withdraw.sourceMissing', { amount: money(missing) })
      }
    />
  )
}
