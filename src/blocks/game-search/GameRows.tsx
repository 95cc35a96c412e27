import type { ReactNode } from 'react'
import { categories } from '../../contract/categories.ts'
import type { Game } from '../../contract/generated/gateway.ts'
import { useT } from '../../i18n/use-t.ts'
import { gamePath, useGameEntry } from '../../parts/use-game-entry.ts'
import { isCategory } from '../../parts/vendor-groups.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './GameRows.module.css'

export interface GameRowsProps {
  readonly games: readonly Game[]
  /** Names the list for a screen reader. */
  readonly label: string
  /** Called before a game is entered. */
  readonly onEnter?: () => void
}

/** Games as rows: a small picture, the name, its vendor and its category. */
export function GameRows({ games, label, onEnter }: GameRowsProps): ReactNode {
  return (
    <ul className={styles['rows']} aria-label={label}>
      {games.map((game) => (
        <li key={`${game.vendor} ${game.gameCode}`}>
          <GameRow game={game} onEnter={onEnter} />
        </li>
      ))}
    </ul>
  )
}

interface GameRowProps {
  readonly game: Game
  readonly onEnter: (() => void) | undefined
}

function GameRow({ game, onEnter }: GameRowProps): ReactNode {
  const t = useT()
  const enter = useGameEntry()
  const { gameName, gameCode, vendor, vendorName = vendor, gameCategory = '', icon } = game
  const kind = isCategory(gameCategory) ? categories[gameCategory] : undefined
  return (
    <button
      type="button"
      className={styles['row']}
      onClick={() => {
        onEnter?.()
        enter(gamePath(game))
      }}
    >
      <Picture
        className={styles['picture']}
        sources={[icon]}
        width={56}
        height={56}
        alt=""
        fallback={<Icon name={kind?.icon ?? 'slots'} />}
      />
      <span className={styles['words']}>
        <b className={styles['name']}>{gameName || gameCode}</b>
        <span className={styles['vendor']}>
          {kind ? `${vendorName} · ${t(kind.title)}` : vendorName}
        </span>
      </span>
      <Icon name="play" />
    </button>
  )
}
