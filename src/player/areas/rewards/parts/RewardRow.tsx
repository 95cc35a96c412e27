import type { ReactNode } from 'react'
import type { Reward } from '../../../../core/contract/generated/gateway.ts'
import type { IconName } from '../../../../core/contract/icons.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Button } from '../../../kit/controls/Button.tsx'
import { partOf } from '../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../kit/controls/format-money.ts'
import { Icon } from '../../../kit/controls/Icon.tsx'
import { Money } from '../../../kit/controls/Money.tsx'
import { Progress } from '../../../kit/controls/Progress.tsx'
import typography from '../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../kit/money/use-currency.ts'
import styles from './RewardRow.module.css'
import type { Claim } from './use-claim.ts'
import { useRewardWords } from './use-reward-words.ts'

export interface RewardRowProps {
  readonly reward: Reward
  readonly icon: IconName
  readonly claim: Claim
  /** The way to what is missing, while the reward cannot be claimed. */
  readonly todo?: ReactNode
}

/** A reward: what it is, its amount, how far it is, and the button that claims it. */
export function RewardRow({ reward, icon, claim, todo }: RewardRowProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { timeOf } = useRewardWords()
  const { rewardId, title, note, amount, turnover, state, progress } = reward
  const time = timeOf(reward)
  return (
    <article className={styles['row']} data-part="row">
      <span className={styles['mark']} data-part="mark">
        <Icon name={state === 'claimed' ? 'check' : icon} size="medium" />
      </span>
      <div className={styles['words']}>
        <h3
          className={`${styles['title']} ${typography['name']}`}
          data-part="title"
          id={`reward-${rewardId}`}
        >
          {title}
        </h3>
        {note && <p className={`${styles['note']} ${typography['muted']}`}>{note}</p>}
        {progress && state !== 'claimed' && <RewardProgress title={title} progress={progress} />}
        <p className={`${styles['note']} ${typography['muted']}`}>
          {turnover > 0 && state !== 'claimed' && (
            <span>{t('rewards.turnover', { count: turnover })}</span>
          )}
          {time !== undefined && <span>{time}</span>}
        </p>
      </div>
      <div className={styles['end']}>
        <p className={`${styles['amount']} ${typography['display']}`} data-part="value">
          <Money {...currency} amount={amount} />
        </p>
        {state === 'claimable' && (
          <Button
            size="small"
            busy={claim.running === rewardId}
            disabled={!claim.canClaim && claim.running !== rewardId}
            aria-label={t('rewards.claimOne', { title, amount: formatMoney(amount, currency) })}
            onClick={() => void claim.claim(rewardId)}
          >
            {t('rewards.claim')}
          </Button>
        )}
        {state === 'progress' && todo}
        {(state === 'claimed' || state === 'expired' || state === 'unknown') && (
          <span className={typography['muted']}>{t(`rewards.state.${state}`)}</span>
        )}
      </div>
    </article>
  )
}

interface RewardProgressProps {
  readonly title: string
  readonly progress: NonNullable<Reward['progress']>
}

/** Shows what is done of what is needed, in words and as a bar. */
function RewardProgress({ title, progress }: RewardProgressProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { done, target, unit } = progress
  const write = (value: string): string => (unit === 'money' ? formatMoney(value, currency) : value)
  return (
    <div className={styles['progress']}>
      <Progress label={t('rewards.progressOf', { title })} part={partOf(done, target)} />
      <p className={`${styles['done']} ${typography['muted']}`}>
        {t('rewards.done', { done: write(done), target: write(target) })}
      </p>
    </div>
  )
}
