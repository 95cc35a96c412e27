import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Rail } from '../../../../kit/controls/Rail.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { drawItems } from './Draw.tsx'
import { EmptyCalendarLeaf, LeadLeaf } from './LeadLeaf.tsx'
import styles from './LeafLotteries.module.css'
import { Lotteries } from './Lotteries.tsx'

/** Shows the next draw as a tear-off leaf, and the others as small leaves under it. */
export default function LeafLotteries({ settings }: BlockProps<'lotteries'>): ReactNode {
  const t = useT()
  return (
    <Lotteries
      className={styles['leaf']}
      settings={settings}
      skeleton={(limit) => (
        <>
          <EmptyCalendarLeaf />
          {limit > 1 && (
            <div className={styles['skeleton']}>
              <Skeleton count={3} height="10.5rem" shape="card" />
            </div>
          )}
        </>
      )}
    >
      {([first, ...others], onClosed) => (
        <>
          {first && <LeadLeaf lottery={first} onClosed={onClosed} calendar={settings.calendar} />}
          {others.length > 0 && (
            <Rail label={t('home.lotteries.title')} className={styles['draws']}>
              {drawItems(others, onClosed)}
            </Rail>
          )}
        </>
      )}
    </Lotteries>
  )
}
