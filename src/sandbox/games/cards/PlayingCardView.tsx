import type { ReactNode } from 'react'
import { useGame } from '../room/game-context.ts'
import styles from './PlayingCardView.module.css'
import { readCard, type Suit } from './read-card.ts'

const shapes: Readonly<Record<Suit, string>> = {
  h: 'M12 21C5 15.5 2 11.8 2 7.9 2 5 4.2 3 6.9 3c2 0 3.9 1.2 5.1 3.200C13.2 4.2 15.1 3 17.1 3 19.8 3 22 5 22 7.900c0 3.9-3 7.6-10 13.100z',
  d: 'M12 1.500C14.2 5.6 17 9.1 20.5 12 17 14.9 14.2 18.4 12 22.5 9.8 18.4 7 14.9 3.5 12 7 9.1 9.8 5.6 12 1.500z',
  c: 'M12 2a4.8 4.8 0 0 1 4.2 7.100A4.9 4.9 0 1 1 13.2 15.600c.2 2.7 1 4.7 2.8 6.400H8c1.8-1.7 2.6-3.7 2.8-6.400A4.9 4.9 0 1 1 7.8 9.1 4.8 4.8 0 0 1 12 2z',
  s: 'M12 1.500c3.2 4.5 9.5 7.7 9.5 12.700a4.7 4.7 0 0 1-8.2 3.100c.3 2 1.1 3.5 2.5 4.700H8.200c1.4-1.2 2.2-2.7 2.5-4.700a4.7 4.7 0 0 1-8.2-3.100C2.5 9.2 8.8 6 12 1.500z',
}
/** The crests on the picture cards. */
const crests: Readonly<Record<string, string>> = {
  J: 'M5 3.5h14V11c0 4.6-2.8 7.6-7 10-4.2-2.4-7-5.4-7-10zM12 3.5V21M5 10h14',
  Q: 'M4 20L3 8l5 5 4-9 4 9 5-5-1 12zM5 17h14',
  K: 'M4 20V8l4 4 2-6h4l2 6 4-4v12zM12 6V2M10 4h4M4 17h16',
}

/** A playing card; face down without one. */
export function PlayingCardView({ card }: { readonly card: string | undefined }): ReactNode {
  const { t } = useGame()
  const face = readCard(card)
  if (!face)
    return (
      <span className={styles['card']} data-face="down" role="img" aria-label={t('cards.hidden')} />
    )
  const { rank, suit } = face
  const name = t('cards.card', { rank, suit: t(`suit.${suit}`) })
  const crest = crests[rank]
  return (
    <span className={styles['card']} data-face="up" data-suit={suit} role="img" aria-label={name}>
      <span className={styles['corner']}>
        {rank}
        <Shape path={shapes[suit]} />
      </span>
      <span className={styles['heart']} data-crest={crest ? '' : undefined}>
        {crest && <Shape path={crest} />}
        <Shape path={shapes[suit]} />
      </span>
    </span>
  )
}

function Shape({ path }: { readonly path: string }): ReactNode {
  return (
    <svg className={styles['shape']} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
