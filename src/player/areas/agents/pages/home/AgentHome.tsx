import type { ReactNode } from 'react'
import { contractFlags } from '../../../../../core/contract/contract-kinds.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useReadFlag } from '../../../../registry/use-flag.ts'
import { listWaiting } from '../../parts/contract-kinds.ts'
import styles from './AgentHome.module.css'
import { AgentMenu } from './AgentMenu.tsx'
import { Announcements, useAnnouncements } from './Announcements.tsx'
import { HomeFigures } from './HomeFigures.tsx'
import { IncomeHead } from './IncomeHead.tsx'
import { Sources } from './Sources.tsx'
import { WaitingContracts } from './WaitingContracts.tsx'

/** Shows an agent's income and team at a glance, what waits for an answer, and the agents' pages (SPEC §11.81). */
export default function AgentHome(): ReactNode {
  const month = useCall('teamKpiB', { period: 'month' }, { onReturn: 'refresh' })
  const readFlag = useReadFlag()
  const requests = useCall('fundsConsolidated', undefined, { onReturn: 'refresh' })
  const waiting = requests.value
    ? listWaiting(requests.value).filter(({ kind }) => readFlag(contractFlags[kind]))
    : []
  const news = useAnnouncements()
  return (
    <PagePart>
      <div className={styles['home']}>
        <IncomeHead call={month} />
        <HomeFigures month={month.value} />
        {/* What may be absent is known before what lies below it is shown, so that nothing moves. */}
        {requests.loading ? (
          <Skeleton shape="card" height="16rem" />
        ) : (
          <>
            <WaitingContracts waiting={waiting} />
            <AgentMenu waiting={waiting.length} />
            <Announcements list={news.list} />
            {!news.loading && <Sources call={month} />}
          </>
        )}
      </div>
    </PagePart>
  )
}
