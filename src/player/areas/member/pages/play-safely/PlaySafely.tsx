import { type ReactNode, useState } from 'react'
import type { PlayLimit, PlayLimits } from '../../../../../core/contract/generated/gateway.ts'
import { isKnown, knows } from '../../../../../core/contract/is-known.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { safetyProfiles } from '../../../../../core/contract/safety-profiles.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { formatMoment } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { partOf } from '../../../../kit/controls/decimal.ts'
import { ListGroup, ListPanel, ListRow } from '../../../../kit/controls/ListGroup.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Progress } from '../../../../kit/controls/Progress.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { useEffectButton } from '../../../../kit/forms/use-effect-button.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { openConfirm } from '../../../../state/dialogs.ts'
import { useHeadline } from '../../../../state/headline.ts'
import { useLanguage } from '../../../../state/language.ts'
import { ExclusionForm } from './ExclusionForm.tsx'
import { LimitForm } from './LimitForm.tsx'
import styles from './PlaySafely.module.css'

/** Shows the limits of the member, the reminder of the time played, and the pauses of play (SPEC §12.25). */
export default function PlaySafely(): ReactNode {
  const t = useT()
  const call = useCall('playLimits')
  return (
    <PagePart>
      <p className={styles['intro']}>{t('limits.intro')}</p>
      <Answer call={call} skeleton={<Skeleton shape="card" height="24rem" />}>
        {(limits) => <Limits limits={limits} />}
      </Answer>
      <div className={styles['more']}>
        <ButtonLink
          variant="outline"
          wide
          icon="info"
          to={pathTo('userAgreement', { section: 'responsible' })}
        >
          {t('limits.read')}
        </ButtonLink>
      </div>
    </PagePart>
  )
}

function Limits({ limits }: { readonly limits: PlayLimits }): ReactNode {
  const t = useT()
  const count = limits.limits.filter(({ amount }) => amount !== undefined).length
  useHeadline(count > 0 ? t('limits.headline', { count }) : undefined)
  const kinds = ['deposit', 'loss', 'unknown'] as const
  const shown = kinds.filter(
    (kind) => isKnown(kind) || limits.limits.some((limit) => limit.kind === kind),
  )
  return (
    <>
      <PauseBanner limits={limits} />
      {shown.map((kind) => (
        <ListGroup
          key={kind}
          title={t(`limits.kind.${kind}`)}
          note={t('limits.waiting', { count: limits.waitingHours })}
        >
          {limits.limits
            .filter((limit) => limit.kind === kind)
            .map((limit) => (
              <LimitRow key={limit.period} limit={limit} waitingHours={limits.waitingHours} />
            ))}
        </ListGroup>
      ))}
      <RealityCheck minutes={limits.realityCheckMinutes} />
      <TimeOut />
      <ListGroup title={t('limits.exclusion')}>
        <ListPanel>
          <p className={styles['text']}>{t('limits.exclusionText')}</p>
          <ExclusionForm />
        </ListPanel>
      </ListGroup>
    </>
  )
}

function PauseBanner({ limits }: { readonly limits: PlayLimits }): ReactNode {
  const t = useT()
  const format = useFormatTime()
  const { timeOutUntil, excludedUntil, excludedForever } = limits
  if (excludedForever) return <Banner tone="warning" title={t('limits.excludedForever')} />
  if (excludedUntil !== undefined)
    return (
      <Banner tone="warning" title={t('limits.excludedUntil', { time: format(excludedUntil) })} />
    )
  if (timeOutUntil === undefined) return null
  return <Banner tone="warning" title={t('limits.timeOutUntil', { time: format(timeOutUntil) })} />
}

function useFormatTime(): (time: number) => string {
  const language = useLanguage()
  return (time) => formatMoment(time, language)
}

interface LimitRowProps {
  readonly limit: PlayLimit
  readonly waitingHours: number
}

function LimitRow({ limit, waitingHours }: LimitRowProps): ReactNode {
  const t = useT()
  const format = useFormatTime()
  const currency = useCurrency()
  const [open, setOpen] = useState(false)
  const { period, amount, used, next } = limit
  const known = [limit].filter(knows('kind')).find(knows('period'))
  const money = (value: string): ReactNode => <Money amount={value} {...currency} />
  return (
    <>
      <ListRow
        icon="limit"
        label={t(`limits.period.${period}`)}
        value={
          amount === undefined ? (
            t('limits.none')
          ) : (
            <>
              {money(used)} / {money(amount)}
            </>
          )
        }
        {...(amount === undefined && { state: 'todo' as const })}
        {...(known && { onPress: () => setOpen(!open) })}
      />
      {amount !== undefined && (
        <ListPanel about="row">
          <Progress label={t('limits.used')} part={partOf(used, amount)} />
          {next && (
            <p className={styles['text']} role="status">
              {next.amount === undefined
                ? t('limits.endsAt', { time: format(next.from) })
                : t('limits.changesAt', { time: format(next.from) })}{' '}
              {next.amount !== undefined && money(next.amount)}
            </p>
          )}
        </ListPanel>
      )}
      {open && known && (
        <ListPanel>
          <LimitForm limit={known} waitingHours={waitingHours} onDone={() => setOpen(false)} />
        </ListPanel>
      )}
    </>
  )
}

const reminders = [0, 15, 30, 60, 120] as const

/** Lets the member choose when games remind of the time; there is no "never" where the market demands a reminder. */
function RealityCheck({ minutes }: { readonly minutes: number }): ReactNode {
  const t = useT()
  const { reminderMinutes } = safetyProfiles[useSkin().safety.profile]
  const { press, running } = useEffectButton('setRealityCheck', t('limits.saved'))
  const choices = reminders.filter((choice) => choice > 0 || reminderMinutes === 0)
  const current = minutes || reminderMinutes
  return (
    <ListGroup title={t('limits.realityCheck')}>
      <ListPanel>
        <p className={styles['text']}>{t('limits.realityCheckText')}</p>
        <div className={styles['choices']} role="radiogroup" aria-label={t('limits.realityCheck')}>
          {choices.map((choice) => (
            // biome-ignore lint/a11y/useSemanticElements: a button in a radio group
            <button
              key={choice}
              type="button"
              role="radio"
              className={styles['choice']}
              aria-checked={choice === current}
              disabled={running}
              onClick={() => void press({ body: { minutes: choice } })}
            >
              {choice === 0 ? t('limits.never') : t('limits.minutes', { count: choice })}
            </button>
          ))}
        </div>
      </ListPanel>
    </ListGroup>
  )
}

/** Lengths of a time-out in hours. */
const timeOuts = [24, 72, 168, 720] as const

function TimeOut(): ReactNode {
  const t = useT()
  const { press, running } = useEffectButton('startTimeOut', t('limits.saved'))
  async function confirmAndStart(hours: number): Promise<void> {
    const confirmed = await openConfirm({
      title: t('limits.timeOut'),
      text: t('limits.timeOutQuestion', { count: hours / 24 }),
      confirm: t('limits.timeOutStart'),
    })
    if (confirmed) await press({ body: { hours } })
  }
  return (
    <ListGroup title={t('limits.timeOut')}>
      <ListPanel>
        <p className={styles['text']}>{t('limits.timeOutText')}</p>
        <div className={styles['choices']}>
          {timeOuts.map((hours) => (
            <Button
              key={hours}
              variant="outline"
              size="small"
              disabled={running}
              onClick={() => void confirmAndStart(hours)}
            >
              {t('limits.days', { count: hours / 24 })}
            </Button>
          ))}
        </div>
      </ListPanel>
    </ListGroup>
  )
}
