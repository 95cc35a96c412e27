import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import poster from './Poster.module.css'
import styles from './PosterPromotions.module.css'
import { PromotionCard } from './PromotionCard.tsx'
import { PromotionList } from './PromotionList.tsx'

/** Shows promotions as posters, with the words on the picture and the status below it. */
export default function PosterPromotions({ settings }: BlockProps<'promotions'>): ReactNode {
  return (
    <PromotionList className={styles['section']} limit={settings.limit} cardHeight={288}>
      {(promotions) => (
        <ul className={styles['list']} data-kit="promotions" data-kind="posters">
          {promotions.map((promotion, at) => (
            <PromotionCard
              key={promotion.promotionId}
              promotion={promotion}
              className={poster['poster']}
              kind="poster"
              picture="wide"
              eager={at < 2}
            />
          ))}
        </ul>
      )}
    </PromotionList>
  )
}
