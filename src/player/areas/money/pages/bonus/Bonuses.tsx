import { type ReactNode, useState } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { usePages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useNavigate } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Tabs } from '../../../../kit/controls/Tabs.tsx'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { PagedList } from '../../../../kit/pages/PagedList.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
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
