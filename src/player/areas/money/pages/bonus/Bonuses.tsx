import { type ReactNode, useState } from 'react'
import type { BonusPage } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { usePages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { isPositive } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useNavigate } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Tabs } from '../../../../kit/controls/Tabs.tsx'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { PagedList } from '../../../../kit/pages/PagedList.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useHeadline } from '../../../../state/headline.ts'
import { BonusCard } from './BonusCard.tsx'
import styles from './Bonuses.module.css'

/** The gateway lists forfeited bonuses with the expired ones. */
const states = ['active', 'completed', 'expired'] as const
type ListedState = (typeof states)[number]

/** Shows the bonuses of the member by state (SPEC §11.77). */
export default function Bonuses(): ReactNode {
  const t = useT()
  const [state, setState] = useState<ListedState>('active')
  const forfeit = useMoneyEffect('forfeitBonus')
  return (
    <PagePart>
      {forfeit.unanswered && (
        <div className={styles['unknown']}>
          <UnknownResult to={pathTo('accountRecord')} onDismiss={forfeit.forget} />
        </div>
      )}
      <Tabs
        label={t('bonus.tabs')}
        tabs={states.map((key) => ({ key, label: t(`bonus.${key}`) }))}
        selected={state}
        onSelect={setState}
      >
        <BonusList key={state} state={state} forfeit={forfeit} />
      </Tabs>
    </PagePart>
  )
}

interface BonusListProps {
  readonly state: ListedState
  readonly forfeit: ReturnType<typeof useMoneyEffect<'forfeitBonus'>>
}

function BonusList({ state, forfeit }: BonusListProps): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const list = usePages('bonuses', { state }, { fresh: true })
  useHeadline(useActiveHeadline(state, list.pages[0]))
  return (
    <PagedList
      list={list}
      itemsOf={({ bonuses }) => bonuses}
      skeleton={
        <div className={styles['list']} data-kit="cards">
          <Skeleton shape="card" height="13rem" count={2} />
        </div>
      }
      empty={{
        line: t(`bonus.none.${state}`),
        action: { label: t('bonus.deposit'), onPress: () => navigate(pathTo('deposit')) },
      }}
    >
      {(bonuses) => (
        <ul className={styles['list']} data-kit="cards">
          {bonuses.map((bonus) => (
            <li key={bonus.bonusId}>
              <BonusCard bonus={bonus} forfeit={forfeit} onExpired={list.reload} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

/** Returns what is left to play of the only bonus that is active, or how many are. */
function useActiveHeadline(state: ListedState, page: BonusPage | undefined): string | undefined {
  const t = useT()
  const currency = useCurrency()
  const [only, ...others] = page?.bonuses ?? []
  if (state !== 'active' || !only || page?.totalPages !== 1) return undefined
  if (others.length > 0 || !isPositive(only.left))
    return t('bonus.headline', { count: others.length + 1 })
  return t('bonus.headlineLeft', { amount: formatMoney(only.left, currency) })
}
