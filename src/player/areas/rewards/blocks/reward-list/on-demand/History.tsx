import type { ReactNode } from 'react'
import type { PastReward } from '../../../../../../core/contract/generated/gateway.ts'
import type { IconName } from '../../../../../../core/contract/icons.ts'
import { pathTo } from '../../../../../../core/contract/pages.ts'
import { usePages } from '../../../../../gateway/use-pages.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { DayGroups, DayRow } from '../../../../../kit/controls/DayGroups.tsx'
import { Icon } from '../../../../../kit/controls/Icon.tsx'
import { Money } from '../../../../../kit/controls/Money.tsx'
import { Sheet } from '../../../../../kit/controls/Sheet.tsx'
import { Skeleton } from '../../../../../kit/controls/Skeleton.tsx'
import { useCurrency } from '../../../../../kit/money/use-currency.ts'
import { PagedList } from '../../../../../kit/pages/PagedList.tsx'
import { useLanguage } from '../../../../../state/language.ts'
import { useRewardWords } from '../../../parts/use-reward-words.ts'
import styles from './History.module.css'

const icons: Readonly<Record<PastReward['kind'], IconName>> = {
  ticket: 'ticket',
  mission: 'bets',
  signIn: 'calendar',
  levelGift: 'crown',
  unknown: 'gift',
}

/** Lists the rewards that were claimed, in a sheet; each leads to its receipt. */
export default function History({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT()
  return (
    <Sheet title={t('rewards.historyTitle')} cancel={t('common.close')} onClose={onClose}>
      <List onClose={onClose} />
    </Sheet>
  )
}

function List({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT()
  const language = useLanguage()
  const currency = useCurrency()
  const { formatTime } = useRewardWords()
  const list = usePages('rewardHistory', {}, { fresh: true })
  return (
    <div className={styles['list']}>
      <PagedList
        list={list}
        itemsOf={({ rewards }) => rewards}
        skeleton={<Skeleton shape="card" height="4rem" count={5} />}
        empty={{ line: t('rewards.noHistory') }}
      >
        {(rewards) => (
          <DayGroups
            items={rewards}
            timeOf={({ claimedAt }) => claimedAt}
            keyOf={({ rewardId }) => rewardId}
            language={language}
          >
            {({ title, amount, kind, claimedAt, orderId }) => (
              <DayRow
                title={title}
                note={formatTime(claimedAt)}
                picture={<Icon name={icons[kind]} size="medium" />}
                end={<Money {...currency} amount={amount} sign="always" />}
                to={pathTo('records', { order: orderId })}
                onPress={onClose}
              />
            )}
          </DayGroups>
        )}
      </PagedList>
    </div>
  )
}
