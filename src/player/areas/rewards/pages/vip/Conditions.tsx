import type { ReactNode } from 'react'
import type {
  LevelTargets,
  VipLevel,
  VipProgress,
} from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { compareDecimals, partOf } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Progress } from '../../../../kit/controls/Progress.tsx'
import plate from '../../../../kit/controls/plate.module.css'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useRewardWords } from '../../parts/use-reward-words.ts'
import styles from './Conditions.module.css'

export interface ConditionsProps {
  readonly levels: readonly VipLevel[]
  /** The level that is shown. */
  readonly level: VipLevel
  /** The member's place; undefined for a guest. */
  readonly own: VipProgress | undefined
}

/** Shows what a level needs in a month: to rise to it, and to keep it, with what the member has done. */
export function Conditions({ levels, level, own }: ConditionsProps): ReactNode {
  const t = useT()
  const { formatTime } = useRewardWords()
  const at = levels.findIndex((one) => one.level === level.level)
  const ownAt = levels.findIndex((one) => one.level === own?.level)
  const next = levels[at + 1]
  const isOwn = at === ownAt && own !== undefined
  return (
    <div className={`${plate['headed']} ${styles['conditions']}`} data-kit="targets">
      {isOwn && next?.rise && (
        <Targets
          title={t('vip.riseTo', { level: next.level })}
          targets={next.rise}
          done={own}
          measured
        />
      )}
      {isOwn && !next && (
        <p className={`${styles['title']} ${typography['display']}`} data-part="title">
          {t('vip.highest')}
        </p>
      )}
      {!isOwn && level.rise && (
        <Targets
          title={t('vip.riseTo', { level: level.level })}
          targets={level.rise}
          done={own}
          measured={at > ownAt && own !== undefined}
        />
      )}
      {!level.rise && !isOwn && (
        <p className={`${styles['title']} ${typography['display']}`} data-part="title">
          {t('vip.first')}
        </p>
      )}
      {level.keep ? (
        <Targets
          title={t('vip.keep', { level: level.level })}
          targets={level.keep}
          done={own}
          measured={isOwn}
        />
      ) : (
        <p className={typography['muted']}>{t('vip.kept', { level: level.level })}</p>
      )}
      {isOwn && own.resetsAt !== undefined && (
        <p className={typography['muted']}>{t('vip.until', { time: formatTime(own.resetsAt) })}</p>
      )}
    </div>
  )
}

interface TargetsProps {
  readonly title: string
  readonly targets: LevelTargets
  readonly done: VipProgress | undefined
  /** Shows how far the member is. */
  readonly measured: boolean
}

function Targets({ title, targets, done, measured }: TargetsProps): ReactNode {
  const t = useT()
  return (
    <section className={styles['targets']}>
      <h2 className={`${styles['title']} ${typography['display']}`} data-part="title">
        {title}
      </h2>
      <Target
        label={t('vip.bets')}
        target={targets.turnover}
        done={measured ? done?.turnover : undefined}
      />
      <Target
        label={t('vip.deposits')}
        target={targets.deposits}
        done={measured ? (done?.deposits ?? '0') : undefined}
      />
    </section>
  )
}

interface TargetProps {
  readonly label: string
  readonly target: string
  /** What the member has done; undefined if it is not shown. */
  readonly done: string | undefined
}

function Target({ label, target, done }: TargetProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const isMet = done !== undefined && compareDecimals(done, target) >= 0
  const wanted = formatMoney(target, currency)
  return (
    <div className={styles['target']}>
      <p className={styles['line']}>
        <span>{label}</span>
        <b>
          {done === undefined
            ? wanted
            : t('rewards.done', { done: formatMoney(done, currency), target: wanted })}
        </b>
        {isMet && (
          <span className={styles['met']}>
            <Icon name="check" size="small" />
            <span data-unseen>{t('vip.met')}</span>
          </span>
        )}
      </p>
      {done !== undefined && <Progress label={label} part={isMet ? 1 : partOf(done, target)} />}
    </div>
  )
}
