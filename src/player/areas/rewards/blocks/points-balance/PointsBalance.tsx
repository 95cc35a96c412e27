import type { ReactNode } from 'react'
import type { PointsBalance as Balance } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { formatDate } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { ThemeDrawing } from '../../../../kit/controls/ThemeDrawing.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { useLanguage } from '../../../../state/language.ts'
import { usePointsWords } from '../../parts/use-points-words.ts'
import styles from './PointsBalance.module.css'

export default withRealAccount(PointsBalance)

/** Shows the points, the level, how points are earned, and what expires next (SPEC §11.79). */
function PointsBalance({ settings }: BlockProps<'points-balance'>): ReactNode {
  const call = useCall('pointsBalance', undefined, { onReturn: 'refresh' })
  return (
    <div
      className={styles['balance']}
      data-kit="head"
      data-kind="points"
      data-pictured={settings.picture && ''}
    >
      <Answer call={call} size="row" skeleton={<BalanceSkeleton />}>
        {(balance) => <Figures balance={balance} />}
      </Answer>
      {settings.picture && (
        <ThemeDrawing className={styles['picture']} data-part="subject" src={settings.picture} />
      )}
    </div>
  )
}

function Figures({ balance }: { readonly balance: Balance }): ReactNode {
  const t = useT()
  const language = useLanguage()
  const currency = useCurrency()
  const { number, words } = usePointsWords()
  const { ornaments } = useSkin().look
  const { points, level, earnedThisMonth, betPerPoint, expiring } = balance
  // The moment of expiry is the first one of the day after the last day.
  const lastDay = (at: number): string => formatDate(at - 1, language)
  return (
    <>
      <p className={styles['head']} data-part="kicker">
        <span className={typography['muted']}>{t('mall.mine')}</span>
        <span className={styles['level']}>{level}</span>
      </p>
      <p className={`${styles['points']} ${typography['figure']}`} data-part="figure">
        {ornaments['points'] && (
          <ThemeDrawing className={styles['coin']} src={ornaments['points']} />
        )}
        {number(points)}
      </p>
      <p className={`${styles['rate']} ${typography['muted']}`} data-part="note">
        {t('mall.rate', {
          amount: formatMoney(betPerPoint, { ...currency, digits: digitsOf(betPerPoint) }),
        })}
      </p>
      <dl className={`${styles['facts']} ${typography['muted']}`}>
        <div>
          <dt>{t('mall.earned')}</dt>
          <dd>+{number(earnedThisMonth)}</dd>
        </div>
        {expiring && (
          <div>
            <dt>{t('mall.expires', { date: lastDay(expiring.at) })}</dt>
            <dd>{words(expiring.points)}</dd>
          </div>
        )}
      </dl>
      <ButtonLink
        className={styles['record']}
        variant="plain"
        size="small"
        iconEnd="chevron"
        to={pathTo('pointsRecord')}
      >
        {t('route.pointsRecord')}
      </ButtonLink>
    </>
  )
}

/** Returns 0 for a whole amount, which is written without digits after its point. */
function digitsOf(amount: string): number {
  return /\.\d*[1-9]/.test(amount) ? 2 : 0
}

function BalanceSkeleton(): ReactNode {
  return (
    <>
      <p className={styles['head']} data-part="kicker">
        <Skeleton shape="text" width="6rem" height="1.25rem" />
      </p>
      <p className={`${styles['points']} ${typography['figure']}`} data-part="figure">
        <Skeleton shape="text" width="9rem" height="2.5rem" />
      </p>
      <Skeleton shape="text" width="13rem" height="1.25rem" />
      <Skeleton shape="text" width="16rem" height="1.25rem" />
      <Skeleton shape="text" width="8rem" height="2.75rem" />
    </>
  )
}
