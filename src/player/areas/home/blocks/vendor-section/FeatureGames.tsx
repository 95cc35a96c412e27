import type { ReactNode } from 'react'
import type { Game } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Picture } from '../../../../kit/controls/Picture.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import { GameCard } from '../../../../kit/games/GameCard.tsx'
import { gamePath, useGameEntry } from '../../../../kit/games/use-game-entry.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './FeatureGames.module.css'
import { PopularOf } from './PopularOf.tsx'

/**
 * Shows the most popular game of a category across the section, and the next ones as tiles, two in
 * a row.
 */
export default function FeatureGames({ settings }: BlockProps<'vendor-section'>): ReactNode {
  return (
    <PopularOf
      settings={settings}
      className={styles['games']}
      skeleton={<Skeleton count={3} height="12.25rem" shape="card" />}
    >
      {([first, ...rest], rows) => (
        <>
          {first && (
            <li className={styles['first']}>
              <Feature game={first} wide={settings.wide[first.gameCode]} />
            </li>
          )}
          {rest.slice(0, rows * 2).map((game) => (
            <li key={`${game.vendor} ${game.gameCode}`}>
              <GameCard game={game} under="vendor" />
            </li>
          ))}
        </>
      )}
    </PopularOf>
  )
}

interface FeatureProps {
  readonly game: Game
  /** The merchant's wide picture of the game; without it, the game's own picture is cropped. */
  readonly wide: string | undefined
}

function Feature({ game, wide }: FeatureProps): ReactNode {
  const t = useT()
  const enter = useGameEntry()
  const { gameName, icon, hot, isNew } = game
  return (
    <button
      type="button"
      className={styles['feature']}
      data-cropped={wide ? undefined : ''}
      onClick={() => enter(gamePath(game))}
    >
      <Picture
        className={styles['picture']}
        sources={[wide, icon]}
        width={358}
        height={196}
        alt=""
      />
      {(hot || isNew) && (
        <span className={styles['tag']}>
          <Tag tone={hot ? 'light' : 'plain'}>{t(hot ? 'home.vendor.hot' : 'home.vendor.new')}</Tag>
        </span>
      )}
      <span className={styles['words']}>
        <b className={styles['name']}>{gameName}</b>
        <span className={styles['play']}>{t('home.vendor.play')}</span>
      </span>
    </button>
  )
}
