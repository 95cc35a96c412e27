import type { ReactNode } from 'react'
import { useCall } from '../../../../../gateway/use-call.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { SectionHead } from '../../../../../kit/controls/SectionHead.tsx'
import { Skeleton } from '../../../../../kit/controls/Skeleton.tsx'
import { GameCard } from '../../../../../kit/games/GameCard.tsx'
import { Answer } from '../../../../../kit/pages/Answer.tsx'
import { useSkin } from '../../../../../registry/skin-context.tsx'
import styles from './HotGames.module.css'

const maxGames = 6

/** Shows the hot games of all categories, two in a row. */
export default function HotGames(): ReactNode {
  const t = useT()
  const { merchantCode } = useSkin().gateway
  return (
    <>
      <SectionHead title={t('home.hot.title')} />
      <Answer
        call={useCall('hotGames', { merchantCode })}
        skeleton={<Skeleton height="30rem" shape="card" />}
        empty={t('home.popular.empty')}
        isEmpty={({ list }) => list.length === 0}
      >
        {({ list }) => (
          <ul className={styles['games']}>
            {list.slice(0, maxGames).map((game) => (
              <li key={`${game.vendor} ${game.gameCode}`}>
                <GameCard game={game} under="none" />
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </>
  )
}
