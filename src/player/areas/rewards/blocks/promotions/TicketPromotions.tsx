import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import poster from './Poster.module.css'
import { PromotionCard } from './PromotionCard.tsx'
import { PromotionList } from './PromotionList.tsx'
import styles from './TicketPromotions.module.css'

/** Shows promotions with the picture beside the words; the first one can be a poster. */
export default function TicketPromotions({ settings }: BlockProps<'promotions'>): ReactNode {
  const { lead, limit, picture } = settings
  return (
    <PromotionList className={styles['section']} limit={limit} cardHeight={152}>
      {(promotions) => (
        <ul className={styles['list']} data-kit="promotions" data-kind={picture}>
          {promotions.map((promotion, at) => {
            const isLead = lead && at === 0
            return (
              <PromotionCard
                key={promotion.promotionId}
                promotion={promotion}
                className={isLead ? `${poster['poster']} ${styles['lead']}` : styles['ticket']}
                kind={isLead ? 'lead' : 'ticket'}
                picture={isLead ? 'wide' : 'square'}
                eager={at < 3}
              />
            )
          })}
        </ul>
      )}
    </PromotionList>
  )
}
