import type { CSSProperties, ReactNode } from 'react'
import styles from './Hand.module.css'
import { PlayingCardView } from './PlayingCardView.tsx'
import { type DealtCard, shownTotal } from './plan-deal.ts'

export interface HandProps {
  readonly label: string
  readonly cards: readonly DealtCard[]
  /** The result of this hand once it has ended. */
  readonly fate: 'won' | 'lost' | 'push' | undefined
}

/** Cards that lie over one another, with their owner and total. */
export function Hand({ label, cards, fate }: HandProps): ReactNode {
  const total = shownTotal(cards.map(({ card }) => card))
  const crowd: CSSProperties = { '--many': Math.max(0, cards.length - 2) }
  return (
    <section className={styles['hand']} data-fate={fate} aria-label={label}>
      <p className={styles['label']}>
        {label}
        {total > 0 && <b className={styles['total']}>{total}</b>}
      </p>
      <div className={styles['cards']} style={crowd}>
        {cards.map(({ card, at }) => (
          <span className={styles['place']} key={`${at} ${card ?? ''}`}>
            <PlayingCardView card={card} />
          </span>
        ))}
        {cards.length === 0 && (
          <>
            <span className={styles['slot']} />
            <span className={styles['slot']} />
          </>
        )}
      </div>
    </section>
  )
}
